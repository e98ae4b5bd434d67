// Repeatable chance: the same seed and place give the same number in every process, so a price can
// be asked for any time.
import { hashText } from '#domain/text/hash-text.ts'

/** A number in [0, 1) for a seed and a whole place. */
export const chance = (seed: number, place: number): number => {
  let mixed = Math.imul(seed ^ Math.imul(place, 0x9e3779b1), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x27d4eb2f)
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4_294_967_296
}

/** A smooth curve through random heights in [-1, 1] at the whole places. */
export const smoothNoise = (seed: number, position: number): number => {
  const place = Math.floor(position)
  const part = position - place
  const from = chance(seed, place)
  const to = chance(seed, place + 1)
  return 2 * (from + (to - from) * part * part * (3 - 2 * part)) - 1
}

/**
 * A reader of chances by name for one thing: `draw('audits')` never depends on what else was drawn.
 */
export const drawsOf =
  (seed: string) =>
  (name: string): number =>
    chance(hashText(`${seed}/${name}`), 1)
