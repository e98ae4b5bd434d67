// One version of the market, ready to be asked: rows, records, blocks, the snapshot and its deltas,
// each built once.
import { marketColumnNames } from '#contract/market/market-wire.ts'
import type { CoinRowWire } from '#contract/market/coin-wire.ts'
import type {
  MarketDeltaWire,
  MarketOutputWire,
  MarketSnapshotWire,
  MarketSourceWire,
} from '#contract/market/market-wire.ts'
import type { SaleDetailWire } from '#contract/market/sale-wire.ts'
import type { SourceAirdrop, SourceLaunchpad } from '../source-port.ts'
import { blockSize } from './block-ordinals.ts'
import { columnsOf, removedSince, touchedSince } from './row-changes.ts'
import type { MarketBlock, MarketView } from '../market-port.ts'
import type { RatedCoin } from './rated-coin.ts'
import type { Cell, VersionChanges } from './row-changes.ts'

export type ViewParts = {
  version: number
  source: MarketSourceWire
  salesSource: MarketSourceWire
  coins: ReadonlyMap<string, RatedCoin>
  sales: readonly SaleDetailWire[]
  launchpads: readonly SourceLaunchpad[]
  airdrops: readonly SourceAirdrop[]
  blockOf: (id: string) => number
  /** Differences of the kept versions, oldest first; the last one leads to this version. */
  log: readonly VersionChanges[]
}

const unrankedLast = Number.MAX_SAFE_INTEGER
const byRank = (a: CoinRowWire, b: CoinRowWire): number =>
  (a.rank ?? unrankedLast) - (b.rank ?? unrankedLast) || (a.id < b.id ? -1 : 1)
const byLaunch = (a: SaleDetailWire, b: SaleDetailWire): number =>
  (a.launch_date ?? unrankedLast) - (b.launch_date ?? unrankedLast) || (a.id < b.id ? -1 : 1)

const cellsOf = (
  rows: readonly CoinRowWire[],
  column: (typeof marketColumnNames)[number],
  blockOf: ViewParts['blockOf'],
): Cell[] => rows.map((row) => (column === 'block' ? blockOf(row.id) : (row[column] ?? null)))

const snapshotOf = (parts: ViewParts, rows: readonly CoinRowWire[]): MarketSnapshotWire => ({
  kind: 'snapshot',
  version: parts.version,
  count: rows.length,
  source: parts.source,
  block_size: blockSize,
  columns: Object.fromEntries(
    marketColumnNames.map((column) => [column, cellsOf(rows, column, parts.blockOf)]),
  ),
})

const deltaOf = (parts: ViewParts, since: number): MarketDeltaWire => {
  const touched = [...touchedSince(parts.log, since)].filter(([id]) => parts.coins.has(id))
  const columns: Record<string, { at: number[]; values: Cell[] }> = {}
  for (const [position, [id, mask]] of touched.entries()) {
    const row = parts.coins.get(id)?.row
    if (!row) continue
    for (const column of columnsOf(mask)) {
      columns[column] ??= { at: [], values: [] }
      columns[column].at.push(position)
      columns[column].values.push(column === 'block' ? parts.blockOf(id) : (row[column] ?? null))
    }
  }
  return {
    kind: 'delta',
    version: parts.version,
    count: parts.coins.size,
    source: parts.source,
    since,
    removed: [...removedSince(parts.log, since)].filter((id) => !parts.coins.has(id)),
    ids: touched.map(([id]) => id),
    columns,
  }
}

const remember = <Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value => {
  const found = known.get(key)
  if (found !== undefined) return found
  const made = make()
  known.set(key, made)
  return made
}

/**
 * A device at this version, or at one whose differences are all kept, gets a delta; every other the
 * whole.
 */
const canDelta = ({ version, log }: ViewParts, since: number | undefined): since is number =>
  since !== undefined && (since === version || log.some(({ base }) => base === since))

const blocksOf = (parts: ViewParts): Map<number, MarketBlock> => {
  const blocks = new Map<number, MarketBlock>()
  for (const { record } of parts.coins.values()) {
    const block = parts.blockOf(record.id)
    remember(blocks, block, () => ({
      block,
      version: parts.version,
      source: parts.source,
      items: [],
    })).items.push(record)
  }
  return blocks
}

/** Builds the view; the snapshot, deltas and blocks are made when first asked for and kept. */
export const createMarketView = (parts: ViewParts): MarketView => {
  const rows = [...parts.coins.values()].map(({ row }) => row).toSorted(byRank)
  const sales = parts.sales.toSorted(byLaunch)
  const salesById = new Map(sales.map((sale) => [sale.id, sale]))
  const deltas = new Map<number, MarketOutputWire>()
  let snapshot: MarketSnapshotWire | null = null
  let blocks: Map<number, MarketBlock> | null = null
  return {
    version: parts.version,
    source: parts.source,
    salesSource: parts.salesSource,
    rows,
    sales,
    launchpads: parts.launchpads,
    airdrops: parts.airdrops,
    row: (id) => parts.coins.get(id)?.row ?? null,
    record: (id) => parts.coins.get(id)?.record ?? null,
    sale: (id) => salesById.get(id) ?? null,
    output: (since) =>
      canDelta(parts, since)
        ? remember(deltas, since, () => deltaOf(parts, since))
        : (snapshot ??= snapshotOf(parts, rows)),
    block: (block) => (blocks ??= blocksOf(parts)).get(block) ?? null,
  }
}
