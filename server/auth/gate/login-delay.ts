// Wrong passwords slow whoever tries them.

const firstDelayMs = 250
const maxDelayMs = 4000

/** How long the n-th failure beyond the free ones holds the answer back. */
export const delayAfter = (failures: number, free: number): number =>
  failures < free ? 0 : Math.min(maxDelayMs, firstDelayMs * 2 ** (failures - free))
