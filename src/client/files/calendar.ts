// Dates as a calendar file (RFC 5545, ical-generator): whole days in UTC, the same ids every time,
// so that a second import changes nothing.
import ical, { ICalAlarmType } from 'ical-generator'

export type CalendarDate = {
  id: string
  atSec: number
  summary: string
  /** How long before the day the calendar reminds of it. */
  remindSec?: number
}

export const calendarOf = (
  name: string,
  dates: readonly CalendarDate[],
  { url, nowMs }: { url: string; nowMs: number },
): string => {
  const calendar = ical({ name, prodId: { company: 'CoinSight', product: 'CoinSight' } })
  for (const { id, atSec, summary, remindSec } of dates) {
    const event = calendar.createEvent({
      id,
      start: new Date(atSec * 1000),
      allDay: true,
      summary,
      url,
      stamp: new Date(nowMs),
    })
    if (remindSec !== undefined)
      event.createAlarm({ type: ICalAlarmType.display, triggerBefore: remindSec })
  }
  return calendar.toString()
}
