// Dates: '5 Jan 2026', UTC, English month in every language (R-FMT-002, D-DATES). Times come in
// seconds (R-FMT-001).
import { isFigure, unknownFigure } from './figure.ts'

const months = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const
/** No date of ours is that many seconds away (year 33658): it must be milliseconds. */
const millisecondsFrom = 1e12
/** Before bitcoin no coin was listed: earlier launch dates are placeholders. */
const earliestLaunchSec = 1_230_940_800

/** Printed for a launch without a date; never translated (R-FMT-009, D-TBA). */
export const dateToBeAnnounced = 'TBA'

/** Seconds, whatever of seconds or milliseconds a source sent. */
export const toSeconds = (timestamp: number): number =>
  Math.abs(timestamp) > millisecondsFrom ? Math.floor(timestamp / 1000) : timestamp

/** '5 Jan 2026'; '-' where unknown. */
export const formatDate = (timestampSec: number | null | undefined): string => {
  if (!isFigure(timestampSec)) return unknownFigure
  const date = new Date(toSeconds(timestampSec) * 1000)
  const month = months[date.getUTCMonth()]
  return month === undefined
    ? unknownFigure
    : `${date.getUTCDate()} ${month} ${date.getUTCFullYear()}`
}

const pad = (part: number): string => String(part).padStart(2, '0')

/**
 * '14:05', 24 hours, on the clock of this device: an age is about the reader's own day. '-' where
 * unknown.
 */
export const formatTime = (timestampSec: number | null | undefined): string => {
  if (!isFigure(timestampSec)) return unknownFigure
  const date = new Date(toSeconds(timestampSec) * 1000)
  return Number.isNaN(date.getTime())
    ? unknownFigure
    : `${pad(date.getHours())}:${pad(date.getMinutes())}`
}

/**
 * '5 Jan 2026 14:05': a moment on the device's clock, date and time of one zone; '-' where unknown.
 */
export const formatMoment = (timestampSec: number | null | undefined): string => {
  if (!isFigure(timestampSec)) return unknownFigure
  const date = new Date(toSeconds(timestampSec) * 1000)
  const month = months[date.getMonth()]
  return month === undefined
    ? unknownFigure
    : `${date.getDate()} ${month} ${date.getFullYear()} ${formatTime(timestampSec)}`
}

/**
 * A launch date in seconds, or null where there is none: absent, zero or a placeholder of the past
 * (D-TBA).
 */
export const launchDateSec = (timestamp: number | null | undefined): number | null => {
  if (!isFigure(timestamp)) return null
  const seconds = toSeconds(timestamp)
  return seconds >= earliestLaunchSec ? seconds : null
}

/** '5 Jan 2026' or 'TBA'. */
export const formatLaunchDate = (timestamp: number | null | undefined): string => {
  const seconds = launchDateSec(timestamp)
  return seconds === null ? dateToBeAnnounced : formatDate(seconds)
}
