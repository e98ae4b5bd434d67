// One attack, played against a started server with its default limits. A scenario is a file of its own in `scenarios`,
// named for what it attacks, that exports `scenario`; nothing else has to know of it.
import type { Target } from './target.ts'

/** What was measured, and the promise it is held to. */
export type Figure = { what: string; measured: string; promised: string; isKept: boolean }

/** short: a part of `npm test`, all scenarios together within 40 s. full: `npm run test:abuse`. */
export type Effort = 'short' | 'full'

export type Scenario = {
  /** As the review names it: `S1`. */
  id: string
  title: string
  /** Settings of the server besides the defaults. */
  environment?: Record<string, string>
  play: (target: Target, effort: Effort) => Promise<Figure[]>
}

/** A number that must not be larger than `max`. */
export const atMost = (
  what: string,
  value: number,
  { max, unit }: { max: number; unit: string },
): Figure => ({
  what,
  measured: `${Number(value.toFixed(1))} ${unit}`,
  promised: `at most ${Number(max.toFixed(1))} ${unit}`,
  isKept: value <= max,
})

/** Something that must be so. */
export const isSo = (what: string, isKept: boolean, measured: string): Figure => ({
  what,
  measured,
  promised: 'so',
  isKept,
})
