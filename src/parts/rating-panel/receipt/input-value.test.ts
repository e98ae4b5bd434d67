import { expect, test } from 'vitest'
import { formatCompact } from '#domain/format/compact.ts'
import { numberFormat } from '#domain/format/figure.ts'
import type { Format } from '#i18n/use-format.ts'
import { inputValue } from './input-value.ts'

const words = {
  format: {
    compact: (value: number) => formatCompact(value),
    decimal: (value: number) => numberFormat('en', { maximumFractionDigits: 1 }).format(value),
  } as Format,
  t: ((key: string) => key) as never,
  rating: ((key: string, values: { value: string }) => `${key} ${values.value}`) as never,
}

test.each([
  [7.672, 'perThousand 7.7'],
  [1_234.56, 'perThousand 1,234.6'],
  [0.043, 'perThousand 0.04'],
])('R-CDT-010 a share of a thousand, %d, is said in words with one decimal', (value, text) => {
  expect(inputValue({ unit: 'perThousand', best: 3_000 }, value, words)).toBe(text)
})
