// The forms in which files write dates, each read into the figures of a date.

/** `one` and `two`: day and month in an order that the form does not tell. */
export type DateFigures = {
  year: number
  month: number
  day: number
  one: number | null
  two: number | null
  seconds: number
  /** Minutes east of Greenwich; null where the text names no zone. */
  zoneMinutes: number | null
}
export type DateForm = 'yearFirst' | 'monthName' | 'dots' | 'slashes' | 'unix'

const time = String.raw`(?:(?:T|,?\s+)(?<hour>\d{1,2}):(?<minute>\d\d)(?::(?<second>\d\d)(?:[.,]\d+)?)?(?:\s*(?<half>[ap])\.?m\.?)?)?`
const zone = String.raw`(?:\s*(?<zone>Z|UTC|GMT|[+-]\d\d:?\d\d))?`
const form = (date: string): RegExp => new RegExp(`^${date}${time}${zone}$`, 'i')

const patterns: [DateForm, RegExp][] = [
  [
    'yearFirst',
    form(String.raw`(?<year>\d{4})(?<mark>[-/.])(?<month>\d{1,2})\k<mark>(?<day>\d{1,2})`),
  ],
  ['monthName', form(String.raw`(?<day>\d{1,2})[\s-](?<name>[a-z]{3,9})\.?,?[\s-](?<year>\d{4})`)],
  ['monthName', form(String.raw`(?<name>[a-z]{3,9})\.?\s(?<day>\d{1,2}),?\s(?<year>\d{4})`)],
  ['dots', form(String.raw`(?<one>\d{1,2})\.(?<two>\d{1,2})\.(?<year>\d{4})`)],
  ['slashes', form(String.raw`(?<one>\d{1,2})(?<mark>[/-])(?<two>\d{1,2})\k<mark>(?<year>\d{4})`)],
]
const longestDate = 60
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const zoneMinutesOf = (text: string | undefined): number | null => {
  if (text === undefined) return null
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)$/.exec(text) ?? []
  const distance = Number(hours ?? 0) * 60 + Number(minutes ?? 0)
  return sign === '-' ? -distance : distance
}

/** Seconds since midnight; NaN where there is no such time. */
const secondsOf = (parts: Record<string, string | undefined>): number => {
  const [hour, minute, second] = [parts['hour'], parts['minute'], parts['second']].map((text) =>
    Number(text ?? 0),
  ) as [number, number, number]
  const half = parts['half']?.toLowerCase()
  const isPossible = minute < 60 && second < 60 && (half ? hour > 0 && hour < 13 : hour < 24)
  const hours = half ? (hour % 12) + (half === 'p' ? 12 : 0) : hour
  return isPossible ? hours * 3600 + minute * 60 + second : Number.NaN
}

/** The form of a text and its figures; null where it is no date we know. */
export const readDate = (text: string): { form: DateForm; figures: DateFigures } | null => {
  if (text.length > longestDate) return null
  for (const [name, pattern] of patterns) {
    const parts: Record<string, string | undefined> | undefined = pattern.exec(text)?.groups
    if (!parts) continue
    const month = parts['name']
      ? months.indexOf(parts['name'].slice(0, 3).toLowerCase()) + 1
      : Number(parts['month'] ?? 0)
    const figures: DateFigures = {
      year: Number(parts['year']),
      month,
      day: Number(parts['day'] ?? 0),
      one: parts['one'] === undefined ? null : Number(parts['one']),
      two: parts['two'] === undefined ? null : Number(parts['two']),
      seconds: secondsOf(parts),
      zoneMinutes: zoneMinutesOf(parts['zone']),
    }
    return { form: name, figures }
  }
  return null
}

/** Unix seconds of a text that is seconds or milliseconds; null for any other. */
export const readUnix = (text: string): number | null => {
  const [, digits] = /^(\d{9,10}|\d{12,13})(?:\.\d+)?$/.exec(text) ?? []
  if (digits === undefined) return null
  return digits.length > 10 ? Math.floor(Number(digits) / 1000) : Number(digits)
}
