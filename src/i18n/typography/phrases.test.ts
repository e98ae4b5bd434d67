import { expect, it } from 'vitest'
import { phrasesOf } from './phrases.ts'

const cut = (title: string, language: string): string =>
  phrasesOf(title, language)
    .map(({ text }) => text)
    .join('|')

it('R-I18-017 lets a Chinese title end its lines after whole words, and leaves none to begin with a small one', () => {
  expect(cut('每个评分都附有明细。', 'zh')).toBe('每个评分都|附有|明细。')
})

it('R-I18-017 leaves the breaks at punctuation to the browser, and loses nothing', () => {
  const title = '同一把尺，同样的规则。'
  expect(cut(title, 'zh').replaceAll('|', '')).toBe(title)
  expect(cut(title, 'zh')).not.toMatch(/[，。]\||\|[，。]/)
})

it('R-I18-017 leaves a title of any other language in one piece', () => {
  expect(cut('Every score comes with a receipt.', 'en')).toBe('Every score comes with a receipt.')
  expect(cut('すべてのスコアに内訳があります。', 'ja')).toBe('すべてのスコアに内訳があります。')
})
