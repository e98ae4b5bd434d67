// The search within a list; the URL follows the typing after a short pause.
import { Search, X } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useText } from '#i18n/use-text.ts'

// From the search of a list straight into it: the arrow down moves to the first row on screen.
const focusFirstRow = (): boolean => {
  const links = [...document.querySelectorAll<HTMLElement>('main [data-row]')]
  const first = links.find((link) => link.getBoundingClientRect().top >= 0) ?? links[0]
  first?.focus()
  return first !== undefined
}

const pauseMs = 150

type ListSearchFieldProps = {
  value: string
  /** Undefined where nothing is searched for. */
  onChange: (text: string | undefined) => void
}

export const ListSearchField = ({ value, onChange }: ListSearchFieldProps) => {
  const { t } = useText('coins')
  const { t: nav } = useText('nav')
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? value
  const send = useEffectEvent(onChange)
  useEffect(() => {
    if (typed === null) return undefined
    const timer = setTimeout(() => {
      send(typed.trim() === '' ? undefined : typed)
      setTyped(null)
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <div
      className={
        'flex h-8 min-w-0 items-center gap-2 rounded-2 px-2.5 text-ink-3 inset-ring ' +
        'inset-ring-transparent transition-shadow focus-within:inset-ring-control ' +
        'hover:inset-ring-control max-tablet:h-11 max-tablet:flex-1'
      }
    >
      <Search className="size-3.5" />
      <input
        type="search"
        aria-label={t('search')}
        placeholder={t('search')}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' && !event.nativeEvent.isComposing && focusFirstRow())
            event.preventDefault()
        }}
        className={
          'w-36 min-w-0 flex-1 bg-transparent text-table text-ink-1 outline-none ' +
          'max-tablet:text-form [&::-webkit-search-cancel-button]:hidden'
        }
      />
      {text === '' ? null : (
        <button
          type="button"
          aria-label={nav('clearSearch')}
          onClick={() => setTyped('')}
          className="grid size-6 place-items-center rounded-1 hover:text-ink-1"
        >
          <X className="size-3.5" />
        </button>
      )}
    </div>
  )
}
