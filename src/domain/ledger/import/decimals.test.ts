import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { judgeDecimals, readFigure, type DecimalSign } from './decimals.ts'

const read = (text: string, sign: DecimalSign = '.'): string => {
  const figure = readFigure(text, sign)
  return typeof figure === 'string' ? figure : `${figure.amount.toFixed()} ${figure.unit}`.trim()
}

describe('a figure', () => {
  test.each([
    ['1.5', '1.5'],
    ['-3.605E-05', '-0.00003605'],
    ['1e5', '100000'],
    ['+7', '7'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['1,234,567.89', '1234567.89'],
    ['1 234.5', '1234.5'],
    ['1’234.5', '1234.5'],
    ['12,34,567.8', '1234567.8'],
    ['1.00000000 ETH', '1 ETH'],
    ['$1.1226435', '1.1226435'],
    ['-$10', '-10'],
    ['$-10', '-10'],
    ['CA$5', '5'],
    ['5 €', '5 €'],
    ['5 EUR', '5 EUR'],
    ['193.02779901061902311', '193.02779901061902311'],
    ['−2', '-2'],
  ])('%s', (text, figure) => expect(read(text)).toBe(figure))

  test.each([
    ['1,5', '1.5'],
    ['1.234.567,89', '1234567.89'],
    ['0,001 BTC', '0.001 BTC'],
    ['1.234', '1234'],
  ])('%s with a decimal comma', (text, figure) => expect(read(text, ',')).toBe(figure))

  test.each(['', ' ', '-', '--', '–', 'null', 'N/A'])("'%s' is nothing", (text) =>
    expect(read(text)).toBe('nothing'),
  )

  test.each(['0,5', '1,5', '1,2345', 'abc', '1.2.3', 'Infinity', '1e999', '9'.repeat(200)])(
    '%s is no figure with a decimal point',
    (text) => expect(read(text)).toBe('invalid'),
  )
})

describe('the decimal sign of a file', () => {
  test.each<[string, string[], string]>([
    ['one figure decides', ['1.234', '12', '0.5'], '.'],
    ['one comma decides', ['1,234', '12', '0,5'], ','],
    ['groups decide', ['1,234,567'], '.'],
    ['both signs in a figure decide', ['1.234,5'], ','],
    ['four decimals decide', ['1,2345 BTC'], ','],
    ['three digits behind a sign decide nothing', ['1,234', '$5.678'.replace('.', ',')], 'open'],
    ['a file that says both says nothing', ['0.5', '0,5'], 'open'],
    ['whole figures need no sign', ['1', '-', ''], 'none'],
    ['dates and words are not asked', ['abc', '20.09.2019'], 'none'],
  ])('%s', (_, texts, verdict) => expect(judgeDecimals(texts)).toBe(verdict))

  test('what was written is read again, by the sign the file is judged to have', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 4, max: 18 }))),
        fc.constantFrom<DecimalSign>('.', ','),
        (drawn, sign) => {
          const texts = drawn.map(([whole, decimals]) => `${whole}${sign}${'7'.repeat(decimals)}`)
          const verdict = judgeDecimals(texts)
          expect(verdict).toBe(texts.length === 0 ? 'none' : sign)
          for (const text of texts) expect(read(text, sign)).toBe(text.replace(',', '.'))
        },
      ),
    )
  })
})
