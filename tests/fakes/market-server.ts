// A market server in memory for pull tests: answers by the contract, counts what it is asked, fails on command.
import type { MarketCall } from '#data/catalog/pulls/ports.ts'
import { calls, type CallName } from '#contract/calls.ts'
import type { MarketOutputWire } from '#contract/market/market-wire.ts'
import { deltaBetween, snapshotOf, type MarketRow } from '#tests/fixtures/wire-market.ts'

export type MarketServer = {
  call: MarketCall
  requests: { f: string; payload: Record<string, unknown> }[]
  /** Publishes the next version. */
  publish: (rows: readonly MarketRow[], version?: number) => void
  /** Answers the next calls of `f` with this instead: an output, or a thrown error. */
  next: (f: CallName, answer: { output: unknown } | { error: Error }) => void
  sales: Record<string, unknown>[]
}

const emptyLinks = {
  homepage: null,
  whitepaper: null,
  explorer: null,
  source_code: null,
  twitter: null,
  telegram: null,
  reddit: null,
}

/** A full record whose sparkline starts at the coin's price. */
export const recordOf = ({ id, price }: { id: string; price: number | null }) => ({
  id,
  circulating_supply: 21e6,
  total_supply: null,
  max_supply: null,
  fully_diluted_valuation: null,
  high_24h: null,
  low_24h: null,
  ath: null,
  ath_date: null,
  atl: null,
  atl_date: null,
  genesis_date: null,
  coin_age_days: null,
  description: `About ${id}`,
  links: emptyLinks,
  sparkline_7d: [price ?? 0, 1.5, 2.5],
  facts: { age: { value: 3, as_of: 1, source: 'sample' } },
  rated_at: 5,
})

const extrasOf = (id: string) => ({
  community_facts: { twitterFollowers: { value: 7, as_of: 1, source: 'sample' } },
  developer_facts: {},
  news: [
    {
      id: `${id}/1`,
      title: `About ${id}`,
      summary: null,
      url: null,
      source: 'Sample wire',
      published_at: 9,
      is_sample: true,
    },
  ],
  news_as_of: 9,
  news_origin: 'sample',
})
const scoresOf = (id: string) => ({
  items: [
    {
      rated_at: 5,
      version: 1,
      total_ai_score: 50,
      score_low: 40,
      score_high: 60,
      coverage: 70,
      tokenomics: 50,
      security: 50,
      social: 50,
      market: 50,
      insights: 50,
      inputs: { age: id.length },
    },
  ],
  recorded_since: 5,
  window_days: 30,
})

const saleDetail = {
  description: 'A sale',
  total_supply: null,
  raise_goal: null,
  ends_at: null,
  rounds: [],
  allocations: [],
  vesting: [],
  team: [],
  investor_tiers: [],
  links: { homepage: null, whitepaper: null, twitter: null, telegram: null, source_code: null },
  facts: {},
  rated_at: 5,
}

export const createMarketServer = (rows: readonly MarketRow[], version = 1): MarketServer => {
  const versions = new Map<number, readonly MarketRow[]>([[version, rows]])
  let latest = version
  const planned = new Map<string, ({ output: unknown } | { error: Error })[]>()
  const requests: MarketServer['requests'] = []
  const sales: Record<string, unknown>[] = []
  const now = (): readonly MarketRow[] => versions.get(latest) ?? []

  const market = (since: unknown): MarketOutputWire => {
    const before = typeof since === 'number' ? versions.get(since) : undefined
    return before
      ? deltaBetween(before, now(), { since: since as number, version: latest })
      : snapshotOf(now(), latest)
  }
  const page = <T>(items: readonly T[], payload: Record<string, unknown>) => {
    const [number, size] = [Number(payload['page']), Number(payload['page_size'])]
    return {
      items: items.slice((number - 1) * size, number * size),
      total: items.length,
      page: number,
      page_size: size,
      source: snapshotOf(now(), latest).source,
    }
  }
  const answer = (f: string, payload: Record<string, unknown>): unknown => {
    if (f === 'get_market') return market(payload['since'])
    if (f === 'get_coins') return page(now(), payload)
    if (f === 'get_upcoming_idos') return page(sales, payload)
    if (f === 'get_ido_detail')
      return { ...sales.find(({ id }) => id === payload['id']), ...saleDetail }
    if (f === 'get_market_block') {
      const items = now()
        .filter((row) => row.block === payload['block'])
        .map(recordOf)
      return {
        block: payload['block'],
        version: latest,
        source: snapshotOf(now(), latest).source,
        items,
      }
    }
    if (f === 'get_coin_detail') {
      const row = now().find(({ id }) => id === payload['id'])
      return row ? { ...row, ...recordOf(row), ...extrasOf(row.id) } : undefined
    }
    if (f === 'get_score_history') return scoresOf(String(payload['id']))
    if (f === 'get_coin_ohlc')
      return {
        candles: [{ t: 20, open: 1, high: 3, low: 1, close: 2 }],
        source: snapshotOf(now(), latest).source,
      }
    if (f === 'get_coin_dossiers') {
      const known = (payload['ids'] as string[]).filter((id) => now().some((row) => row.id === id))
      return {
        items: known.map((id) => ({
          id,
          ...extrasOf(id),
          past: { times: [10, 20], prices: [1, 2], volumes: [null, 5] },
          scores: scoresOf(id),
        })),
        source: snapshotOf(now(), latest).source,
      }
    }
    if (f === 'get_coin_price_history')
      return {
        points: [
          { t: 20, price: 2, volume: 5 },
          { t: 10, price: 1 },
          { t: 20, price: 2, volume: 5 },
        ],
      }
    throw new Error(`the fake does not know ${f}`)
  }
  const call = async (f: CallName, payload: Record<string, unknown>): Promise<unknown> => {
    requests.push({ f, payload })
    await Promise.resolve()
    const instead = planned.get(f)?.shift()
    if (instead && 'error' in instead) throw instead.error
    return instead ? instead.output : calls[f].output.parse(structuredClone(answer(f, payload)))
  }
  return {
    call: call as MarketCall,
    requests,
    sales,
    publish: (next, at = latest + 1) => {
      latest = at
      versions.set(at, next)
    },
    next: (f, instead) => planned.set(f, [...(planned.get(f) ?? []), instead]),
  }
}
