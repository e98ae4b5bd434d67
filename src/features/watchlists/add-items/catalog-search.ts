// What the add dialog offers: the best matches of the words typed, or the head of the list, from
// this device only.
import { coinRows, coinMatches, salesRows } from '#data/catalog/queries.ts'
import { standardQuery } from '#data/catalog/types/coin-row.ts'
import { sortSales } from '#domain/sale/sale-order.ts'
import type { ListKind } from '#domain/watchlist.ts'

const shownAtMost = 50

export type Candidate = { id: string; name: string; symbol: string; image: string | null }
/** Null where no catalogue of this kind is stored yet. */
export type Candidates = Candidate[] | null

const foldedMatch = (text: string, words: string): boolean => text.toLowerCase().includes(words)

const coinCandidates = async (words: string): Promise<Candidates> => {
  const page = await coinRows({ ...standardQuery, to: shownAtMost })
  if (page === null || words === '') return page?.rows ?? null
  return coinMatches(words, shownAtMost)
}

const saleCandidates = async (words: string): Promise<Candidates> => {
  const sales = await salesRows()
  if (sales.length === 0) return null
  const found = sales.filter(
    ({ name, symbol }) => foldedMatch(name, words) || foldedMatch(symbol, words),
  )
  return sortSales(found, { key: 'low', direction: 'desc', locale: 'en' }).slice(0, shownAtMost)
}

/** At most fifty coins or sales. */
export const candidates = (kind: ListKind, search: string): Promise<Candidates> => {
  const words = search.trim().toLowerCase()
  return kind === 'coin' ? coinCandidates(words) : saleCandidates(words)
}
