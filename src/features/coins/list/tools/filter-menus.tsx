// Category, chain, market cap and listing date: each a chip that drops a list of choices.
import { ChevronDown } from 'lucide-react'
import { useLiveQuery } from '#data/live-query.ts'
import { memo, type ReactNode } from 'react'
import { coinFilterWords } from '#data/catalog/queries.ts'
import { listingWindows } from '#domain/coin/listing-window.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { Chip } from '#ui/actions/chip.tsx'
import { Menu, MenuCheck } from '#ui/overlays/menu.tsx'
import { useSettled } from '#ui/use-settled.ts'
import { capBands, type CapBand, type CoinListSearch } from '../list-search.ts'
import { toldWithinMs } from './tool-props.ts'
import type { ChangeSearch } from '../use-list-search.ts'

type FilterProps = { search: CoinListSearch; change: ChangeSearch }
type WordField = 'category' | 'chain'
type FilterMenuProps = { label: string; value: string | null; children: ReactNode }

/**
 * The check marks say at once what is chosen, the chip when the rows are there: as it grows, the
 * menu that hangs on it is placed anew.
 */
const FilterMenu = ({ label, value, children }: FilterMenuProps) => {
  const told = useSettled(value, value, toldWithinMs)
  return (
    <Menu
      trigger={
        <Chip isOn={told !== null} after={<ChevronDown />}>
          {label}
          {told === null ? null : <bdi className="max-w-32 truncate font-medium">{told}</bdi>}
        </Chip>
      }
    >
      {children}
    </Menu>
  )
}

const capBandNames = Object.keys(capBands) as CapBand[]

/** One chosen name as it is, more as their number. */
const summaryOf = (chosen: readonly string[] | undefined): string | null => {
  if (chosen === undefined || chosen.length === 0) return null
  return chosen.length === 1 ? (chosen[0] ?? null) : String(chosen.length)
}

const toggled = (chosen: readonly string[] | undefined, word: string): string[] | undefined => {
  const next = chosen?.includes(word)
    ? chosen.filter((other) => other !== word)
    : [...(chosen ?? []), word]
  return next.length > 0 ? next : undefined
}

/**
 * What a link chose may not occur in the list of today: it stays on offer so that it can be taken
 * back.
 */
const offered = (
  words: readonly string[] | undefined,
  chosen: readonly string[] | undefined,
): string[] => [
  ...new Set([...(chosen ?? []).filter((word) => !words?.includes(word)), ...(words ?? [])]),
]

type WordCheckProps = { name: WordField; word: string; isChecked: boolean; change: ChangeSearch }

const WordCheck = memo(({ name, word, isChecked, change }: WordCheckProps) => (
  <MenuCheck
    keepOpen
    isChecked={isChecked}
    onChange={() => change((current) => ({ [name]: toggled(current[name], word) }))}
  >
    <bdi>{word}</bdi>
  </MenuCheck>
))

type WordMenuProps = {
  name: WordField
  words: readonly string[] | undefined
  chosen: readonly string[] | undefined
  change: ChangeSearch
}

const WordMenu = memo(({ name, words, chosen, change }: WordMenuProps) => {
  const { t } = useText('coins')
  return (
    <FilterMenu label={t(name)} value={summaryOf(chosen)}>
      {offered(words, chosen).map((word) => (
        <WordCheck
          key={word}
          name={name}
          word={word}
          isChecked={chosen?.includes(word) ?? false}
          change={change}
        />
      ))}
    </FilterMenu>
  )
})

const CapMenu = memo(({ cap, change }: { cap: CapBand | undefined; change: ChangeSearch }) => {
  const { t } = useText('coins')
  const format = useFormat()
  const capLabel = (band: CapBand): string => {
    const { min, max } = { min: undefined, max: undefined, ...capBands[band] }
    if (min === undefined) return t('capBelow', { amount: format.money(max) })
    return max === undefined
      ? t('capFrom', { amount: format.money(min) })
      : t('capBetween', { from: format.money(min), to: format.money(max) })
  }
  return (
    <FilterMenu label={t('marketCap')} value={cap === undefined ? null : capLabel(cap)}>
      <MenuCheck isChecked={cap === undefined} onChange={() => change({ cap: undefined })}>
        {t('any')}
      </MenuCheck>
      {capBandNames.map((band) => (
        <MenuCheck key={band} isChecked={cap === band} onChange={() => change({ cap: band })}>
          {capLabel(band)}
        </MenuCheck>
      ))}
    </FilterMenu>
  )
})

/** Each is drawn again only for what it filters by. */
export const FilterMenus = ({ search, change }: FilterProps) => {
  const words = useLiveQuery(() => coinFilterWords(), [])
  return (
    <>
      <WordMenu
        name="category"
        words={words?.categories}
        chosen={search.category}
        change={change}
      />
      <WordMenu name="chain" words={words?.chains} chosen={search.chain} change={change} />
      <CapMenu cap={search.cap} change={change} />
    </>
  )
}

export const ListedMenu = ({ search, change }: FilterProps) => {
  const { t } = useText('coins')
  return (
    <FilterMenu
      label={t('listed')}
      value={search.listed === undefined ? null : t(`listed${search.listed}`)}
    >
      <MenuCheck
        isChecked={search.listed === undefined}
        onChange={() => change({ listed: undefined })}
      >
        {t('any')}
      </MenuCheck>
      {listingWindows.map((window) => (
        <MenuCheck
          key={window}
          isChecked={search.listed === window}
          onChange={() => change({ listed: window })}
        >
          {t(`listed${window}`)}
        </MenuCheck>
      ))}
    </FilterMenu>
  )
}
