import { expect, test } from 'vitest'
import { calendarOf } from './calendar.ts'

test('R-IDO-001 a date becomes a whole day of the calendar, under an id that stays', () => {
  const text = calendarOf(
    'Fernway',
    [
      {
        id: 'fernway/launch',
        atSec: Date.UTC(2027, 1, 4, 23) / 1000,
        summary: 'Fernway: launch; 5, 6',
      },
    ],
    { url: 'https://example.test/ido/fernway', nowMs: Date.UTC(2026, 10, 22) },
  )
  expect(text).toContain('DTSTART;VALUE=DATE:20270204')
  expect(text).toContain('UID:fernway/launch')
  expect(text).toContain('DTSTAMP:20261122T000000Z')
  expect(text).toContain(String.raw`SUMMARY:Fernway: launch\; 5\, 6`)
})

const oneDay = (over: object): string =>
  calendarOf('Tide', [{ id: 'a', atSec: Date.UTC(2027, 1, 4) / 1000, summary: 'Tide', ...over }], {
    url: 'https://example.test/',
    nowMs: 0,
  })

test('R-AIX-004 a date that asks for it is reminded of, so long before', () => {
  expect(oneDay({ remindSec: 86_400 })).toContain('TRIGGER:-P1D')
  expect(oneDay({})).not.toContain('VALARM')
})
