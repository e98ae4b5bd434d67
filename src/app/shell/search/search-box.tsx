// The search of the top bar: a combobox over coins and upcoming sales. Arrows choose, Enter opens, Escape closes (R-NAV-005..021).
import { useNavigate } from '@tanstack/react-router'
import { Search as SearchIcon, X } from 'lucide-react'
import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { useText } from '#i18n/use-text.ts'
import { Kbd } from '#ui/actions/kbd.tsx'
import { useAreShortcutsOn } from '#client/shortcuts/shortcut-setting.ts'
import { useSearch, type SearchHit } from './search-hits.ts'
import { SearchResults } from './search-results.tsx'
import { useChoice } from '#parts/search/use-choice.ts'

type SearchBoxProps = { takesFocus?: boolean; onDone?: () => void }

export const SearchBox = ({ takesFocus, onDone }: SearchBoxProps) => {
  const { t } = useText('nav')
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const listId = useId()
  const hasKeyHint = useAreShortcutsOn()
  const search = useSearch(text)
  const all = [...search.hits.coins, ...search.hits.sales]
  const choice = useChoice(all.length)
  const isShown = isOpen && search.query !== ''

  useEffect(() => {
    if (takesFocus) input.current?.focus()
  }, [takesFocus])
  useEffect(() => {
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setIsOpen(false)
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [])

  const type = (next: string) => {
    setText(next)
    choice.clear()
    setIsOpen(next.trim() !== '')
  }
  const clear = () => {
    type('')
    input.current?.focus()
  }
  const open = ({ kind, id }: SearchHit) => {
    type('')
    onDone?.()
    void navigate(
      kind === 'coin' ? { to: '/coin/$id', params: { id } } : { to: '/ido/$id', params: { id } },
    )
  }
  const leave = (event: FocusEvent) => {
    if (!box.current?.contains(event.relatedTarget)) setIsOpen(false)
  }
  const escape = () => {
    if (isShown) setIsOpen(false)
    else if (text === '') onDone?.()
    else type('')
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    const chosen = all[choice.active] ?? all[0]
    if (event.key === 'Escape') escape()
    else if (event.key === 'Enter' && isShown && search.isCurrent && chosen) open(chosen)
    else if (choice.move(event.key)) {
      event.preventDefault()
      setIsOpen(true)
    }
  }

  return (
    <div ref={box} role="search" className="relative w-full max-w-full tablet:w-48 desk:w-90">
      <div className="flex h-9 items-center gap-2 rounded-2 bg-surface ps-2.5 pe-1.5 text-ink-3 inset-ring inset-ring-transparent transition-shadow focus-within:inset-ring-control hover:inset-ring-control max-tablet:h-11">
        <SearchIcon className="flex-none" />
        <input
          ref={input}
          type="text"
          role="combobox"
          data-search-box
          aria-label={t('search')}
          aria-expanded={isShown}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={
            isShown && choice.active >= 0 ? `${listId}-${choice.active}` : undefined
          }
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={200}
          placeholder={t('search')}
          value={text}
          onChange={(event) => type(event.target.value)}
          onFocus={() => setIsOpen(text.trim() !== '')}
          onBlur={leave}
          onKeyDown={onKeyDown}
          className="min-w-0 flex-1 truncate bg-transparent text-table text-ink-1 outline-none max-tablet:text-form"
        />
        {text === '' ? (
          <span className="max-tablet:hidden">{hasKeyHint ? <Kbd>/</Kbd> : null}</span>
        ) : (
          <button
            type="button"
            aria-label={t('clearSearch')}
            onClick={clear}
            className="grid size-6 flex-none place-items-center rounded-1 hover:text-ink-1 max-tablet:size-11"
          >
            <X />
          </button>
        )}
      </div>
      <SearchResults
        id={listId}
        isShown={isShown}
        search={search}
        active={choice.active}
        onOpen={open}
      />
    </div>
  )
}
