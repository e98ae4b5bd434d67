// Keeps requests to a provider within its limit, and away from it while it asks for peace or is
// down.
import { MarketSourceError } from '../market/source-port.ts'

const minuteMs = 60_000
const firstPauseMs = 1_000
const mostPauseMs = 60_000
/**
 * A provider in trouble is not waited for longer than this, however patient the caller: trying
 * later is the caller's business.
 */
const mostQuietWaitMs = 5_000

export type RequestPaceOptions = {
  /** Never more requests than this in any 60 seconds. */
  perMinute: number
  nowMs: () => number
  wait: (ms: number) => Promise<void>
}

/**
 * A token bucket. It holds half a minute's allowance and refills with the other half, so that a
 * full bucket and a minute's refill together never exceed the limit. Turns are given in the order
 * they are asked for.
 */
export class RequestPace {
  readonly #options: RequestPaceOptions
  readonly #intervalMs: number
  readonly #aheadMs: number
  /** When the bucket would be full again. */
  #fullAtMs = 0
  #quietUntilMs = 0
  #failures = 0

  constructor(options: RequestPaceOptions) {
    this.#options = options
    const burst = Math.max(1, Math.floor(options.perMinute / 2))
    this.#intervalMs = minuteMs / Math.max(1, options.perMinute - burst)
    this.#aheadMs = (burst - 1) * this.#intervalMs
  }

  /**
   * Resolves when one request may be made. Throws MarketSourceError, with the time to wait, where
   * that is longer than `mostWaitMs`.
   */
  async turn(mostWaitMs: number): Promise<void> {
    const { nowMs, wait } = this.#options
    const now = nowMs()
    const startMs = Math.max(now, this.#fullAtMs - this.#aheadMs, this.#quietUntilMs)
    const isTooQuiet = this.#quietUntilMs - now > mostQuietWaitMs
    if (startMs - now > mostWaitMs || isTooQuiet)
      throw new MarketSourceError('the provider is left in peace for now', startMs - now)
    this.#fullAtMs = Math.max(this.#fullAtMs, startMs) + this.#intervalMs
    if (startMs > now) await wait(startMs - now)
    const quietMs = this.#quietUntilMs - nowMs()
    if (quietMs > 0) throw new MarketSourceError('the provider asked for peace meanwhile', quietMs)
  }

  /** Whether the bucket is full and the provider in no trouble: one turn more keeps nobody waiting. */
  isIdle(): boolean {
    return this.#options.nowMs() >= Math.max(this.#fullAtMs, this.#quietUntilMs)
  }

  /** The provider answered: the next trouble starts with a short pause again. */
  succeeded(): void {
    this.#failures = 0
  }

  /**
   * The provider is in trouble or asked to be left alone: for as long as it said, else a second,
   * doubling to a minute.
   */
  failed(retryAfterMs: number | null): void {
    const pauseMs = retryAfterMs ?? Math.min(mostPauseMs, firstPauseMs * 2 ** this.#failures)
    this.#failures += 1
    this.#quietUntilMs = Math.max(this.#quietUntilMs, this.#options.nowMs() + pauseMs)
  }
}
