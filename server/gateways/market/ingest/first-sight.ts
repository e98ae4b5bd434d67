// When a coin was listed, where its source does not say: the moment this server first saw it
// (decision 110).
import type { SourceCoin } from '../source-port.ts'

const weekSec = 7 * 86_400

/**
 * Whether the coin's own figures show that it traded a week before it was first seen: it only came
 * into view then.
 */
const isOlder = (
  { change_7d, change_30d, ath_date, atl_date, genesis_date }: SourceCoin,
  seenSec: number,
): boolean =>
  change_7d !== null ||
  change_30d !== null ||
  [ath_date, atl_date, genesis_date].some((atSec) => atSec !== null && atSec < seenSec - weekSec)

/** Listing times in epoch seconds by coin id, for coins that appeared while the server watched. */
export class FirstSights {
  readonly #seenSec: Map<string, number>

  constructor(known: Iterable<readonly [string, number]> = []) {
    this.#seenSec = new Map(known)
  }

  /** Remembers coins that no capture before this one held and that nothing shows to be older. */
  add(newcomers: Iterable<SourceCoin>, seenSec: number): void {
    for (const coin of newcomers)
      if (coin.listed_at === null && !isOlder(coin, seenSec)) this.#seenSec.set(coin.id, seenSec)
  }

  /**
   * The source's own listing time, else the first sight, else null: the coin was there before
   * anybody looked.
   */
  listedAt({ id, listed_at }: SourceCoin): number | null {
    return listed_at ?? this.#seenSec.get(id) ?? null
  }

  entries(): [string, number][] {
    return [...this.#seenSec]
  }
}
