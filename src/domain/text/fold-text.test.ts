import { expect, test } from 'vitest'
import { foldText } from './fold-text.ts'

test('R-CLS-003 case, accents, dotted capitals and compatibility forms compare alike', () => {
  expect(foldText('İstanbul Başakşehir')).toBe('istanbul basaksehir')
  expect([foldText('DeFi²'), foldText('AI⁴'), foldText('𐤊ASPA'), foldText('ÉTÉ')]).toEqual([
    'defi2',
    'ai4',
    '𐤊aspa',
    'ete',
  ])
})
