// Reads the list's state from the URL and writes it back, replacing the history entry. What somebody chose is shown at
// once; the URL, and all that the router does about it, follows when it is on the screen.
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { afterPaint } from '#platform/page/after-paint.ts'
import { coinListLink, isSameSearch, type CoinListSearch } from './list-search.ts'

/** Changes that go by what there is are given as a function: what was drawn may be behind. */
export type ChangeSearch = (
  changes: Partial<CoinListSearch> | ((current: CoinListSearch) => Partial<CoinListSearch>),
) => void

export type ListSearch = {
  search: CoinListSearch
  change: ChangeSearch
  reset: () => void
  /** Puts a whole saved state in place of this one. */
  replace: (search: CoinListSearch) => void
}

/** A choice, and what the URL said when it was made: it is void as soon as the URL says anything third. */
type Choice = { search: CoinListSearch; over: CoinListSearch }

export const useListSearch = (): ListSearch => {
  const inUrl = useSearch({ from: '/_app/coinlist' })
  const router = useRouter()
  const navigate = useNavigate()
  const [choice, setChoice] = useState<Choice | null>(null)
  // The choice stays the same object when the URL says the same, so that nothing is drawn anew for it.
  const search =
    choice && (choice.over === inUrl || isSameSearch(choice.search, inUrl)) ? choice.search : inUrl
  const shown = useRef({ search, inUrl })
  useLayoutEffect(() => {
    shown.current = { search, inUrl }
  })
  const unwritten = useRef<CoinListSearch | null>(null)
  const choose = useCallback(
    (next: (current: CoinListSearch) => CoinListSearch) => {
      coinListLink.forget()
      const { pathname, search: before } = router.history.location
      const isFirst = unwritten.current === null
      const chosen = next(unwritten.current ?? shown.current.search)
      unwritten.current = chosen
      setChoice({ search: chosen, over: shown.current.inUrl })
      if (!isFirst) return
      afterPaint(() => {
        const written = unwritten.current
        unwritten.current = null
        // Whoever has gone elsewhere meanwhile is not called back.
        const now = router.history.location
        if (!written || now.pathname !== pathname || now.search !== before) return
        void navigate({ to: '/coinlist', search: written, replace: true, resetScroll: false })
        // Otherwise a press that leads elsewhere in the same moment takes the place of this entry's address.
        router.history.flush()
      })
    },
    [router, navigate],
  )
  const change = useCallback<ChangeSearch>(
    (changes) =>
      choose((current) => ({
        ...current,
        ...(typeof changes === 'function' ? changes(current) : changes),
      })),
    [choose],
  )
  // Reset clears search, filters and order; how the table looks, and what a score is made of, is not part of it (R-CLS-006).
  const reset = useCallback(
    () => choose(({ hide, rows, weights }) => ({ hide, rows, weights })),
    [choose],
  )
  const replace = useCallback((next: CoinListSearch) => choose(() => next), [choose])
  return { search, change, reset, replace }
}
