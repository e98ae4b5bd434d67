// Ingests a source at its pace into numbered snapshots. A failing source changes nothing: the last
// view stays, and ages.
import { Enricher } from './ingest/enricher.ts'
import { Snapshots } from './ingest/snapshots.ts'
import { MarketSourceError } from './source-port.ts'
import type { MarketSourceWire } from '#contract/market/market-wire.ts'
import type { Clock } from '../../clock.ts'
import type { SnapshotKeep } from './ingest/snapshot-keep.ts'
import type { MarketPort } from './market-port.ts'
import type { Enrichment, MarketCapture, MarketSource } from './source-port.ts'

const firstRetryMs = 5_000

export type MarketOptions = {
  source: MarketSource
  clock: Clock
  /** What is added to the coins of every capture; later ones see what earlier ones added. */
  enrichments?: readonly Enrichment[]
  /**
   * Where the last good capture survives a restart; null for sources that can always be asked
   * again.
   */
  keep?: SnapshotKeep | null
  /** Told once per failure, for the log. */
  onFailure?: (error: unknown) => void
}

type ShowingOptions = Required<Omit<MarketOptions, 'keep'>>

export type Market = MarketPort & {
  /** Asks the source once, now. False when it had no usable answer. */
  refresh: () => Promise<boolean>
  /** Lets every enrichment read what is due and shows the last capture with it. */
  enrich: () => Promise<void>
}

const asOldAs = (
  source: MarketSourceWire | undefined,
  readSec: number | null | undefined,
): MarketSourceWire | null =>
  source === undefined
    ? null
    : { ...source, as_of: Math.min(source.as_of, readSec ?? source.as_of) }

/** What the market tells of single coins: of its current view, or asked of its source. */
const answersOf = (
  snapshots: Snapshots,
  source: MarketSource,
): Omit<MarketPort, 'start' | 'stop'> => ({
  view: () => snapshots.view,
  coinDetail: async (id) => {
    const row = snapshots.view?.row(id)
    const record = snapshots.view?.record(id)
    if (!row || !record) return null
    const extra = await source.coinExtra?.(id).catch(() => null)
    return { ...row, ...record, ...extra }
  },
  candles: async (id, days) => (snapshots.view?.row(id) ? source.candles(id, days) : null),
  historySource: (id, range) => asOldAs(snapshots.view?.source, source.historyReadSec?.(id, range)),
  candlesSource: (id, days) => asOldAs(snapshots.view?.source, source.candlesReadSec?.(id, days)),
  pastFacts: (id, days) => source.pastFacts?.(id, days) ?? null,
  dailyCloses: source.dailyCloses ?? null,
  learning: source.learning ?? null,
  exchangeRates: async () => (await source.exchangeRates?.()) ?? null,
  isAtHand: (id) => source.isAtHand?.(id) ?? true,
  priceHistory: async (id, range) =>
    snapshots.view?.row(id) ? source.priceHistory(id, range) : null,
})

/**
 * On the source's own grid, so that minutes tick on the minute; sooner after a failure, never
 * before it allows.
 */
const createPace = (refreshMs: number, clock: Clock) => {
  let failures = 0
  let retryAfterMs: number | null = null
  return {
    succeeded: (): void => {
      failures = 0
      retryAfterMs = null
    },
    failed: (error: unknown): void => {
      failures += 1
      retryAfterMs = error instanceof MarketSourceError ? error.retryAfterMs : null
    },
    nextDelayMs: (): number =>
      failures > 0
        ? Math.max(retryAfterMs ?? 0, Math.min(refreshMs, firstRetryMs * 2 ** (failures - 1)))
        : refreshMs - (clock.nowMs() % refreshMs),
  }
}

/** The last capture as it is shown: with what enrichments add to it, in numbered snapshots. */
const createShowing = ({ source, clock, enrichments, onFailure }: ShowingOptions) => {
  const snapshots = new Snapshots(source)
  const enricher = new Enricher(
    [...(source.remembered ? [source.remembered] : []), ...enrichments],
    onFailure,
  )
  let captured: MarketCapture | null = null
  /** The capture itself is kept as it came: what was added to it is known anew after a restart. */
  const show = (capture: MarketCapture): void => {
    captured = capture
    snapshots.ingest(enricher.enriched(capture), Math.floor(clock.nowMs() / 1000))
  }
  return { snapshots, show, enrich: () => enricher.refresh(() => captured, show) }
}

/** Joins a source, a clock and a place to keep snapshots into the market the handlers ask. */
export const createMarket = ({
  source,
  clock,
  keep = null,
  enrichments = [],
  onFailure = () => {},
}: MarketOptions): Market => {
  const { snapshots, show, enrich } = createShowing({ source, clock, enrichments, onFailure })
  const pace = createPace(source.refreshMs, clock)

  const refresh = async (): Promise<boolean> => {
    try {
      const capture = await source.capture()
      show(capture)
      pace.succeeded()
      await keep?.save({ format: 1, capture, ...snapshots.memory() }).catch(onFailure)
      return true
    } catch (error) {
      pace.failed(error)
      onFailure(error)
      return false
    }
  }

  const restore = async (): Promise<void> => {
    const kept = await keep?.load()
    if (!kept) return
    snapshots.restore(kept)
    show(kept.capture)
  }

  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  /** Enrichments go on whether the capture came or not: they have sources of their own. */
  const goOn = (): void => {
    if (isStopped) return
    void enrich()
    timer = setTimeout(() => void refresh().finally(goOn), pace.nextDelayMs())
    timer.unref()
  }

  return {
    refresh,
    enrich,
    start: async () => {
      await restore()
      await refresh()
      goOn()
    },
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
    ...answersOf(snapshots, source),
  }
}
