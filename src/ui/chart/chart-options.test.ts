import { describe, expect, it } from 'vitest'
import { withoutEmptyCents } from './chart-options.ts'

describe('labels of a scale', () => {
  it.each([
    [
      ['$152.00', '$148.00'],
      ['$152', '$148'],
    ],
    [
      ['1.200,00 €', '1.100,00 €'],
      ['1.200 €', '1.100 €'],
    ],
    [
      ['$0.62', '$0.60'],
      ['$0.62', '$0.60'],
    ],
    [
      ['$1,000', '$900'],
      ['$1,000', '$900'],
    ],
  ])('%j is written %j', (texts, expected) => {
    expect(withoutEmptyCents(texts)).toEqual(expected)
  })
})
