// Reads the list's state from the URL and writes it back, replacing the history entry. What
// somebody chose is shown at once; the URL, and all that the router does about it, follows when it
// is on the screen.
import { useRouter, useSearch } from '@tanstack/react-router'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
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

/**
 * A choice, and what the URL said when it was made: it is void as soon as the URL says anything
 * third.
 */
type Choice = { search: CoinListSearch; over: CoinListSearch }

/**
 * The choice stays the same object when the URL says the same, so that nothing is drawn anew for
 * it.
 */
const shownOf = (choice: Choice | null, inUrl: CoinListSearch): CoinListSearch =>
  choice && (choice.over === inUrl || isSameSearch(choice.search, inUrl)) ? choice.search : inUrl

/**
 * Puts a choice into the URL once it is painted, or right before the next press: the router's
 * drawing stood 3 to 8 ms between a choice and its rows (decisions/144). Of choices that come
 * meanwhile the last one is written.
 */
const createUrlWriter = (router: ReturnType<typeof useRouter>) => {
  let unwritten: CoinListSearch | null = null
  return (search: CoinListSearch): void => {
    const isWaiting = unwritten !== null
    unwritten = search
    if (isWaiting) return
    const { pathname, search: before } = router.history.location
    afterPaint(() => {
      const written = unwritten
      unwritten = null
      // Whoever has gone elsewhere meanwhile is not called back.
      const now = router.history.location
      if (!written || now.pathname !== pathname || now.search !== before) return
      void router.navigate({ to: '/coinlist', search: written, replace: true, resetScroll: false })
      // Otherwise a press that leads elsewhere in the same moment takes the place of this entry's
      // address.
      router.history.flush()
    })
  }
}

export const useListSearch = (): ListSearch => {
  const inUrl = useSearch({ from: '/_app/coinlist' })
  const router = useRouter()
  const [writeUrl] = useState(() => createUrlWriter(router))
  const [choice, setChoice] = useState<Choice | null>(null)
  const search = shownOf(choice, inUrl)
  // Two presses may come before one is drawn: a choice goes by the one before it, and is on its way
  // to the URL at once.
  const latest = useRef({ search, inUrl })
  useLayoutEffect(() => {
    latest.current = { search, inUrl }
  })
  const choose = useCallback(
    (next: (current: CoinListSearch) => CoinListSearch) => {
      const { inUrl: over } = latest.current
      const chosen = next(latest.current.search)
      latest.current = { search: chosen, inUrl: over }
      setChoice({ search: chosen, over })
      coinListLink.forget()
      writeUrl(chosen)
    },
    [writeUrl],
  )
  // The same functions every time: a tool above the list is drawn again only for its own part of
  // the search (decisions/150).
  const acts = useMemo(
    () => ({
      change: (changes: Parameters<ChangeSearch>[0]) =>
        choose((current) => ({
          ...current,
          ...(typeof changes === 'function' ? changes(current) : changes),
        })),
      // Reset clears search, filters and order; how the table looks, and what a score is made of,
      // is not part of it (R-CLS-006).
      reset: () => choose(({ hide, rows, weights }) => ({ hide, rows, weights })),
      replace: (next: CoinListSearch) => choose(() => next),
    }),
    [choose],
  )
  return { search, ...acts }
}
