// Reads DefiLlama's GET /protocols: what each protocol holds and who audited it, by the CoinGecko
// id of its token. Shape: github.com/DefiLlama/api-sdk, src/types/tvl.ts (Protocol); `audits` and
// `audit_links`: github.com/DefiLlama/defillama-server, defi/src/protocols/types.ts and data4.ts
// ("0 no audits, 1 part may be unaudited, 2 yes, 3 fork of an audited protocol").
import * as z from 'zod'
import type { FactsWire } from '#contract/market/rating-wire.ts'
import { MarketSourceError } from '../source-port.ts'

const protocolRow = z.looseObject({
  gecko_id: z.string().nullish(),
  category: z.string().nullish(),
  tvl: z.number().nullish(),
  audits: z.union([z.string(), z.number()]).nullish(),
  audit_links: z.array(z.unknown()).nullish(),
})
type ProtocolRow = z.infer<typeof protocolRow>

/** What an exchange keeps for its customers is locked in no protocol. */
const isExchange = ({ category }: ProtocolRow): boolean => category === 'CEX'

/**
 * Links to audits, where the protocol itself was audited. "0" may only mean that nobody filled it
 * in: unknown.
 */
const auditsOf = ({ audits, audit_links: links }: ProtocolRow): string[] =>
  String(audits) === '2'
    ? (links ?? []).flatMap((link) =>
        typeof link === 'string' && URL.canParse(link) ? [link] : [],
      )
    : []

export type ProtocolFacts = {
  items: Record<string, FactsWire>
  /** Rows that made no sense. */
  bad: number
}

const factsOf = (rows: readonly ProtocolRow[], atSec: number): FactsWire => {
  // Negative sums exist and mean a broken reading.
  const tvl = rows
    .filter((row) => !isExchange(row))
    .reduce((sum, { tvl: held }) => sum + Math.max(0, held ?? 0), 0)
  const audits = new Set(rows.flatMap(auditsOf)).size
  const origin = { as_of: atSec, source: 'defillama' }
  return {
    ...(tvl > 0 ? { tvl: { value: Math.round(tvl), ...origin } } : {}),
    ...(audits > 0 ? { auditCount: { value: audits, ...origin } } : {}),
  }
}

/**
 * Facts by CoinGecko id: `tvl` in US dollars, `auditCount`. Several protocols of one token add up.
 * Throws MarketSourceError where the body is no list.
 */
export const readProtocols = (body: unknown, atSec: number): ProtocolFacts => {
  if (!Array.isArray(body))
    throw new MarketSourceError("DefiLlama's answer is no list of protocols")
  const byCoin = new Map<string, ProtocolRow[]>()
  let bad = 0
  for (const raw of body as unknown[]) {
    const row = protocolRow.safeParse(raw)
    if (!row.success) bad += 1
    else if (row.data.gecko_id)
      byCoin.set(row.data.gecko_id, [...(byCoin.get(row.data.gecko_id) ?? []), row.data])
  }
  const items = [...byCoin]
    .map(([id, rows]): [string, FactsWire] => [id, factsOf(rows, atSec)])
    .filter(([, facts]) => Object.keys(facts).length > 0)
  return { items: Object.fromEntries(items), bad }
}
