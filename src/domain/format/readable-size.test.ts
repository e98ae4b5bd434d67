import { expect, it } from 'vitest'
import { formatSize } from './readable-size.ts'

it.each([
  [0, '0 kB'],
  [420, '1 kB'],
  [999_000, '999 kB'],
  [9_438_000, '9.4 MB'],
  [64_000_000_000, '64 GB'],
])('reads %d bytes', (bytes, expected) => expect(formatSize(bytes, 'en')).toBe(expected))

it('names every size in Arabic by a word, never one by a word and one by initials', () => {
  expect([420, 9_438_000, 64_000_000_000].map((bytes) => formatSize(bytes, 'ar'))).toEqual([
    '1 كيلوبايت',
    '9.4 ميغابايت',
    '64 غيغابايت',
  ])
})

it('keeps the signs and separators of other languages', () => {
  expect([
    formatSize(9_438_000, 'ru'),
    formatSize(9_438_000, 'tr'),
    formatSize(9_438_000, 'es-AR'),
  ]).toEqual(['9,4 МБ', '9,4 MB', '9,4 MB'])
})
