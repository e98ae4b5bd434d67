// The lists of choices that the filters' chips drop.
import { memo, type ReactNode } from 'react'
import { listingWindows } from '#domain/coin/listing-window.ts'
import { isSameWord } from '#domain/coin/word-slug.ts'
import { useText } from '#i18n/use-text.ts'
import { Menu, MenuCheck, type MenuStart } from '#ui/overlays/menu.tsx'
import { capBands, type CapBand, type CoinListSearch } from '../../list-search.ts'
import type { ChangeSearch } from '../../use-list-search.ts'
import { useCapLabel } from '../filter-words.ts'

type ChoicesProps = { trigger: ReactNode; startsOpen: MenuStart; change: ChangeSearch }
export type WordField = 'category' | 'chain'

const capBandNames = Object.keys(capBands) as CapBand[]

/** A link may name a word as a slug. */
const isChosen = (chosen: readonly string[] | undefined, word: string): boolean =>
  chosen?.some((each) => isSameWord(each, word)) ?? false

const toggled = (chosen: readonly string[] | undefined, word: string): string[] | undefined => {
  const next = isChosen(chosen, word)
    ? (chosen ?? []).filter((other) => !isSameWord(other, word))
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
  ...new Set([...(chosen ?? []).filter((word) => !isChosen(words, word)), ...(words ?? [])]),
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

type WordChoicesProps = ChoicesProps & {
  name: WordField
  words: readonly string[] | undefined
  chosen: readonly string[] | undefined
}

export const WordChoices = ({ name, words, chosen, change, ...menu }: WordChoicesProps) => (
  <Menu {...menu}>
    {offered(words, chosen).map((word) => (
      <WordCheck
        key={word}
        name={name}
        word={word}
        isChecked={isChosen(chosen, word)}
        change={change}
      />
    ))}
  </Menu>
)

export const CapChoices = ({
  cap,
  change,
  ...menu
}: ChoicesProps & Pick<CoinListSearch, 'cap'>) => {
  const { t } = useText('coins')
  const capLabel = useCapLabel()
  return (
    <Menu {...menu}>
      <MenuCheck isChecked={cap === undefined} onChange={() => change({ cap: undefined })}>
        {t('any')}
      </MenuCheck>
      {capBandNames.map((band) => (
        <MenuCheck key={band} isChecked={cap === band} onChange={() => change({ cap: band })}>
          {capLabel(band)}
        </MenuCheck>
      ))}
    </Menu>
  )
}

export const ListedChoices = ({
  listed,
  change,
  ...menu
}: ChoicesProps & Pick<CoinListSearch, 'listed'>) => {
  const { t } = useText('coins')
  return (
    <Menu {...menu}>
      <MenuCheck isChecked={listed === undefined} onChange={() => change({ listed: undefined })}>
        {t('any')}
      </MenuCheck>
      {listingWindows.map((window) => (
        <MenuCheck
          key={window}
          isChecked={listed === window}
          onChange={() => change({ listed: window })}
        >
          {t(`listed${window}`)}
        </MenuCheck>
      ))}
    </Menu>
  )
}
