import { describe, expect, test } from 'vitest'
import { buildTextIndex } from './text-index.ts'

const indexOf = (...coins: [symbol: string, name: string, id: string][]) =>
  buildTextIndex({
    symbol: coins.map(([symbol]) => symbol),
    name: coins.map(([, name]) => name),
    id: coins.map(([, , id]) => id),
  })

/** The three fields of a row as the index says where they are. */
const fieldsAt = (
  { haystack, starts, names, ids }: ReturnType<typeof indexOf>,
  row: number,
): string[] => {
  const [start, name, id, end] = [starts[row], names[row], ids[row], starts[row + 1]] as [
    number,
    number,
    number,
    number,
  ]
  return [
    haystack.slice(start + 1, name - 1),
    haystack.slice(name, id - 1),
    haystack.slice(id, end),
  ]
}

test('R-CLS-003 every coin\u2019s symbol, name and id stand folded at their places', () => {
  const index = indexOf(
    ['BTC', 'Bitcoin', 'bitcoin'],
    ['\u0130B', 'Ba\u015fak\u015fehir', 'Basak'],
    ['ETH', 'Ether', 'ethereum'],
  )
  expect([0, 1, 2].map((row) => fieldsAt(index, row))).toEqual([
    ['btc', 'bitcoin', 'bitcoin'],
    ['ib', 'basaksehir', 'basak'],
    ['eth', 'ether', 'ethereum'],
  ])
  expect([index.haystack.length, index.haystack.at(-1)]).toEqual([
    (index.starts[3] as number) + 1,
    '\n',
  ])
})

test('no coin, no text but the mark at its end', () => {
  expect(indexOf()).toEqual({
    haystack: '\n\n',
    starts: Uint32Array.of(0),
    names: new Uint32Array(),
    ids: new Uint32Array(),
  })
})

describe('what a name may hold', () => {
  test.each([
    ['an apostrophe is never typed', "Bob's", 'bobs'],
    ['double blanks are typed once', 'Big  Coin', 'big coin'],
    ['a mark between fields is a blank', 'field\u0001mark', 'field mark'],
    ['a mark between coins is a blank', 'line\nbreak', 'line break'],
    ['an accent is not asked for', 'El\u00e1n', 'elan'],
    ['a backtick is never typed', 'A`B', 'ab'],
    ['single blanks stay', 'A b C', 'a b c'],
    ['a blank at the end stays', 'end ', 'end '],
  ])('%s', (_, name, folded) => {
    expect(fieldsAt(indexOf(['s', name, 'i'], ['t', 'next', 'j']), 0)).toEqual(['s', folded, 'i'])
    expect(fieldsAt(indexOf(['s', name, 'i'], ['t', 'next', 'j']), 1)).toEqual(['t', 'next', 'j'])
  })
})
