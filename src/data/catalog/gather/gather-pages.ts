// Lists that come in pages, gathered whole: a page lost on the way means nothing is kept of the
// others.
import type { CoinRowWire } from '#contract/market/coin-wire.ts'
import type { AirdropWire } from '#contract/market/airdrop-wire.ts'
import type { LaunchpadWire } from '#contract/market/launchpad-wire.ts'
import {
  marketColumnNames,
  type MarketSnapshotWire,
  type MarketSourceWire,
} from '#contract/market/market-wire.ts'
import { ratingRangeOf } from '#contract/market/rating-wire.ts'
import type { SaleRowWire } from '#contract/market/sale-wire.ts'
import type { PullPorts } from '../pulls/ports.ts'

type Page<Item> = { items: Item[]; total: number; source?: MarketSourceWire | null | undefined }
type Gathered<Item> = { items: Item[]; source: MarketSourceWire | null }

const pageSize = 250
/** 50,000 rows: a server that never ends its list must not hold the device for ever. */
const maxPages = 200
const concurrency = 2

/** Pages shift while they are read, so an item may come twice: its first place counts. */
const gather = async <Item extends { id: string }>(
  fetchPage: (page: number) => Promise<Page<Item>>,
): Promise<Gathered<Item>> => {
  const first = await fetchPage(1)
  const size = Math.max(1, first.items.length)
  const pages: Page<Item>[] = [first]
  const last = Math.min(maxPages, Math.ceil(first.total / size))
  for (let page = 2; page <= last; page += concurrency) {
    const numbers = Array.from(
      { length: Math.min(concurrency, last - page + 1) },
      (_, at) => page + at,
    )
    pages.push(...(await Promise.all(numbers.map(fetchPage))))
  }
  const byId = new Map<string, Item>()
  for (const { items } of pages)
    for (const item of items) if (!byId.has(item.id)) byId.set(item.id, item)
  return { items: [...byId.values()], source: first.source ?? null }
}

type Ports = Pick<PullPorts, 'call' | 'nowMs'>
type Options = { signal?: AbortSignal }

const withRange = (row: CoinRowWire): CoinRowWire => {
  const { scoreLow, scoreHigh, coveragePct } = ratingRangeOf(row)
  return { ...row, score_low: scoreLow, score_high: scoreHigh, coverage: coveragePct }
}

/** Every coin of a server that knows only get_coins, as the snapshot such a server cannot send. */
export const gatherMarketPages = async (
  { call, nowMs }: Ports,
  options: Options,
): Promise<MarketSnapshotWire> => {
  const { items: rows, source } = await gather<CoinRowWire>((page) =>
    call('get_coins', { page, page_size: pageSize }, options),
  )
  const items = rows.map(withRange)
  const nowSec = Math.floor(nowMs() / 1000)
  const newest = items.reduce((time, { as_of }) => Math.max(time, as_of ?? 0), 0)
  const names = marketColumnNames.filter((name) => name !== 'block')
  return {
    kind: 'snapshot',
    version: nowSec,
    count: items.length,
    block_size: 100,
    source: source ?? {
      id: 'coingecko',
      is_sample: false,
      as_of: newest || nowSec,
      quarantined: 0,
    },
    columns: Object.fromEntries(
      names.map((name) => [name, items.map((item) => item[name] ?? null)]),
    ),
  }
}

/** Every upcoming sale, with details where the server sends them along. */
export const gatherSales = ({ call }: Ports, options: Options): Promise<Gathered<SaleRowWire>> =>
  gather<SaleRowWire>((page) =>
    call('get_upcoming_idos', { page, page_size: pageSize, with_detail: true }, options),
  )

/** Every launchpad, with the projects of its record where the server sends them along. */
export const gatherLaunchpads = (
  { call }: Ports,
  options: Options,
): Promise<Gathered<LaunchpadWire>> =>
  gather<LaunchpadWire>((page) =>
    call('get_launchpads', { page, page_size: pageSize, with_detail: true }, options),
  )

/** Every airdrop, those that are over included. */
export const gatherAirdrops = ({ call }: Ports, options: Options): Promise<Gathered<AirdropWire>> =>
  gather<AirdropWire>((page) => call('get_airdrops', { page, page_size: pageSize }, options))
