// The lists a coin index is made of: /asset_platforms, /coins/list, /coins/categories/list and
// pages of a category. Shapes: CoinGecko's OpenAPI description,
// github.com/coingecko/coingecko-api-oas, demo-api.json of 2026.
import * as z from 'zod'
import { bodyOf } from './bodies.ts'
import { labelOf } from './read-value.ts'

export type Platform = {
  id: string
  name: string
  chainNumber: number | null
  nativeCoinId: string | null
}
/** Pairs of platform and contract address; addresses are texts of any form. */
export type CoinPlatforms = [platform: string, address: string][]

export const platforms: z.ZodType<Platform[]> = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    chainNumber: z.number().nullable(),
    nativeCoinId: z.string().nullable(),
  }),
)
export const coinPlatforms: z.ZodType<{ id: string; platforms: CoinPlatforms }[]> = z.array(
  z.object({ id: z.string(), platforms: z.array(z.tuple([z.string(), z.string()])) }),
)
export const categoryCoinIds = z.array(z.string())

/** Reads one row of a list; null where there is nothing to keep of it. */
type RowReader<T> = { what: string; row: z.ZodType<T | null> }

export const platformRows: RowReader<Platform> = {
  what: 'list of platforms',
  row: z
    .looseObject({
      id: z.string().min(1),
      name: z.string(),
      chain_identifier: z.number().int().nullish(),
      native_coin_id: z.string().nullish(),
    })
    .transform(({ id, name, chain_identifier: chainNumber, native_coin_id: nativeCoinId }) => ({
      id,
      name: labelOf(name) ?? id,
      chainNumber: chainNumber ?? null,
      nativeCoinId: nativeCoinId ?? null,
    })),
}

/** A coin without a chain has the platform "" with the address "" (seen in captures). */
export const coinPlatformRows: RowReader<{ id: string; platforms: CoinPlatforms }> = {
  what: 'list of coins',
  row: z
    .looseObject({ id: z.string().min(1), platforms: z.record(z.string(), z.string().nullable()) })
    .transform(({ id, platforms: addresses }) => {
      const where = Object.entries(addresses).flatMap(([platform, address]): CoinPlatforms =>
        platform === '' || !address ? [] : [[platform, address]],
      )
      return where.length === 0 ? null : { id, platforms: where }
    }),
}

export const categoryRows: RowReader<string> = {
  what: 'list of categories',
  row: z
    .looseObject({ category_id: z.string().min(1) })
    .transform(({ category_id }) => category_id),
}
export const categoryCoinRows: RowReader<string> = {
  what: 'list of coins',
  row: z.looseObject({ id: z.string().min(1) }).transform(({ id }) => id),
}

/**
 * The rows that can be read; how many could not is noted. Throws MarketSourceError where the body
 * is no list.
 */
export const readRows = <T>(
  { what, row }: RowReader<T>,
  body: unknown,
  onNote: (note: string) => void,
): T[] => {
  const rows = bodyOf(z.array(z.unknown()), body, what).map((raw) => row.safeParse(raw))
  const bad = rows.filter(({ success }) => !success).length
  if (bad > 0) onNote(`CoinGecko's ${what}: ${bad} of ${rows.length} rows made no sense`)
  return rows.flatMap(({ data }) => data ?? [])
}

/**
 * A coin is in many of CoinGecko's categories and in one of ours: the first of these. Ids as
 * /coins/categories/list tells them.
 */
export const categoriesByRank: readonly { provider: string; name: string }[] = [
  { provider: 'stablecoins', name: 'Stablecoin' },
  { provider: 'meme-token', name: 'Meme' },
  { provider: 'layer-2', name: 'Layer 2' },
  { provider: 'layer-1', name: 'Layer 1' },
  { provider: 'centralized-exchange-token-cex', name: 'Exchange' },
  { provider: 'real-world-assets-rwa', name: 'Real-world assets' },
  { provider: 'artificial-intelligence', name: 'AI & DePIN' },
  { provider: 'depin', name: 'AI & DePIN' },
  { provider: 'gaming', name: 'Gaming' },
  { provider: 'decentralized-finance-defi', name: 'DeFi' },
  { provider: 'infrastructure', name: 'Infrastructure' },
]
