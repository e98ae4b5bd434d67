// Dates as a calendar file (RFC 5545, ical-generator): whole days in UTC, the same ids every time, so that a second import changes nothing.
import ical from 'ical-generator'

export type CalendarDate = { id: string; atSec: number; summary: string }

export const calendarOf = (name: string, dates: readonly CalendarDate[], { url, nowMs }: { url: string; nowMs: number }): string => {
  const calendar = ical({ name, prodId: { company: 'CoinSight', product: 'CoinSight' } })
  for (const { id, atSec, summary } of dates) calendar.createEvent({ id, start: new Date(atSec * 1000), allDay: true, summary, url, stamp: new Date(nowMs) })
  return calendar.toString()
}
