// Reads the list's state from the URL and writes it back, replacing the history entry.
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { coinListSearchSchema, type CoinListSearch } from './list-search.ts'

export type ChangeSearch = (changes: Partial<CoinListSearch>) => void

export const useListSearch = (): { search: CoinListSearch; change: ChangeSearch; reset: () => void } => {
  const search = coinListSearchSchema.parse(useSearch({ strict: false }))
  const navigate = useNavigate()
  const change = useCallback<ChangeSearch>(
    (changes) => void navigate({ to: '/coinlist', search: (current) => ({ ...coinListSearchSchema.parse(current), ...changes }), replace: true, resetScroll: false }),
    [navigate],
  )
  // Reset clears search, filters and order; which columns are shown is not part of it (R-CLS-006).
  const reset = () => void navigate({ to: '/coinlist', search: { hide: search.hide }, replace: true, resetScroll: false })
  return { search, change, reset }
}
