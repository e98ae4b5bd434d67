import { expect, it } from 'vitest'
import { retryAfterMs } from './retry-after.ts'

const nowMs = Date.parse('2026-01-05T10:00:00Z')

it.each([
  [{}, null],
  [{ 'retry-after': '' }, null],
  [{ 'retry-after': 'soon' }, null],
  [{ 'retry-after': '-5' }, null],
  [{ 'retry-after': '0' }, 0],
  [{ 'retry-after': ' 120 ' }, 120_000],
  [{ 'retry-after': 'Mon, 05 Jan 2026 10:00:30 GMT' }, 30_000],
  [{ 'retry-after': 'Mon, 05 Jan 2026 09:00:00 GMT' }, 0],
  [
    { 'retry-after': 'Mon, 05 Jan 2026 10:00:30 GMT', date: 'Mon, 05 Jan 2026 10:00:20 GMT' },
    10_000,
  ],
] as [Record<string, string>, number | null][])('reads %j as %s ms', (headers, waitMs) => {
  expect(retryAfterMs(new Headers(headers), nowMs)).toBe(waitMs)
})
