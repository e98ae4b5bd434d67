import { expect, it } from 'vitest'
import { readableSize } from './readable-size.ts'

it.each([
  [0, { amount: 0, unit: 'kilobyte' }],
  [420, { amount: 1, unit: 'kilobyte' }],
  [999_000, { amount: 999, unit: 'kilobyte' }],
  [9_438_000, { amount: 9.4, unit: 'megabyte' }],
  [64_000_000_000, { amount: 64, unit: 'gigabyte' }],
])('reads %d bytes', (bytes, expected) => expect(readableSize(bytes)).toEqual(expected))
