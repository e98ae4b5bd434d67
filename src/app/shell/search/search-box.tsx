// The search of the top bar: a combobox over coins and upcoming sales. Arrows choose, Enter opens, Escape closes.
import { useNavigate } from '@tanstack/react-router'
import { Search, X } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useText } from '#i18n/use-text.ts'
import { Kbd } from '#ui/actions/kbd.tsx'
import { useDebouncedSearch, useSearchHits, type SearchHit } from './search-hits.ts'
import { SearchResults } from './search-results.tsx'

type Choice = { kind: 'coin' | 'sale'; hit: SearchHit }

const isTyping = (target: EventTarget | null): boolean => target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** `/` moves the focus into the box, unless something is being typed. */
const useSlashKey = (focus: () => void) => {
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.isComposing || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      event.preventDefault()
      focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [focus])
}

type SearchBoxProps = { takesFocus?: boolean; onDone?: () => void }

export const SearchBox = ({ takesFocus, onDone }: SearchBoxProps) => {
  const { t } = useText('nav')
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const input = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const listId = useId()
  const search = useDebouncedSearch(text)
  const { hits, isSearching } = useSearchHits(search)
  const choices: Choice[] = [...(hits?.coins ?? []).map((hit) => ({ kind: 'coin' as const, hit })), ...(hits?.sales ?? []).map((hit) => ({ kind: 'sale' as const, hit }))]
  const isShown = isOpen && search !== ''

  useEffect(() => {
    if (takesFocus) input.current?.focus()
  }, [takesFocus])
  useSlashKey(() => input.current?.focus())
  useEffect(() => {
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setIsOpen(false)
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [])

  const type = (next: string) => {
    setText(next)
    setActive(-1)
    setIsOpen(next.trim() !== '')
  }
  const open = ({ kind, hit }: Choice) => {
    type('')
    onDone?.()
    void navigate(kind === 'coin' ? { to: '/coin/$id', params: { id: hit.id } } : { to: '/ido/$id', params: { id: hit.id } })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    const chosen = choices[active] ?? choices[0]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setIsOpen(true)
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive((active + step + choices.length + (active < 0 && step < 0 ? 1 : 0)) % Math.max(1, choices.length))
    } else if (event.key === 'Enter' && isShown && chosen) open(chosen)
    else if (event.key === 'Escape') {
      if (isShown) setIsOpen(false)
      else if (text === '') onDone?.()
      else type('')
    }
  }

  return (
    <div ref={box} className="relative w-full tablet:w-56 desk:w-90">
      <div className="flex h-9 items-center gap-2 rounded-2 bg-surface ps-2.5 pe-1.5 text-ink-3 inset-ring inset-ring-transparent transition-shadow focus-within:inset-ring-control hover:inset-ring-control max-tablet:h-11">
        <Search />
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label={t('search')}
          aria-expanded={isShown}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={t('search')}
          value={text}
          onChange={(event) => type(event.target.value)}
          onFocus={() => setIsOpen(text !== '')}
          onKeyDown={onKeyDown}
          className="min-w-0 flex-1 bg-transparent text-table text-ink-1 outline-none max-tablet:text-form"
        />
        {text === '' ? (
          <span className="max-tablet:hidden">
            <Kbd>/</Kbd>
          </span>
        ) : (
          <button type="button" aria-label={t('clearSearch')} onClick={() => type('')} className="grid size-6 place-items-center rounded-1 hover:text-ink-1">
            <X />
          </button>
        )}
      </div>
      <SearchResults id={listId} isShown={isShown} hits={hits} isSearching={isSearching} active={active} onOpen={open} />
    </div>
  )
}
