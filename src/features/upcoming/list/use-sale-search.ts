// Reads and changes the list's state in the URL. Any change but turning the page goes back to the
// first one.
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { SaleSearch } from './sale-search.ts'

export type ChangeSearch = (change: Partial<SaleSearch>) => void

const isKept = ([, value]: [string, unknown]): boolean =>
  value !== undefined && !(Array.isArray(value) && value.length === 0)

/** Drops what says nothing, so that an untouched list has a bare URL. */
const trimmed = (search: SaleSearch): SaleSearch =>
  Object.fromEntries(Object.entries(search).filter(isKept))

export const useSaleSearch = (): {
  search: SaleSearch
  change: ChangeSearch
  reset: () => void
} => {
  const search = useSearch({ from: '/_app/upcoming' })
  const navigate = useNavigate({ from: '/upcoming' })
  const change = useCallback<ChangeSearch>(
    (part) => {
      void navigate({
        search: (current) => trimmed({ ...current, page: undefined, ...part }),
        replace: !('page' in part),
        resetScroll: 'page' in part,
      })
    },
    [navigate],
  )
  const reset = useCallback(() => {
    void navigate({
      search: ({ sort, dir, size }) => trimmed({ sort, dir, size }),
      replace: true,
      resetScroll: false,
    })
  }, [navigate])
  return { search, change, reset }
}
