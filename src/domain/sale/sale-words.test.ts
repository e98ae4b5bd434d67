import { expect, it } from 'vitest'
import { saleWords } from './sale-words.ts'

const sale = (launchpads: string[], category: string | null) => ({
  id: 'a',
  name: 'A',
  symbol: 'A',
  saleType: 'IDO' as const,
  launchAtSec: null,
  initialCapUsd: null,
  totalRaisedUsd: null,
  totalScore: null,
  scoreLow: null,
  launchpads,
  category,
  blockchain: null,
  investors: [],
})

it('R-UPL-008 offers each word once, the most frequent first, ties by name, unknown ones never', () => {
  const words = saleWords([
    sale(['Seedify', 'DAO Maker'], 'AI'),
    sale(['DAO Maker'], null),
    sale(['Fjord'], 'AI'),
  ])
  expect(words.launchpads).toEqual([
    { word: 'DAO Maker', count: 2 },
    { word: 'Fjord', count: 1 },
    { word: 'Seedify', count: 1 },
  ])
  expect(words.categories).toEqual([{ word: 'AI', count: 2 }])
  expect(words.blockchains).toEqual([])
  expect(words.unratedCount).toBe(3)
})
