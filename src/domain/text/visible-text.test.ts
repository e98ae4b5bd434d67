import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  hasControlCharacters,
  hasLoneSurrogate,
  hasOpenDirection,
  textLength,
  visibleText,
} from './visible-text.ts'

const nothing = [
  '\u200b',
  '\u2060',
  '\u200d',
  '\u202e',
  '\ud800',
  '\udc00',
  '\u0007',
  ' ',
  '\u00a0',
  '\u00ad',
  '\u3164',
  '\u115f',
  '\ufe0f',
  '\u2800',
  '\ufeff',
  '\u{e0020}',
]
const word = fc.string({ unit: fc.constantFrom('a', 'ß', 'م', '漢', '🚀', 'é', '1', '-') })

describe('what can be seen of a text (D11)', () => {
  it('is nothing where only marks that draw nothing are strung together', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...nothing)), (marks) => {
        expect(visibleText(marks.join(' '))).toBe('')
      }),
    )
  })
  it('is every letter, figure and picture, whatever stands between them', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(word, fc.constantFrom(...nothing))), (parts) => {
        // Two halves side by side would be one character again.
        expect(visibleText(parts.map(([seen, unseen]) => `${seen} ${unseen} `).join(''))).toBe(
          parts.map(([seen]) => seen).join(''),
        )
      }),
    )
  })
  it('keeps emoji of several code points, scripts that need joiners, and visible format marks', () => {
    for (const name of ['👩‍🚀', '❤️', 'می‌خواهم', 'हिन्दी', '\u0600', '🇹🇷'])
      expect(visibleText(name)).not.toBe('')
  })
})

it('length is code points: never more than UTF-16 units, and the sum of the parts', () => {
  expect([textLength('🚀'.repeat(41)), textLength('abc'), textLength('')]).toEqual([41, 3, 0])
  fc.assert(
    fc.property(word, word, (one, two) => {
      expect(textLength(one + two)).toBe(textLength(one) + textLength(two))
      expect(textLength(one)).toBeLessThanOrEqual(one.length)
    }),
  )
})

it('finds control characters; tabs and line breaks pass in texts of several lines', () => {
  for (const text of ['\u0000', 'a\u0007', '\u007f', '\u0085', 'a\u001b[31m']) {
    expect([hasControlCharacters(text), hasControlCharacters(text, { isMultiline: true })]).toEqual(
      [true, true],
    )
  }
  for (const text of ['a\tb', 'a\r\nb'])
    expect([hasControlCharacters(text), hasControlCharacters(text, { isMultiline: true })]).toEqual(
      [true, false],
    )
  fc.assert(
    fc.property(word, (text) => {
      expect(hasControlCharacters(text)).toBe(false)
    }),
  )
})

it('finds halves of surrogate pairs and nothing else', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', '🚀', '\ud83d', '\ude80')), (parts) => {
      const text = parts.join('')
      expect(hasLoneSurrogate(text)).toBe(!text.isWellFormed())
    }),
  )
  expect([hasLoneSurrogate('a\ud83d'), hasLoneSurrogate('🚀')]).toEqual([true, false])
})

it.each([
  ['\u202eabc', true],
  ['\u202eabc\u202c', false],
  ['\u2067abc\u2069', false],
  ['\u2067abc\u202c', true],
  ['\u202e\u2067abc\u2069', true],
  ['\u2067\u202eabc\u2069', false],
  ['abc\u202c\u2069', false],
  ['\u200fabc', false],
])('an open direction in %j: %s', (text, isOpen) => {
  expect(hasOpenDirection(text)).toBe(isOpen)
})

it('what is enclosed whole never leaves a direction open', () => {
  const marks = fc.string({ unit: fc.constantFrom('a', '\u202a', '\u202e', '\u202c') })
  fc.assert(
    fc.property(marks, (text) => {
      expect(hasOpenDirection(`\u2068${text}\u2069`)).toBe(false)
    }),
  )
})
