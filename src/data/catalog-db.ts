// IndexedDB `catalog`: what the market server last said, in a shape made for reading. Disposable:
// it can always be fetched again, so nothing a person made may ever be kept here.
import { Dexie, type Table } from 'dexie'
import type { coinRecordFields, CoinRecordWire, PriceRange } from '#contract/market/coin-wire.ts'
import type { Airdrop } from '#domain/airdrop/airdrop.ts'
import type { MarketDeltaWire } from '#contract/market/market-wire.ts'
import type { RatingPart } from '#contract/market/rating-wire.ts'
import type { CandleRow, ChartRow } from './catalog/types/chart-rows.ts'
import type { ClosesRow } from './catalog/types/closes-row.ts'
import type { CoinDossier } from './catalog/types/coin-dossier.ts'
import type { CoinFigure } from '#contract/market/coin-figures.ts'
import type { CoinRow } from './catalog/types/coin-row.ts'
import type { LaunchpadRow } from './catalog/types/launchpad-row.ts'
import type { SaleRow } from './catalog/types/sale-row.ts'
import { deviceStorage } from './storage/device-storage.ts'
import type { MemoryStorage } from './storage/guard-storage.ts'
import { storageWatch } from './storage/queries/storage-health.ts'
import { watchConnection } from './storage/watch-connection.ts'

/**
 * The only row of `catalogMeta`. Its `revision` moves with every change: what live queries watch.
 */
export type CatalogMetaRow = {
  key: 'current'
  revision: number
  /** Changes with every full snapshot: deltas of one lineage never apply to another. */
  lineage: number
  version: number
  /** `market` answers deltas; `pages` was gathered from a server without them. */
  origin: 'market' | 'pages'
  count: number
  blockSize: number
  asOfSec: number
  sourceId: 'sample' | 'file' | 'coingecko'
  isSample: boolean
  quarantined: number
  savedAtMs: number
  bytes: number
}

/** The first screen, ready to paint without reading the columns. */
/** `total`: how many the standard order has; absent where an older version kept the page. */
export type FirstPageRow = { key: 'current'; rows: CoinRow[]; total?: number }

/**
 * The columns of `version`; texts are joined by U+0000, which clones far faster than an array of
 * strings.
 */
export type ColumnsRow = {
  key: 'current'
  version: number
  count: number
  id: string
  name: string
  symbol: string
  image: string
  category: { codes: Uint32Array; words: string[] }
  chain: { codes: Uint32Array; words: string[] }
  figures: Record<CoinFigure, Float64Array>
  /** Absent in what was stored before lists carried them. */
  parts?: Record<RatingPart, Float64Array>
  block: Float64Array
  order: { id: Float64Array; name: Float64Array; symbol: Float64Array }
}

/** One delta waiting to be folded into the columns. */
export type DeltaRow = { version: number; delta: MarketDeltaWire }

type RecordField = Exclude<keyof typeof coinRecordFields, 'sparkline_7d'>
/** A record without its sparkline; unknown fields of the wire are kept. */
export type StoredRecord = Pick<CoinRecordWire, RecordField> & Record<string, unknown>

/** About a hundred full records; the sparkline of record n is `closes[ends[n - 1] .. ends[n]]`. */
export type BlockRow = {
  block: number
  version: number
  savedAtMs: number
  /** The coins of the block, in the order of `records` and `ends`. */
  ids: string[]
  /**
   * StoredRecord[] as JSON: one string is stored several times faster than its thousands of
   * objects.
   */
  records: string
  closes: Float32Array
  ends: Uint32Array
  bytes: number
}

/** A record fetched alone, where the server has no blocks. */
export type LoneRecordRow = { id: string; record: CoinRecordWire; savedAtMs: number; bytes: number }

/** What the tabs of an opened coin show. */
export type DossierRow = CoinDossier & { bytes: number }

/**
 * A page of content kept for reading offline; `kind` names its family (blog post, lesson,
 * document).
 */
export type SavedContentRow = { kind: string; key: string; content: unknown; savedAtMs: number }

export type MetaRow = { key: string; value: unknown }

export class CatalogDb extends Dexie {
  declare catalogMeta: Table<CatalogMetaRow, string>
  declare firstPage: Table<FirstPageRow, string>
  declare columns: Table<ColumnsRow, string>
  declare deltas: Table<DeltaRow, number>
  declare blocks: Table<BlockRow, number>
  declare records: Table<LoneRecordRow, string>
  declare sales: Table<SaleRow, string>
  declare charts: Table<ChartRow, [string, PriceRange]>
  declare dossiers: Table<DossierRow, string>
  declare candles: Table<CandleRow, [string, number]>
  declare launchpads: Table<LaunchpadRow, string>
  declare airdrops: Table<Airdrop, string>
  declare closes: Table<ClosesRow, string>
  declare savedContent: Table<SavedContentRow, [string, string]>
  declare meta: Table<MetaRow, string>

  constructor(name = 'catalog', storage?: MemoryStorage) {
    // A lost write costs a refetch, so durability is traded for speed; records are large and never
    // shared, so no cache.
    super(name, { chromeTransactionDurability: 'relaxed', cache: 'disabled', ...storage })
    this.version(1).stores({
      catalogMeta: 'key',
      firstPage: 'key',
      columns: 'key',
      deltas: 'version',
      blocks: 'block, savedAtMs, bytes',
      records: 'id, bytes',
      sales: 'id',
      charts: '[id+range], savedAtMs, bytes',
      savedContent: '[kind+key], kind',
      meta: 'key',
    })
    this.version(2).stores({
      dossiers: 'id, savedAtMs, bytes',
      candles: '[id+days], savedAtMs, bytes',
    })
    this.version(3).stores({ launchpads: 'id' })
    this.version(4).stores({ airdrops: 'id' })
    this.version(5).stores({ closes: 'id, bytes' })
  }
}

let shared: CatalogDb | undefined

/** The device's catalogue, opened on first use. */
export const catalogDb = (): CatalogDb => {
  if (shared) return shared
  shared = new CatalogDb('catalog', deviceStorage())
  watchConnection(shared, storageWatch)
  return shared
}
