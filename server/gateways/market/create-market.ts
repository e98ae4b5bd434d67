// Ingests a source at its pace into numbered snapshots. A failing source changes nothing: the last view stays, and ages.
import { BlockOrdinals } from './ingest/block-ordinals.ts'
import { FirstSights } from './ingest/first-sight.ts'
import { createMarketView } from './ingest/market-view.ts'
import { rateCoin, rateSales } from './ingest/rated-coin.ts'
import { changesBetween } from './ingest/row-changes.ts'
import { MarketSourceError } from './market-source.ts'
import type { Clock } from '../../clock.ts'
import type { RatedCoin } from './ingest/rated-coin.ts'
import type { KeptSnapshot, SnapshotKeep } from './ingest/snapshot-keep.ts'
import type { VersionChanges } from './ingest/row-changes.ts'
import type { CoinRowWire } from '#contract/coin-wire.ts'
import type { MarketPort, MarketView } from './market-port.ts'
import type { MarketCapture, MarketSource, SourceCoin } from './market-source.ts'

/** Versions a device may be behind and still get a delta: four hours of minutes. */
const keptVersions = 240
const firstRetryMs = 5_000

export type MarketOptions = {
  source: MarketSource
  clock: Clock
  /** Where the last good capture survives a restart; null for sources that can always be asked again. */
  keep?: SnapshotKeep | null
  /** Told once per failure, for the log. */
  onFailure?: (error: unknown) => void
}

export type Market = MarketPort & {
  /** Asks the source once, now. False when it had no usable answer. */
  refresh: () => Promise<boolean>
}

const rowsOf = (coins: ReadonlyMap<string, RatedCoin>): Map<string, CoinRowWire> => new Map([...coins].map(([id, { row }]) => [id, row]))

/** The growing part of a market: its current view and what led there. */
class Snapshots {
  view: MarketView | null = null
  version = 0
  readonly #source: MarketSource
  /** Of every coin ever seen, those that have gone included. */
  #ordinals = new BlockOrdinals()
  #firstSights = new FirstSights()
  #coins: ReadonlyMap<string, RatedCoin> = new Map()
  #log: VersionChanges[] = []

  constructor(source: MarketSource) {
    this.#source = source
  }

  restore({ version, ordinals, firstSights = [] }: KeptSnapshot): void {
    this.version = version
    this.#ordinals = new BlockOrdinals(ordinals)
    this.#firstSights = new FirstSights(firstSights)
  }

  /** What must survive a restart, beside the capture itself. */
  memory(): Pick<KeptSnapshot, 'version' | 'ordinals' | 'firstSights'> {
    return { version: this.version, ordinals: this.#ordinals.entries(), firstSights: this.#firstSights.entries() }
  }

  /** Listing times of coins whose source tells none. Of the very first capture nothing can be said: its coins were there before. */
  #dated({ coins, asOfSec }: MarketCapture): readonly SourceCoin[] {
    if (!this.#ordinals.isEmpty()) this.#firstSights.add(coins.filter(({ id }) => !this.#ordinals.has(id)), asOfSec)
    return coins.map((coin) => ({ ...coin, listed_at: this.#firstSights.listedAt(coin) }))
  }

  /** Numbers come from the clock's minutes, so that a restarted server never reuses one for other figures. */
  ingest(capture: MarketCapture, nowSec: number): void {
    const coins = new Map(this.#dated(capture).map((coin) => [coin.id, rateCoin(coin, nowSec)]))
    this.#ordinals.add(coins.keys())
    const version = Math.max(this.version + 1, Math.floor(nowSec / 60))
    const changes = changesBetween(rowsOf(this.#coins), rowsOf(coins), { base: this.version, version })
    if (this.view === null || changes.touched.size > 0 || changes.removed.length > 0) {
      if (this.view !== null) this.#log = [...this.#log, changes].slice(-keptVersions)
      this.version = version
    }
    this.#coins = coins
    this.view = createMarketView({
      version: this.version,
      source: { id: this.#source.id, is_sample: this.#source.isSample, as_of: capture.asOfSec, quarantined: capture.quarantined },
      coins,
      sales: rateSales(capture.sales, nowSec),
      blockOf: (id) => this.#ordinals.blockOf(id),
      log: this.#log,
    })
  }
}

/** What the market tells of single coins: of its current view, or asked of its source. */
const answersOf = (snapshots: Snapshots, source: MarketSource): Omit<MarketPort, 'start' | 'stop'> => ({
  view: () => snapshots.view,
  coinDetail: async (id) => {
    const row = snapshots.view?.row(id)
    const record = snapshots.view?.record(id)
    if (!row || !record) return null
    const extra = await source.coinExtra?.(id).catch(() => null)
    return { ...row, ...record, ...extra }
  },
  candles: async (id, days) => (snapshots.view?.row(id) ? source.candles(id, days) : null),
  pastFacts: (id, days) => source.pastFacts?.(id, days) ?? null,
  isAtHand: (id) => source.isAtHand?.(id) ?? true,
  priceHistory: async (id, range) => (snapshots.view?.row(id) ? source.priceHistory(id, range) : null),
})

/** Joins a source, a clock and a place to keep snapshots into the market the handlers ask. */
export const createMarket = ({ source, clock, keep = null, onFailure = () => {} }: MarketOptions): Market => {
  const snapshots = new Snapshots(source)
  let timer: NodeJS.Timeout | undefined
  let failures = 0
  let retryAfterMs: number | null = null
  const nowSec = (): number => Math.floor(clock.nowMs() / 1000)

  const refresh = async (): Promise<boolean> => {
    try {
      const capture = await source.capture()
      snapshots.ingest(capture, nowSec())
      failures = 0
      retryAfterMs = null
      await keep?.save({ format: 1, capture, ...snapshots.memory() }).catch(onFailure)
      return true
    } catch (error) {
      failures += 1
      retryAfterMs = error instanceof MarketSourceError ? error.retryAfterMs : null
      onFailure(error)
      return false
    }
  }

  const restore = async (): Promise<void> => {
    const kept = await keep?.load()
    if (!kept) return
    snapshots.restore(kept)
    snapshots.ingest(kept.capture, nowSec())
  }

  /** On the source's own grid, so that minutes tick on the minute; sooner after a failure, never before it allows. */
  const nextDelayMs = (): number => {
    if (failures > 0) return Math.max(retryAfterMs ?? 0, Math.min(source.refreshMs, firstRetryMs * 2 ** (failures - 1)))
    return source.refreshMs - (clock.nowMs() % source.refreshMs)
  }

  let isStopped = false
  const schedule = (): void => {
    if (isStopped) return
    timer = setTimeout(() => void refresh().finally(schedule), nextDelayMs())
    timer.unref()
  }

  return {
    refresh,
    start: async () => {
      await restore()
      await refresh()
      schedule()
    },
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
    ...answersOf(snapshots, source),
  }
}
