// The watchlist screen's state as it stands in the URL; the selected list itself lives in the
// account's database.
import { lenient, lenientDirection } from '#client/link-reader/lenient.ts'
import * as z from 'zod/mini'

export const coinOrderKeys = [
  'low',
  'score',
  'name',
  'tokenomics',
  'security',
  'social',
  'market',
  'insights',
  'price',
  'change24h',
  'change7d',
  'cap',
  'added',
] as const
export const saleOrderKeys = [
  'low',
  'score',
  'name',
  'type',
  'launch',
  'initialCap',
  'raised',
  'added',
] as const
export type CoinOrderKey = (typeof coinOrderKeys)[number]
export type SaleOrderKey = (typeof saleOrderKeys)[number]

export const watchlistSearchSchema = z.object({
  kind: lenient(z.enum(['coin', 'ido'])),
  q: lenient(z.coerce.string().check(z.maxLength(200))),
  sort: lenient(z.enum([...coinOrderKeys, ...saleOrderKeys])),
  dir: lenientDirection,
})
export type WatchlistSearch = z.infer<typeof watchlistSearchSchema>

const risingFirst = new Set<CoinOrderKey | SaleOrderKey>(['added', 'name', 'type', 'launch'])

/**
 * The direction a first click on the column gives: names, dates and the list's own order rise,
 * figures fall.
 */
export const firstDirection = (key: CoinOrderKey | SaleOrderKey): 'asc' | 'desc' =>
  risingFirst.has(key) ? 'asc' : 'desc'

/**
 * Column and direction of a URL, for the columns this kind of list has; the first of them where it
 * names none.
 */
export const orderOf = <Key extends CoinOrderKey | SaleOrderKey>(
  search: WatchlistSearch,
  keys: readonly [Key, ...Key[]],
): { key: Key; direction: 'asc' | 'desc' } => {
  const key = keys.find((candidate) => candidate === search.sort) ?? keys[0]
  return { key, direction: search.dir ?? firstDirection(key) }
}
