// The search of the top bar: a combobox over coins and upcoming sales. Arrows choose, Enter opens,
// Escape closes (R-NAV-005..021).
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { useFirstHit, useSearch, type SearchHit } from './search-hits.ts'
import { SearchField } from './search-field.tsx'
import { SearchResults } from './search-results.tsx'
import { useChoice } from '#parts/search/use-choice.ts'

type SearchBoxProps = { takesFocus?: boolean; onDone?: () => void }

export const SearchBox = ({ takesFocus, onDone }: SearchBoxProps) => {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const listId = useId()
  const search = useSearch(text)
  const firstHit = useFirstHit()
  const lastText = useRef('')
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
    lastText.current = next
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
  const enter = async () => {
    if (!isShown) return
    const chosen = search.isCurrent ? (all[choice.active] ?? all[0]) : undefined
    const hit = chosen ?? (await firstHit(text))
    if (hit && lastText.current === text) open(hit)
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
    if (event.key === 'Escape') escape()
    else if (event.key === 'Enter') void enter()
    else if (choice.move(event.key)) {
      event.preventDefault()
      setIsOpen(true)
    }
  }

  return (
    <div ref={box} role="search" className="relative w-full max-w-full tablet:w-48 desk:w-90">
      <SearchField
        ref={input}
        text={text}
        isOpen={isShown}
        listId={listId}
        active={choice.active}
        onType={type}
        onClear={clear}
        onFocus={() => setIsOpen(text.trim() !== '')}
        onBlur={leave}
        onKeyDown={onKeyDown}
      />
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
