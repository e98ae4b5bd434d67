// What a search finds, from this device at once and from the server when it answers (R-NAV-006..010, R-NAV-020).
import { useQuery } from '@tanstack/react-query'
import { useLiveQuery } from '#data/live-query.ts'
import { useEffect, useState } from 'react'
import { callApi } from '#api/client.ts'
import { coinMatches, salesRows } from '#data/catalog/queries.ts'

export const searchDebounceMs = 300
export const searchMinimumLength = 2
const hitLimit = 6

export type SearchHit = { id: string; name: string; symbol: string; image: string | null }
export type SearchHits = { coins: SearchHit[]; sales: SearchHit[] }

type WireHit = { id: string; name: string; symbol: string; image?: string | null | undefined; logo?: unknown }

const hitOf = ({ id, name, symbol, image, logo }: WireHit): SearchHit => ({ id, name, symbol, image: image ?? (typeof logo === 'string' ? logo : null) })

/** The local hits first, then what only the server knows. */
const merged = (local: readonly SearchHit[], remote: readonly SearchHit[]): SearchHit[] => {
  const known = new Set(local.map(({ id }) => id))
  return [...local, ...remote.filter(({ id }) => !known.has(id))].slice(0, hitLimit)
}

const salesOnDevice = async (search: string): Promise<SearchHit[]> => {
  const needle = search.toLowerCase()
  const rows = await salesRows()
  return rows.filter(({ name, symbol }) => `${name} ${symbol}`.toLowerCase().includes(needle)).slice(0, hitLimit).map(hitOf)
}

const onDevice = async (search: string): Promise<SearchHits | null> =>
  search === '' ? null : { coins: (await coinMatches(search, hitLimit)).map(hitOf), sales: await salesOnDevice(search) }

/** The trimmed text once typing has paused; empty below two characters. */
export const useDebouncedSearch = (text: string): string => {
  const [search, setSearch] = useState('')
  useEffect(() => {
    const trimmed = text.trim()
    const next = trimmed.length >= searchMinimumLength ? trimmed : ''
    const timer = setTimeout(() => setSearch(next), next === '' ? 0 : searchDebounceMs)
    return () => clearTimeout(timer)
  }, [text])
  return search
}

/** Null while nothing is known yet. An answer to an older text never replaces a newer one: the text is the key. */
export const useSearchHits = (search: string): { hits: SearchHits | null; isSearching: boolean } => {
  const local = useLiveQuery(async () => ({ search, hits: await onDevice(search) }), [search])
  const remote = useQuery({
    queryKey: ['search_assets', search],
    queryFn: ({ signal }) => callApi('search_assets', { query: search }, { signal }),
    enabled: search !== '',
    retry: false,
  })
  const device = local?.search === search ? local.hits : null
  if (search === '') return { hits: null, isSearching: false }
  const hits = {
    coins: merged(device?.coins ?? [], (remote.data?.coins ?? []).map(hitOf)),
    sales: merged(device?.sales ?? [], (remote.data?.idos ?? []).map(hitOf)),
  }
  const isSearching = device === null || remote.isPending
  return { hits: isSearching && hits.coins.length + hits.sales.length === 0 ? null : hits, isSearching }
}
