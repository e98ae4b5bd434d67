import { expect, test } from 'vitest'
import { isSameWord, wordSlug } from './word-slug.ts'

test('D-LISTFILTER a category as an address writes it', () => {
  expect(['DeFi', 'Layer 1', 'AI & DePIN', ' Real-world assets ', 'Café'].map(wordSlug)).toEqual([
    'defi',
    'layer-1',
    'ai-depin',
    'real-world-assets',
    'cafe',
  ])
})

test('D-LISTFILTER an address means the category whether it is spelled out or as a slug, and no other', () => {
  expect(
    ['Layer 1', 'layer-1', 'LAYER 1', 'layer-2', 'layer'].map((word) =>
      isSameWord(word, 'Layer 1'),
    ),
  ).toEqual([true, true, true, false, false])
  expect([isSameWord('ゲーム', 'ゲーム'), isSameWord('&', '%'), isSameWord('&', '&')]).toEqual([
    true,
    false,
    true,
  ])
})
