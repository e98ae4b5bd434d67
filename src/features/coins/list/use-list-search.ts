// Reads the list's state from the URL and writes it back, replacing the history entry.
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { coinListLink, coinListSearchSchema, type CoinListSearch } from './list-search.ts'

export type ChangeSearch = (changes: Partial<CoinListSearch>) => void

export type ListSearch = {
  search: CoinListSearch
  change: ChangeSearch
  reset: () => void
  /** Puts a whole saved state in place of this one. */
  replace: (search: CoinListSearch) => void
}

export const useListSearch = (): ListSearch => {
  const search = useSearch({ from: '/_app/coinlist' })
  const navigate = useNavigate()
  const go = useCallback(
    (next: (current: CoinListSearch) => CoinListSearch) => {
      coinListLink.forget()
      void navigate({ to: '/coinlist', search: (current) => next(coinListSearchSchema.parse(current)), replace: true, resetScroll: false })
    },
    [navigate],
  )
  const change = useCallback<ChangeSearch>((changes) => go((current) => ({ ...current, ...changes })), [go])
  // Reset clears search, filters and order; how the table looks, and what a score is made of, is not part of it (R-CLS-006).
  const reset = useCallback(() => go(({ hide, rows, weights }) => ({ hide, rows, weights })), [go])
  const replace = useCallback((next: CoinListSearch) => go(() => next), [go])
  return { search, change, reset, replace }
}
