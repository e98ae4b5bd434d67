import { describe, expect, test } from 'vitest'
import { judgeDates, readMoment, type DateOrder } from './dates.ts'
import { isZone } from './zoned-time.ts'

const at = (text: string, order: DateOrder = 'dayMonth', zone = 'UTC'): string | null => {
  const sec = readMoment(text, { order, zone })
  return sec === null ? null : new Date(sec * 1000).toISOString().slice(0, 19)
}

describe('a date', () => {
  test.each([
    ['2020-10-28 22:03:03', '2020-10-28T22:03:03'],
    ['2018-03-15T10:42:31.215Z', '2018-03-15T10:42:31'],
    ['2018-06-03 21:16:15 +0200', '2018-06-03T19:16:15'],
    ['2018-06-03T21:16:15-05:30', '2018-06-04T02:46:15'],
    ['2022-04-20 16:20:00 UTC', '2022-04-20T16:20:00'],
    ['2019/05/11 10:27:17', '2019-05-11T10:27:17'],
    ['2019-05-11', '2019-05-11T00:00:00'],
    ['10 Mar 2021 10:40:20', '2021-03-10T10:40:20'],
    ['Jan. 28, 2022, 12:13 AM', '2022-01-28T00:13:00'],
    ['Sept. 8, 2022, 12:13 PM', '2022-09-08T12:13:00'],
    ['20.09.2019 13:00:00', '2019-09-20T13:00:00'],
    ['1658912400000', '2022-07-27T09:00:00'],
    ['1658912400', '2022-07-27T09:00:00'],
  ])('%s', (text, moment) => expect(at(text)).toBe(moment))

  test('a narrow blank before AM, as browsers write it', () =>
    expect(at('12/25/2019, 7:00:00\u202FAM', 'monthDay')).toBe('2019-12-25T07:00:00'))

  test('the order of the file says which is the day', () => {
    expect(at('5/9/2017 21:14', 'dayMonth')).toBe('2017-09-05T21:14:00')
    expect(at('5/9/2017 21:14', 'monthDay')).toBe('2017-05-09T21:14:00')
  })

  test.each([
    '',
    'soon',
    '2020-02-30',
    '2020-13-01',
    '2020-01-01 25:00',
    '1/1/2020 13:00 PM',
    '12',
  ])("'%s' is none", (text) => expect(at(text)).toBeNull())

  test('clocks of a zone, in summer and in winter', () => {
    expect(at('2021-07-01 12:00:00', 'dayMonth', 'Europe/Berlin')).toBe('2021-07-01T10:00:00')
    expect(at('2021-12-01 12:00:00', 'dayMonth', 'Europe/Berlin')).toBe('2021-12-01T11:00:00')
    expect(at('2021-07-01 12:00:00', 'dayMonth', 'Asia/Tokyo')).toBe('2021-07-01T03:00:00')
  })

  test('the hour before and after clocks are put forward and back', () => {
    expect(at('2021-03-28 01:59:00', 'dayMonth', 'Europe/Berlin')).toBe('2021-03-28T00:59:00')
    expect(at('2021-03-28 03:01:00', 'dayMonth', 'Europe/Berlin')).toBe('2021-03-28T01:01:00')
    expect(at('2021-10-31 02:30:00', 'dayMonth', 'Europe/Berlin')).toBe('2021-10-31T00:30:00')
    expect(at('2021-10-31 03:30:00', 'dayMonth', 'Europe/Berlin')).toBe('2021-10-31T02:30:00')
  })

  test('a zone the text names goes before that of the file', () =>
    expect(at('2021-07-01 12:00:00 UTC', 'dayMonth', 'Asia/Tokyo')).toBe('2021-07-01T12:00:00'))

  test('zones nobody knows are none', () =>
    expect([isZone('Europe/Berlin'), isZone('Mars/Olympus')]).toEqual([true, false]))
})

describe('the dates of a file', () => {
  test.each<[string, string[], string]>([
    ['a day above twelve comes first', ['5/9/2017', '13/9/2017'], 'dayMonth'],
    ['a day above twelve comes second', ['5/9/2017', '9/13/2017'], 'monthDay'],
    ['nothing decides', ['5/9/2017', '6/9/2017'], 'dayOrMonth'],
    ['days equal to their months need no order', ['5/5/2017'], 'dayMonth'],
    ['dots begin with the day', ['05.09.2017'], 'dayMonth'],
    ['a file that says both is asked about', ['13/9/2017', '9/13/2017'], 'dayOrMonth'],
    ['the year first', ['2017-05-09'], 'dayMonth'],
  ])('%s', (_, texts, order) => expect(judgeDates(texts).order).toBe(order))

  test('a product that is known for its order is not asked about', () =>
    expect(judgeDates(['5/9/2017'], { order: 'monthDay' }).order).toBe('monthDay'))

  test.each<[string, string[], string]>([
    ['every date names its zone', ['2020-01-01T00:00:00Z', '1658912400'], 'known'],
    ['one does not', ['2020-01-01T00:00:00Z', '2020-01-01 00:00:00'], 'zone'],
    ['none is a date', ['', '-'], 'known'],
  ])('the zone where %s', (_, texts, zone) => expect(judgeDates(texts).zone).toBe(zone))

  test('a column that is UTC by its name is not asked about', () =>
    expect(judgeDates(['2020-01-01 00:00:00'], { zone: 'UTC' }).zone).toBe('known'))
})
