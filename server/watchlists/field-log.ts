// Which writes of a list's fields knew the one before (extension `field-versions`, decisions/160).
// A device asks of its own write m: is there one newer than m whose writer knew less than m?
import {
  fieldLogSchema,
  watchlistLimits,
  type FieldLog,
  type FieldWrites,
} from '#contract/watchlists/watchlist-wire.ts'

export type FieldName = keyof FieldLog
type Seen = FieldWrites['seen']

/** What making a list counts as. */
const firstVersion = 1

/** The stored text as the wire carries it. */
export const parseFieldLog = (stored: string): FieldLog => fieldLogSchema.parse(JSON.parse(stored))

const joinOldest = (seen: Seen): Seen => {
  const [first, second, ...others] = seen
  return seen.length > watchlistLimits.writesSeenPerField && first && second
    ? [[second[0], first[1]], ...others]
    : seen
}

const written = (last: FieldWrites | undefined, version: number, known: number): FieldWrites => {
  const { v, seen } = last ?? { v: firstVersion, seen: [] }
  if (known >= v) return { v: version, seen }
  // Whoever an older entry with more knowledge tells of, this one tells too.
  return {
    v: version,
    seen: joinOldest([...seen.filter(([, base]) => base < known), [version, known]]),
  }
}

/**
 * The log after `names` were written at `version` by somebody who knew the fields of version
 * `known`.
 */
export const noteWrites = (
  log: FieldLog,
  names: readonly FieldName[],
  { version, known }: { version: number; known: number },
): FieldLog => ({
  ...log,
  ...Object.fromEntries(names.map((name) => [name, written(log[name], version, known)])),
})
