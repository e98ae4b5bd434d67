// What a search finds: from this device with every key, from the server once typing pauses
// (R-NAV-006..010, R-NAV-020, R-NAV-021).
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { searchAssets } from '#client/online/search.ts'
import { coinMatches, salesRows } from '#data/catalog/queries.ts'
import { useLiveQuery } from '#data/live-query.ts'
import { foldText } from '#domain/text/fold-text.ts'

export const searchDebounceMs = 300
export const searchMinimumLength = 2
const deviceLimit = 6
const mergedLimit = 10

export type SearchHit = {
  kind: 'coin' | 'sale'
  id: string
  name: string
  symbol: string
  image: string | null
}
export type SearchHits = { coins: SearchHit[]; sales: SearchHit[] }

export type Search = {
  /** The trimmed text, or '' below two characters: nothing is searched then. */
  query: string
  hits: SearchHits
  /** False for the moment in which the hits still answer the text before this one. */
  isCurrent: boolean
  /** Something that was asked has not answered yet. */
  isSearching: boolean
  /** The server could not be asked: what is shown is what this device has. */
  isDeviceOnly: boolean
}

type AnyHit = {
  id: string
  name: string
  symbol: string
  image?: string | null | undefined
  logo?: unknown
}

const nothing: SearchHits = { coins: [], sales: [] }

const hitOf =
  (kind: SearchHit['kind']) =>
  ({ id, name, symbol, image, logo }: AnyHit): SearchHit => ({
    kind,
    id,
    name,
    symbol,
    image: image || (typeof logo === 'string' && logo !== '' ? logo : null),
  })

const hitsOf = ({ coins, idos }: { coins: AnyHit[]; idos: AnyHit[] }): SearchHits => ({
  coins: coins.map(hitOf('coin')),
  sales: idos.map(hitOf('sale')),
})

/** The local hits first and unmoved, then what only the server knows. */
const merged = (local: readonly SearchHit[], remote: readonly SearchHit[]): SearchHit[] => {
  const known = new Set(local.map(({ id }) => id))
  return [...local, ...remote.filter(({ id }) => !known.has(id))].slice(0, mergedLimit)
}

const salesOnDevice = async (query: string): Promise<SearchHit[]> => {
  const words = foldText(query).split(/\s+/).filter(Boolean)
  const rows = await salesRows()
  const matching = rows.filter(({ name, symbol }) =>
    words.every((word) => foldText(`${symbol} ${name}`).includes(word)),
  )
  return matching.slice(0, deviceLimit).map(hitOf('sale'))
}

const onDevice = async (query: string): Promise<SearchHits> => {
  const [coins, sales] = await Promise.all([coinMatches(query, deviceLimit), salesOnDevice(query)])
  return { coins: coins.map(hitOf('coin')), sales }
}

const searchable = (text: string): string => {
  const trimmed = text.trim()
  return trimmed.length < searchMinimumLength ? '' : trimmed
}

/** The text once typing has paused. */
const useSettled = (text: string): string => {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : searchDebounceMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

const serverSearch = (query: string) => ({
  queryKey: ['search_assets', query],
  queryFn: ({ signal }: { signal: AbortSignal }) => searchAssets(query, signal),
  retry: false,
})

const firstOf = ({ coins, sales }: SearchHits): SearchHit | undefined => coins[0] ?? sales[0]

/**
 * For whoever presses Enter before the hits are there: the first hit of a text, from this device,
 * else from the server; undefined where neither knows one.
 */
export const useFirstHit = (): ((text: string) => Promise<SearchHit | undefined>) => {
  const queries = useQueryClient()
  return async (text) => {
    const query = searchable(text)
    if (query === '') return undefined
    const onThisDevice = firstOf(await onDevice(query))
    if (onThisDevice) return onThisDevice
    const answer = await queries.fetchQuery(serverSearch(query)).catch(() => null)
    return answer ? firstOf(hitsOf(answer)) : undefined
  }
}

/** The text is the key of every question: an answer to an older text never replaces a newer one. */
export const useSearch = (text: string): Search => {
  const query = searchable(text)
  const settled = useSettled(query)
  const local = useLiveQuery(
    async () => ({ query, hits: query === '' ? nothing : await onDevice(query) }),
    [query],
  )
  const { data, isError, isPending } = useQuery({
    ...serverSearch(settled),
    enabled: settled !== '' && settled === query,
  })
  if (query === '')
    return { query, hits: nothing, isCurrent: true, isSearching: false, isDeviceOnly: false }
  const isSettled = settled === query
  const isCurrent = local?.query === query
  const device = local?.hits ?? nothing
  const server = isSettled && data ? hitsOf(data) : nothing
  return {
    query,
    hits: { coins: merged(device.coins, server.coins), sales: merged(device.sales, server.sales) },
    isCurrent,
    isSearching: !isCurrent || !isSettled || isPending,
    isDeviceOnly: isSettled && isError,
  }
}
