import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldText, searchWords } from './fold-text.ts'
import { buildTextIndex } from './text-index.ts'
import { createTextSearch, noMatch } from './text-search.ts'

const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000_007)

describe('foldText', () => {
  test.each([
    ['İstanbul Başakşehir', 'istanbul basaksehir'],
    ['ISPARTA', 'isparta'],
    ['ısparta', 'isparta'],
    ['B² Network', 'b2 network'],
    ['Ome\u200egaX He\u200ealth', 'omegax health'],
    ['Decimated\u00a0IEO', 'decimated ieo'],
    ['EURØP', 'europ'],
    ["Bob's Repair", 'bobs repair'],
    ['Andy’s Alter Ego', 'andys alter ego'],
    ['la´eeb', 'laeeb'],
    ['𐤊ASPA', '𐤊aspa'],
    ['ΣΟΦΟΣ', 'σοφοσ'],
    ['$ADS', '$ads'],
  ])('%s becomes %s', (text, folded) => {
    expect(foldText(text)).toBe(folded)
  })
})

const coins = [
  { id: 'bitcoin', symbol: 'btc', name: 'Bitcoin' },
  { id: 'btc-standard', symbol: 'btcst', name: 'BTC Standard Hashrate' },
  { id: 'wrapped-bitcoin', symbol: 'wbtc', name: 'Wrapped Bitcoin' },
  { id: '1337', symbol: '1337', name: 'Elite' },
  { id: 'nantrade', symbol: 'nan', name: 'NanTrade' },
  { id: 'true-chain', symbol: 'true', name: 'TrueChain' },
  { id: 'istanbul', symbol: 'ibfk', name: 'İstanbul Başakşehir Fan Token' },
  { id: 'kasbot', symbol: 'kasbot', name: 'KASBOT THE GUARDIAN OF 𐤊ASPA' },
  { id: 'sparkles', symbol: '✨', name: 'Sparkles' },
  { id: 'ads', symbol: '$ads', name: 'Adshares' },
  { id: 'split', symbol: 'line\nbreak', name: 'field\u0001mark' },
]
const search = createTextSearch(
  buildTextIndex({
    id: coins.map(({ id }) => id),
    symbol: coins.map(({ symbol }) => symbol),
    name: coins.map(({ name }) => name),
  }),
)
const matching = (query: string): string[] => {
  const classes = search(query) ?? new Uint8Array(coins.length).fill(noMatch)
  return coins
    .map(({ id }, row) => ({ id, closeness: classes[row] as number }))
    .filter(({ closeness }) => closeness !== noMatch)
    .toSorted((a, b) => a.closeness - b.closeness)
    .map(({ id }) => id)
}

describe('search', () => {
  test.each([
    ['btc', ['bitcoin', 'btc-standard', 'wrapped-bitcoin']],
    ['ISTANBUL', ['istanbul']],
    ['istanbul fan', ['istanbul']],
    ['nan', ['nantrade']],
    ['true', ['true-chain']],
    ['1337', ['1337']],
    ['𐤊aspa', ['kasbot']],
    ['✨', ['sparkles']],
    ['$ads', ['ads']],
    ['break', ['split']],
    ['bitcoin wrapped', ['wrapped-bitcoin']],
    ['xyz', []],
  ])('%s finds the closest first', (query, expected) => {
    expect(matching(query)).toEqual(expected)
  })

  const near: [query: string, symbol: string, name: string, id: string, closeness: number][] = [
    ['ab', 'ab', 'n', 'i', 0],
    ['ab', 's', 'ab', 'i', 1],
    ['ab', 's', 'n', 'ab', 1],
    ['ab', 'abc', 'n', 'i', 2],
    ['ab', 's', 'abc', 'i', 3],
    ['ab', 's', 'new ab', 'i', 4],
    ['ab', 's', 'new abc', 'i', 4],
    ['ab', 'xab', 'n', 'i', 5],
    ['ab', 's', 'xab', 'i', 5],
    ['ab', 's', 'n', 'abc', 5],
    ['ab', 's', 'n', 'x ab', 5],
    ['ab', 'xabab', 'n', 'i', 5],
    ['ab', 'abab', 'ab', 'ab', 1],
    ['ab', 'xab', 'abc', 'i', 3],
    ['ab', 's', 'xab ab', 'i', 4],
    ['ab', 'ab', 'ab', 'ab', 0],
    ['q', 's', 'xxq q', 'q', 1],
    ['ab cd', 's', 'ab cd', 'i', 1],
    ['ab cd', 's', 'n', 'ab cd', 1],
    ['ab cd', 'ab cd', 'n', 'i', 0],
    ['ab cd', 's', 'ab cd e', 'i', 3],
    ['ab cd', 's', 'new ab cd', 'i', 4],
    ['ab cd', 's', 'xab cd ab cd', 'i', 4],
    ['ab cd', 's', 'cd ab', 'i', 5],
    ['ab cd', 'ab', 'cd', 'i', 5],
    ['ab cd', 'ab', 'n', 'i', noMatch],
    ['ab ab', 'ab', 'n', 'i', 5],
    ['ab', 'a', 'b', 'ba', noMatch],
  ]
  test.each(near)(
    'R-CLS-003 %s is as near to symbol %s, name %s, id %s as %i',
    (...[query, symbol, name, id, closeness]) => {
      const classes = createTextSearch(
        buildTextIndex({
          symbol: ['k', symbol, 'k', symbol, 'k'],
          name: ['before', name, 'between', name, 'after'],
          id: ['before', id, 'between', id, 'after'],
        }),
      )(query)
      expect([...(classes ?? [])]).toEqual([noMatch, closeness, noMatch, closeness, noMatch])
    },
  )

  test('R-CLS-003 a letter more looks only where the letters before matched, and forgets them with another word', () => {
    const rows = Array.from({ length: 40 }, (_, at) => (at < 3 ? `zeta ${at}` : `mu ${at}`))
    const typing = createTextSearch(
      buildTextIndex({
        symbol: rows.map(() => 's'),
        name: rows,
        id: rows.map((_, at) => `i${at}`),
      }),
    )
    const found = (query: string): number[] =>
      [...(typing(query) ?? [])].flatMap((closeness, row) => (closeness === noMatch ? [] : [row]))
    expect([
      found('ze'),
      found('zeta'),
      found('zeta 1'),
      found('zeta 2'),
      found('mu 35'),
      found('zeta'),
    ]).toEqual([[0, 1, 2], [0, 1, 2], [1], [2], [35], [0, 1, 2]])
    expect(typing('zeta')).toBe(typing(' ZETA '))
  })

  test('nothing searchable is no search at all', () => {
    expect(search("  ' ")).toBeNull()
    expect(searchWords('\u200e')).toEqual([])
  })

  test(`finds exactly the coins whose folded fields hold every word (seed ${seed})`, () => {
    const text = fc.string({
      unit: fc.constantFrom(
        'a',
        'b',
        'İ',
        'ı',
        '𐤊',
        ' ',
        '1',
        '²',
        '\n',
        "'",
        'Ø',
        '\u200e',
        '\u0301',
      ),
      maxLength: 8,
    })
    const coin = fc.record({ id: text, symbol: text, name: text })
    fc.assert(
      fc.property(fc.array(coin, { maxLength: 20 }), text, (rows, query) => {
        const words = searchWords(query)
        const joined = (field: 'id' | 'symbol' | 'name'): string[] => rows.map((own) => own[field])
        const classes = createTextSearch(
          buildTextIndex({ id: joined('id'), symbol: joined('symbol'), name: joined('name') }),
        )(query)
        const expected = rows.map((own) =>
          words.every((word) =>
            [own.symbol, own.name, own.id].some((field) =>
              foldText(field.replaceAll('\n', ' ')).includes(word),
            ),
          ),
        )
        const found = classes && Array.from(classes, (closeness) => closeness !== noMatch)
        expect(found).toEqual(words.length === 0 ? null : expected)
      }),
      { seed, numRuns: 300 },
    )
  })

  test(`R-NAV-012: typing letter by letter ends at what the whole text finds at once (seed ${seed})`, () => {
    const letter = fc.constantFrom('a', 'b', ' ', '1')
    const text = fc.string({ unit: letter, maxLength: 6 })
    const coin = fc.record({ id: text, symbol: text, name: text })
    fc.assert(
      fc.property(
        fc.array(coin, { maxLength: 40 }),
        fc.array(text, { minLength: 1, maxLength: 4 }),
        (rows, queries) => {
          const joined = (field: 'id' | 'symbol' | 'name'): string[] =>
            rows.map((own) => own[field])
          const textIndex = buildTextIndex({
            id: joined('id'),
            symbol: joined('symbol'),
            name: joined('name'),
          })
          const remembering = createTextSearch(textIndex)
          for (const query of queries) {
            for (let end = 1; end <= query.length; end++) {
              const typed = query.slice(0, end)
              expect(remembering(typed)).toEqual(createTextSearch(textIndex)(typed))
            }
          }
        },
      ),
      { seed, numRuns: 300 },
    )
  })
})
