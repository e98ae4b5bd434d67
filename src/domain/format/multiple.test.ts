import { expect, test } from 'vitest'
import { formatMultiple } from './multiple.ts'

test('R-AIX-003 a multiple is as fine as its size needs, and unknown ones say so', () => {
  expect(
    [0, 0.004, 0.62, 1, 9.994, 9.996, 67.38, 999.96, 1234, null, NaN, -1, Infinity].map((value) =>
      formatMultiple(value),
    ),
  ).toEqual([
    '0.00×',
    '<0.01×',
    '0.62×',
    '1.00×',
    '9.99×',
    '10.0×',
    '67.4×',
    '999.96×',
    '1.23K×',
    '-',
    '-',
    '-',
    '-',
  ])
  expect(formatMultiple(0.5, 'tr')).toBe('0,50×')
})
