import { expect, test } from 'vitest'
import {
  coinIdsInAddress,
  chooseCoins,
  coinsInAddress,
  withCoin,
  withoutCoins,
} from './chosen-coins.ts'

const known = (id: string): boolean => !id.startsWith('no-')

test('D-COMPARE the address names coins in their order, each once, blanks and empty places left out', () => {
  expect(coinIdsInAddress('bitcoin, ethereum,,bitcoin,solana')).toEqual([
    'bitcoin',
    'ethereum',
    'solana',
  ])
  expect(coinIdsInAddress(undefined)).toEqual([])
  expect(coinIdsInAddress(' , ')).toEqual([])
})

test('D-COMPARE what is no id is left out, however long the address', () => {
  expect(coinIdsInAddress(`bitcoin,${'x'.repeat(201)}`)).toEqual(['bitcoin'])
  expect(
    coinIdsInAddress(Array.from({ length: 80 }, (_, at) => `coin-${at}`).join(',')),
  ).toHaveLength(50)
})

test('D-COMPARE the first five known coins are shown, the others wait, unknown ones take no place', () => {
  expect(chooseCoins(['a', 'no-1', 'b', 'c', 'd', 'e', 'f', 'no-2', 'g'], known)).toEqual({
    shown: ['a', 'b', 'c', 'd', 'e'],
    unknown: ['no-1', 'no-2'],
    surplus: ['f', 'g'],
  })
  expect(chooseCoins([], known)).toEqual({ shown: [], unknown: [], surplus: [] })
})

test('D-COMPARE removing a shown coin lets the next one in', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f']
  expect(chooseCoins(withoutCoins(ids, ['b']), known).shown).toEqual(['a', 'c', 'd', 'e', 'f'])
})

test('D-COMPARE a coin is added once, behind the others, and the address reads back as it was written', () => {
  expect(withCoin(['a', 'b'], 'c')).toEqual(['a', 'b', 'c'])
  expect(withCoin(['a', 'b'], 'a')).toEqual(['a', 'b'])
  expect(coinIdsInAddress(coinsInAddress(['a', 'b']))).toEqual(['a', 'b'])
  expect(coinsInAddress([])).toBeUndefined()
})
