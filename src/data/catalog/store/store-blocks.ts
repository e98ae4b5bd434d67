// Blocks of full records: written as they come, read one at a time for what is on screen.
import type { CoinRecordWire } from '#contract/market/coin-wire.ts'
import type { BlockRow, CatalogDb, StoredRecord } from '../../catalog-db.ts'
import { coinRecordOf, type CoinRecord } from '../types/coin-record.ts'

type BlockWire = { block: number; version: number; items: readonly CoinRecordWire[] }

/** The stored form of a block: sparklines gathered into one array. */
export const blockRowOf = ({ block, version, items }: BlockWire, nowMs: number): BlockRow => {
  const ends = new Uint32Array(items.length)
  let total = 0
  for (const [at, item] of items.entries()) ends[at] = total += item.sparkline_7d.length
  const closes = new Float32Array(total)
  for (const [at, item] of items.entries())
    closes.set(item.sparkline_7d, at === 0 ? 0 : ends[at - 1])
  const records = JSON.stringify(items.map(({ sparkline_7d: _gathered, ...record }) => record))
  return {
    block,
    version,
    savedAtMs: nowMs,
    ids: items.map(({ id }) => id),
    records,
    closes,
    ends,
    bytes: closes.byteLength + records.length,
  }
}

/** Keeps a block, replacing an earlier one. */
export const storeBlock = async (db: CatalogDb, block: BlockWire, nowMs: number): Promise<void> => {
  await db.blocks.put(blockRowOf(block, nowMs))
}

/** Keeps one record, for servers that have no blocks. */
export const storeLoneRecord = async (
  db: CatalogDb,
  record: CoinRecordWire,
  nowMs: number,
): Promise<void> => {
  await db.records.put({
    id: record.id,
    record,
    savedAtMs: nowMs,
    bytes: JSON.stringify(record).length,
  })
}

const sparklineAt = ({ closes, ends }: BlockRow, at: number): Float32Array =>
  closes.slice(at === 0 ? 0 : ends[at - 1], ends[at])

/** A damaged block reads as an empty one: it is fetched again like any that is missing. */
const recordsOf = (row: BlockRow): StoredRecord[] => {
  try {
    return JSON.parse(row.records) as StoredRecord[]
  } catch {
    return []
  }
}

/** A coin's record from its block, or null when the block does not hold it. */
export const recordInBlock = (row: BlockRow, id: string): CoinRecord | null => {
  const records = recordsOf(row)
  const at = records.findIndex((record) => record.id === id)
  const record = records[at]
  return record
    ? coinRecordOf(record, { sparkline: sparklineAt(row, at), savedAtMs: row.savedAtMs })
    : null
}

/** The sparklines of these coins as far as the block holds them, by coin id. */
export const sparklinesInBlock = (
  row: BlockRow,
  wanted: ReadonlySet<string>,
): [string, Float32Array][] =>
  row.ids.flatMap((id, at) => (wanted.has(id) ? [[id, sparklineAt(row, at)]] : []))
