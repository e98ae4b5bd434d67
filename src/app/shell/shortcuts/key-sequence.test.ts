import { describe, expect, test } from 'vitest'
import { chordOf, sequencePatienceMs, stepOf, type Press } from './key-sequence.ts'

const press = (key: string, over: Partial<Press> = {}): Press => ({
  key,
  code: /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : '',
  isMod: false,
  isAlt: false,
  ...over,
})
const typed = (presses: readonly Press[], stepMs = 100): string[] => {
  let pending: ReturnType<typeof stepOf>['pending'] = null
  return presses.flatMap((each, index) => {
    const step = stepOf(each, pending, index * stepMs)
    pending = step.pending
    return step.shortcut ? [step.shortcut.id] : []
  })
}

describe('design 10: keyboard shortcuts', () => {
  test.each([
    ['/', ['search']],
    ['?', ['help']],
    ['s', ['star']],
    ['gc', ['goCoins']],
    ['gu', ['goSales']],
    ['gw', ['goWatchlist']],
    ['gp', ['goPortfolio']],
    ['gm', ['goMovers']],
    ['ggc', ['goCoins']],
    ['gx', []],
    ['c', []],
    ['gs', ['star']],
    ['gcc', ['goCoins']],
  ])('%s', (keys, expected) => {
    expect(typed(keys.split('').map((key) => press(key)))).toEqual(expected)
  })

  test('the first key of a sequence does not wait for ever', () => {
    expect(typed([press('g'), press('c')], sequencePatienceMs + 1)).toEqual([])
  })

  test('a browser shortcut is left to the browser', () => {
    expect(
      typed([
        press('s', { isMod: true }),
        press('g', { isMod: true }),
        press('c'),
        press('/', { isAlt: true }),
      ]),
    ).toEqual([])
  })

  test('Ctrl or Command with K opens the palette, in any script', () => {
    expect(chordOf(press('k', { isMod: true }))?.id).toBe('palette')
    expect(chordOf(press('K', { isMod: true }))?.id).toBe('palette')
    expect(chordOf(press('л', { code: 'KeyK', isMod: true }))?.id).toBe('palette')
    expect(chordOf(press('k'))).toBeNull()
    expect(chordOf(press('k', { isMod: true, isAlt: true }))).toBeNull()
  })

  test('letters are those of the key caps while Cyrillic or Arabic is typed', () => {
    expect(typed([press('п', { code: 'KeyG' }), press('с', { code: 'KeyC' })])).toEqual(['goCoins'])
    expect(typed([press('ل', { code: 'KeyG' }), press('ص', { code: 'KeyW' })])).toEqual([
      'goWatchlist',
    ])
  })
})
