// Category, chain, market cap and listing date: each a chip that drops a list of choices.
import { ChevronDown } from 'lucide-react'
import { useLiveQuery } from '#data/live-query.ts'
import { memo, type ReactElement, type ReactNode } from 'react'
import { coinFilterWords } from '#data/catalog/queries.ts'
import { isSameWord } from '#domain/coin/word-slug.ts'
import { useText } from '#i18n/use-text.ts'
import { Chip } from '#ui/actions/chip.tsx'
import { lazyPart } from '#ui/lazy-part.ts'
import { LazyMenu } from '#parts/states/lazy-menu.tsx'
import type { MenuStart } from '#ui/overlays/menu.tsx'
import { useSettled } from '#ui/use-settled.ts'
import type { CoinListSearch } from '../list-search.ts'
import type { WordField } from './menus/filter-choices.tsx'
import { useCapLabel } from './filter-words.ts'
import { loadToolMenus } from './menus/load-tool-menus.ts'
import { settleWithinMs } from './tool-props.ts'
import type { ChangeSearch } from '../use-list-search.ts'

const WordChoices = lazyPart(loadToolMenus, ({ toolMenus }) => toolMenus.WordChoices)
const CapChoices = lazyPart(loadToolMenus, ({ toolMenus }) => toolMenus.CapChoices)
const ListedChoices = lazyPart(loadToolMenus, ({ toolMenus }) => toolMenus.ListedChoices)

type FilterProps = { search: CoinListSearch; change: ChangeSearch }
type FilterMenuProps = {
  label: string
  value: string | null
  children: (menu: { trigger: ReactElement; startsOpen: MenuStart }) => ReactNode
}

/**
 * The check marks say at once what is chosen, the chip when the rows are there: as it grows, the
 * menu that hangs on it is placed anew.
 */
const FilterMenu = ({ label, value, children }: FilterMenuProps) => {
  const settled = useSettled(value, value, settleWithinMs)
  const trigger = (
    <Chip isOn={settled !== null} after={<ChevronDown />}>
      {label}
      {settled === null ? null : <bdi className="max-w-32 truncate font-medium">{settled}</bdi>}
    </Chip>
  )
  return (
    <LazyMenu trigger={trigger} load={loadToolMenus}>
      {(startsOpen) => children({ trigger, startsOpen })}
    </LazyMenu>
  )
}

/** One chosen name as the catalogue spells it, more as their number. */
const summaryOf = ({ words, chosen = [] }: Pick<WordMenuProps, 'words' | 'chosen'>) => {
  const [first, second] = chosen
  if (first === undefined || second !== undefined) return chosen.length ? `${chosen.length}` : null
  return words?.find((word) => isSameWord(first, word)) ?? first
}

type WordMenuProps = {
  name: WordField
  words: readonly string[] | undefined
  chosen: readonly string[] | undefined
  change: ChangeSearch
}

const WordMenu = memo((props: WordMenuProps) => {
  const { t } = useText('coins')
  return (
    <FilterMenu label={t(props.name)} value={summaryOf(props)}>
      {(menu) => <WordChoices {...props} {...menu} />}
    </FilterMenu>
  )
})

const CapMenu = memo((props: Pick<CoinListSearch, 'cap'> & { change: ChangeSearch }) => {
  const { t } = useText('coins')
  const capLabel = useCapLabel()
  return (
    <FilterMenu label={t('marketCap')} value={props.cap === undefined ? null : capLabel(props.cap)}>
      {(menu) => <CapChoices {...props} {...menu} />}
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

export const ListedMenu = ({ search: { listed }, change }: FilterProps) => {
  const { t } = useText('coins')
  return (
    <FilterMenu label={t('listed')} value={listed === undefined ? null : t(`listed${listed}`)}>
      {(menu) => <ListedChoices listed={listed} change={change} {...menu} />}
    </FilterMenu>
  )
}
