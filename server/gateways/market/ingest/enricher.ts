// Adds to a capture what other lists and providers know of its coins, as they come to know it.
import type { Enrichment, MarketCapture, SourceCoin } from '../source-port.ts'

export class Enricher {
  readonly #enrichments: readonly Enrichment[]
  readonly #onFailure: (error: unknown) => void
  #running: Promise<void> | null = null

  constructor(enrichments: readonly Enrichment[], onFailure: (error: unknown) => void) {
    this.#enrichments = enrichments
    this.#onFailure = onFailure
  }

  /** The capture with what is known by now; later enrichments see what earlier ones added. */
  enriched(capture: MarketCapture): MarketCapture {
    const richer = (coin: SourceCoin): SourceCoin =>
      this.#enrichments.reduce((known, { enrich }) => enrich(known), coin)
    return this.#enrichments.length === 0
      ? capture
      : { ...capture, coins: capture.coins.map(richer) }
  }

  /**
   * Lets every enrichment read what is due and shows the latest capture after each. Joins a round
   * under way; never throws.
   */
  refresh(
    latest: () => MarketCapture | null,
    show: (capture: MarketCapture) => void,
  ): Promise<void> {
    this.#running ??= this.#round(latest, show).finally(() => {
      this.#running = null
    })
    return this.#running
  }

  async #round(
    latest: () => MarketCapture | null,
    show: (capture: MarketCapture) => void,
  ): Promise<void> {
    for (const { refresh } of this.#enrichments) {
      try {
        const before = latest()
        if (before) await refresh(before.coins)
        const capture = latest()
        if (capture) show(capture)
      } catch (error) {
        this.#onFailure(error)
      }
    }
  }
}
