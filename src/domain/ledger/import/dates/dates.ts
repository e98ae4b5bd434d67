// The dates of a file, judged over all of them: whether days or months come first is told by any
// date that can be read in one way only.
import { readDate, readUnix, type DateFigures } from './date-forms.ts'
import { momentInZone } from './zoned-time.ts'

export type DateOrder = 'dayMonth' | 'monthDay'
/** Of a whole file. `dayOrMonth`, `zone`: nothing tells, and the person is asked once. */
export type DateVerdict = {
  order: DateOrder | 'dayOrMonth'
  zone: 'known' | 'zone'
}

/** What is known of a column before it is read: its zone by its name, its order by its exporter. */
export type DateHint = { zone?: string | undefined; order?: DateOrder | undefined }

/** Judges the dates of a column. */
export const judgeDates = (texts: Iterable<string>, hint: DateHint = {}): DateVerdict => {
  const said = new Set<DateOrder>()
  let [isOpen, isZoneOpen, hasDots] = [false, false, false]
  for (const text of texts) {
    const read = readDate(text)
    if (read === null) continue
    const { form, figures } = read
    if (figures.zoneMinutes === null) isZoneOpen = true
    if (figures.one === null || figures.two === null) continue
    if (figures.one > 12) said.add('dayMonth')
    else if (figures.two > 12) said.add('monthDay')
    else if (figures.one !== figures.two) isOpen = true
    if (form === 'dots') hasDots = true
  }
  const [decided] = said
  // Nobody who divides by dots begins with the month.
  const usual = hint.order ?? (hasDots ? 'dayMonth' : undefined)
  return {
    order:
      said.size === 1 && decided
        ? decided
        : (usual ?? (isOpen || said.size > 1 ? 'dayOrMonth' : 'dayMonth')),
    zone: isZoneOpen && hint.zone === undefined ? 'zone' : 'known',
  }
}

const clockSecOf = (figures: DateFigures, order: DateOrder): number | null => {
  const { year, one, two, seconds } = figures
  const [day, month] = order === 'dayMonth' ? [one, two] : [two, one]
  const at = new Date(Date.UTC(year, (month ?? figures.month) - 1, day ?? figures.day))
  const isDay =
    at.getUTCFullYear() === year &&
    at.getUTCMonth() + 1 === (month ?? figures.month) &&
    at.getUTCDate() === (day ?? figures.day)
  return isDay && !Number.isNaN(seconds) ? at.getTime() / 1000 + seconds : null
}

/** Unix seconds; null for what is no date. */
export const readMoment = (
  text: string,
  { order, zone }: { order: DateOrder; zone: string },
): number | null => {
  const unix = readUnix(text)
  if (unix !== null) return unix
  const figures = readDate(text)?.figures
  if (!figures) return null
  const clockSec = clockSecOf(figures, order)
  if (clockSec === null) return null
  return figures.zoneMinutes === null
    ? momentInZone(clockSec, zone)
    : clockSec - figures.zoneMinutes * 60
}
