// Times of a zone by the clock of its people.

const fields = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const
const clocks = new Map<string, Intl.DateTimeFormat>()

const clockOf = (zone: string): Intl.DateTimeFormat => {
  const known = clocks.get(zone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  clocks.set(zone, clock)
  return clock
}

/** The platform knows the zone. */
export const isZone = (zone: string): boolean => {
  try {
    clockOf(zone)
    return true
  } catch {
    return false
  }
}

/** Seconds that the clocks of a zone are ahead of UTC at a moment. */
const aheadSec = (zone: string, atSec: number): number => {
  const parts = new Map(
    clockOf(zone)
      .formatToParts(atSec * 1000)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const [year = 0, month = 0, ...rest] = fields.map((field) => parts.get(field) ?? 0)
  const [day = 0, hour = 0, minute = 0, second = 0] = rest
  return Date.UTC(year, month - 1, day, hour, minute, second) / 1000 - atSec
}

/**
 * The moment at which the clocks of a zone show what UTC shows at `clockSec`; of an hour that is
 * there twice the earlier one.
 */
export const momentInZone = (clockSec: number, zone: string): number => {
  if (zone === 'UTC') return clockSec
  const day = 86_400
  const before = clockSec - aheadSec(zone, clockSec - day)
  return before + aheadSec(zone, before) === clockSec
    ? before
    : clockSec - aheadSec(zone, clockSec + day)
}
