// How much of it: little in `npm test`, all of it in `npm run test:faults`; KILLS and SEED come from the environment.
export const isLong = process.env['TEST_LONG'] === '1'

export const kills = Number(process.env['KILLS'] ?? (isLong ? 200 : 8))

export const seed = Number(process.env['SEED'] ?? (isLong ? Date.now() % 2 ** 31 : 20_261_122))

/** "a 3, b 1", in the order of the names. */
export const listed = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([what, count]) => `${what} ${count}`)
    .join(', ')
