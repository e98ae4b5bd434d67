// Random bytes that are the same for the same seed (mulberry32).

export const seededBytes = (seed: number): ((size: number) => Buffer) => {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  return (size) => Buffer.from(Uint8Array.from({ length: size }, () => next() & 0xff))
}
