// The growing part of a market: numbered versions of what a source captured, rated, and the
// differences between them.
import type { CoinRowWire } from '#contract/market/coin-wire.ts'
import type { MarketView } from '../market-port.ts'
import type { MarketCapture, MarketSource, SourceCoin } from '../source-port.ts'
import { BlockOrdinals } from './block-ordinals.ts'
import { FirstSights } from './first-sight.ts'
import { createMarketView } from './market-view.ts'
import { rateCoin, rateSales } from './rated-coin.ts'
import type { RatedCoin } from './rated-coin.ts'
import { changesBetween } from './row-changes.ts'
import type { VersionChanges } from './row-changes.ts'
import type { KeptSnapshot } from './snapshot-keep.ts'

/** Versions a device may be behind and still get a delta: four hours of minutes. */
const keptVersions = 240

const rowsOf = (coins: ReadonlyMap<string, RatedCoin>): Map<string, CoinRowWire> =>
  new Map([...coins].map(([id, { row }]) => [id, row]))

/** A market's current view and what led there. */
export class Snapshots {
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
    return {
      version: this.version,
      ordinals: this.#ordinals.entries(),
      firstSights: this.#firstSights.entries(),
    }
  }

  /**
   * Listing times of coins whose source tells none. Of the very first capture nothing can be said:
   * its coins were there before.
   */
  #dated({ coins, asOfSec }: MarketCapture): readonly SourceCoin[] {
    if (!this.#ordinals.isEmpty())
      this.#firstSights.add(
        coins.filter(({ id }) => !this.#ordinals.has(id)),
        asOfSec,
      )
    return coins.map((coin) => ({ ...coin, listed_at: this.#firstSights.listedAt(coin) }))
  }

  /**
   * Numbers come from the clock's minutes, so that a restarted server never reuses one for other
   * figures.
   */
  ingest(capture: MarketCapture, nowSec: number): void {
    const coins = new Map(this.#dated(capture).map((coin) => [coin.id, rateCoin(coin, nowSec)]))
    this.#ordinals.add(coins.keys())
    const version = Math.max(this.version + 1, Math.floor(nowSec / 60))
    const changes = changesBetween(rowsOf(this.#coins), rowsOf(coins), {
      base: this.version,
      version,
    })
    if (this.view === null || changes.touched.size > 0 || changes.removed.length > 0) {
      if (this.view !== null) this.#log = [...this.#log, changes].slice(-keptVersions)
      this.version = version
    }
    this.#coins = coins
    const source = {
      id: this.#source.id,
      is_sample: this.#source.isSample,
      as_of: capture.asOfSec,
      quarantined: capture.quarantined,
    }
    this.view = createMarketView({
      version: this.version,
      source,
      salesSource:
        capture.importedAsOfSec === undefined
          ? source
          : { id: 'file', is_sample: false, as_of: capture.importedAsOfSec, quarantined: 0 },
      coins,
      sales: rateSales(capture.sales, nowSec),
      launchpads: capture.launchpads ?? [],
      airdrops: capture.airdrops ?? [],
      blockOf: (id) => this.#ordinals.blockOf(id),
      log: this.#log,
    })
  }
}
