// Chooses a coin: a combobox over the coins on this device. Arrows choose, Enter takes, Escape
// closes; it keeps the focus, for the next one.
import { Search as SearchIcon } from 'lucide-react'
import { clsx } from 'clsx'
import { useId, useState, type KeyboardEvent } from 'react'
import type { CoinRow } from '#data/catalog/types/coin-row.ts'
import { coinMatches, coinRows } from '#data/catalog/queries.ts'
import { useLiveQuery } from '#data/live-query.ts'
import { useText } from '#i18n/use-text.ts'
import { SearchOption } from './search-option.tsx'
import { useChoice } from './use-choice.ts'

const offered = 8

type Found = { words: string; coins: CoinRow[] }

/** The best matches, or the largest coins before anything is typed. */
const findCoins = async (words: string): Promise<Found> => {
  const coins =
    words === ''
      ? (await coinRows({ sort: { by: 'marketCapUsd', direction: 'desc' }, to: offered }))?.rows
      : await coinMatches(words, offered)
  return { words, coins: coins ?? [] }
}

/** Shown and not to be chosen again, with the words that say why. */
type Taken = { ids: readonly string[]; text: string }
const noneTaken: Taken = { ids: [], text: '' }

type CoinOptionsProps = {
  listId: string
  isOpen: boolean
  coins: readonly CoinRow[]
  active: number
  taken: Taken
  /** What is told of the list, aloud only where coins are shown. */
  spoken: () => string
  onChoose: (coin: CoinRow) => void
}

const CoinOptions = ({
  listId,
  isOpen,
  coins,
  active,
  taken,
  spoken,
  onChoose,
}: CoinOptionsProps) => {
  const { t } = useText('nav')
  return (
    <div
      hidden={!isOpen}
      className={
        'absolute inset-x-0 top-full z-40 mt-1.5 max-h-100 overflow-y-auto overscroll-contain ' +
        'rounded-3 bg-raised p-1 inset-ring inset-ring-line'
      }
    >
      <div id={listId} role="listbox" aria-label={t('searchResults')}>
        {coins.map((coin, place) => (
          <SearchOption
            key={coin.id}
            id={`${listId}-${place}`}
            hit={coin}
            shape="round"
            isActive={place === active}
            refusal={taken.ids.includes(coin.id) ? taken.text : undefined}
            onChoose={() => onChoose(coin)}
          />
        ))}
      </div>
      <p
        role="status"
        className={clsx('px-2.5 text-table text-ink-3', coins.length === 0 ? 'py-3' : 'sr-only')}
      >
        {isOpen ? spoken() : null}
      </p>
    </div>
  )
}

type CoinPickerProps = {
  label: string
  taken?: Taken
  onChoose: (coin: CoinRow) => void
  /** Of a form, where it looks like its other fields. */
  isField?: boolean
}

export const CoinPicker = ({
  label,
  taken = noneTaken,
  onChoose,
  isField = false,
}: CoinPickerProps) => {
  const { t: states } = useText('states')
  const { t: nav } = useText('nav')
  const { t: search } = useText('search')
  const listId = useId()
  const [text, setText] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const words = text.trim()
  const found = useLiveQuery(() => findCoins(words), [words])
  const coins = found?.coins ?? []
  const isCurrent = found?.words === words
  const choice = useChoice(coins.length)

  const add = (coin: CoinRow) => {
    if (taken.ids.includes(coin.id)) return
    setText('')
    choice.clear()
    setIsOpen(false)
    onChoose(coin)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    const chosen =
      coins[choice.active] ??
      (words === '' ? undefined : coins.find(({ id }) => !taken.ids.includes(id)))
    if (event.key === 'Escape') {
      if (isOpen) setIsOpen(false)
      else setText('')
    } else if (event.key === 'Enter') {
      // In a form Enter would send it.
      event.preventDefault()
      if (isOpen && isCurrent && chosen) add(chosen)
    } else if (choice.move(event.key)) {
      event.preventDefault()
      setIsOpen(true)
    }
  }
  const spoken = (): string => {
    if (coins.length > 0) return search('resultCount', { count: coins.length })
    return isCurrent ? states('noResults') : nav('searching')
  }
  return (
    <div className={clsx('relative w-full', !isField && 'tablet:w-72')}>
      <div
        className={clsx(
          'flex items-center gap-2 rounded-2 bg-surface text-ink-3 inset-ring ' +
            'transition-shadow max-tablet:h-11',
          isField
            ? 'h-11 px-3 inset-ring-control hover:inset-ring-ink-3'
            : 'h-9 px-2.5 inset-ring-transparent focus-within:inset-ring-control hover:inset-ring-control',
        )}
      >
        <SearchIcon className="flex-none" />
        <input
          type="text"
          role="combobox"
          aria-label={label}
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={
            isOpen && choice.active >= 0 ? `${listId}-${choice.active}` : undefined
          }
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="done"
          maxLength={200}
          placeholder={label}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            choice.clear()
            setIsOpen(true)
          }}
          onFocus={() => setIsOpen(true)}
          onClick={() => setIsOpen(true)}
          onBlur={() => setIsOpen(false)}
          onKeyDown={onKeyDown}
          className="min-w-0 flex-1 truncate bg-transparent text-table text-ink-1 outline-none max-tablet:text-form"
        />
      </div>
      <CoinOptions
        listId={listId}
        isOpen={isOpen}
        coins={coins}
        active={choice.active}
        taken={taken}
        spoken={spoken}
        onChoose={add}
      />
    </div>
  )
}
