import { describe, expect, test } from 'vitest'
import { entryFault } from '#domain/ledger/entry.ts'
import { sampleEntry } from '#tests/fakes/ledger/sample-entry.ts'
import {
  draftOf,
  fieldsOf,
  newDraft,
  priceText,
  proposedValue,
  totalText,
  type DraftMarket,
  type EntryDraft,
} from './entry-draft.ts'
import { localMinute } from './local-minute.ts'

const nowSec = 1_790_000_040
const coin = { id: 'bitcoin', name: 'Bitcoin', symbol: 'btc', image: null }
const market: DraftMarket = { language: 'en', nowSec, priceUsd: 64_000, perUsd: 1 }
const draft = (over: Partial<EntryDraft> = {}): EntryDraft => ({
  ...newDraft(coin, { currency: 'USD', nowSec }),
  ...over,
})

describe('R-PRT-006 what the form proposes', () => {
  test('price and date of now, and what both come to', () => {
    const bought = draft({ amount: '0.5' })
    expect([priceText(bought, market), totalText(bought, market)]).toEqual(['64000', '32000'])
    expect(fieldsOf(bought, market)).toMatchObject({
      kind: 'buy',
      asset: 'bitcoin',
      amount: '0.5',
      counterAsset: 'fiat:USD',
      counterAmount: '32000',
      valueUsd: '32000',
      valueSource: 'own',
      happenedAtSec: nowSec - (nowSec % 60),
    })
    expect(entryFault(fieldsOf(bought, market), nowSec)).toBeNull()
  })

  test('no price of now for what happened long ago', () => {
    const old = draft({ amount: '1', happenedAt: localMinute(nowSec - 3 * 86_400) })
    expect([priceText(old, market), totalText(old, market)]).toEqual(['', ''])
    expect(entryFault(fieldsOf(old, market), nowSec)?.fault).toBe('counterMissing')
  })

  test('what was typed stands: a price gives the total, a total the price', () => {
    expect(totalText(draft({ amount: '3', price: '10.10' }), market)).toBe('30.3')
    expect(priceText(draft({ amount: '3', total: '10' }), market)).toBe('3.3333333')
    expect(fieldsOf(draft({ amount: '3', total: '10' }), market).counterAmount).toBe('10')
  })

  test('euros of today are worth dollars at the rate of today, those of last year are asked for', () => {
    const inEuros = { ...market, perUsd: 0.5 }
    const today = draft({ amount: '2', currency: 'EUR', price: '100' })
    expect(fieldsOf(today, inEuros)).toMatchObject({ valueUsd: '400', valueSource: 'rate' })
    const old = { ...today, happenedAt: localMinute(nowSec - 400 * 86_400) }
    expect(proposedValue(old, inEuros)).toBeNull()
    expect(fieldsOf(old, inEuros)).toMatchObject({ valueUsd: '', valueSource: '' })
    expect(fieldsOf({ ...old, value: '380' }, inEuros)).toMatchObject({
      valueUsd: '380',
      valueSource: 'own',
    })
  })

  test('a reward of today has the value of today; one whose value was emptied has none', () => {
    const reward = draft({ kind: 'reward', amount: '0.25' })
    expect(fieldsOf(reward, market)).toMatchObject({
      counterAsset: '',
      valueUsd: '16000',
      valueSource: 'rate',
    })
    expect(fieldsOf({ ...reward, value: '' }, market)).toMatchObject({ valueUsd: '' })
    expect(fieldsOf({ ...reward, kind: 'loss' }, market)).toMatchObject({ valueUsd: '' })
  })

  test('amounts are read in the language of the page, and what is none is refused, not dropped', () => {
    const turkish = { ...market, language: 'tr' }
    expect(fieldsOf(draft({ amount: '1.234,5' }), turkish).amount).toBe('1234.5')
    const wrong = fieldsOf(draft({ amount: 'many' }), market)
    expect(entryFault(wrong, nowSec)).toEqual({ field: 'amount', fault: 'amountInvalid' })
    const fee = fieldsOf(draft({ amount: '1', feeAmount: 'x' }), market)
    expect(entryFault(fee, nowSec)?.fault).toBe('feeInvalid')
  })

  test('an entry that is opened and saved again is the same entry', () => {
    const entry = { ...sampleEntry, happenedAtSec: 1_700_000_041, valueSource: 'rate' as const }
    for (const language of ['en', 'tr', 'ru', 'ar']) {
      const opened = draftOf(entry, () => coin, language)
      expect(fieldsOf(opened, { ...market, language })).toEqual(entry)
    }
    const swap = {
      ...entry,
      kind: 'swap' as const,
      counterAsset: 'solana',
      counterAmount: '0.100000000000000001',
    }
    const opened = draftOf(swap, (id) => ({ ...coin, id }), 'en')
    expect(fieldsOf(opened, market)).toEqual(swap)
  })
})
