import { describe, expect, it } from 'vitest'
import {
  entryFault,
  fiatOf,
  fieldFault,
  ledgerCaps,
  oldestEntrySec,
  type LedgerEntryFields,
} from './entry.ts'

const nowSec = 1_790_000_000
const bought: LedgerEntryFields = {
  kind: 'buy',
  happenedAtSec: nowSec - 60,
  asset: 'bitcoin',
  amount: '0.5',
  counterAsset: 'fiat:EUR',
  counterAmount: '30000',
  feeAsset: '',
  feeAmount: '',
  valueUsd: '33000.5',
  valueSource: 'own',
  account: 'Kraken',
  note: 'two\nlines',
}
const fault = (over: Partial<LedgerEntryFields>) => entryFault({ ...bought, ...over }, nowSec)

describe('R-PRT-006 an entry of the ledger', () => {
  it.each<[string, Partial<LedgerEntryFields>]>([
    ['as bought', {}],
    ['18 decimals', { amount: '0.000000000000000001' }],
    [
      'a reward without a price',
      { kind: 'reward', counterAsset: '', counterAmount: '', valueUsd: '0' },
    ],
    ['a value nobody knows', { valueUsd: '', valueSource: '' }],
    ['a fee in a third coin', { feeAsset: 'binancecoin', feeAmount: '0.001' }],
    ['of this second', { happenedAtSec: nowSec }],
    ['of the first block', { happenedAtSec: oldestEntrySec }],
  ])('is good: %s', (_, over) => expect(fault(over)).toBeNull())

  it.each<[string, Partial<LedgerEntryFields>, string]>([
    ['no amount', { amount: '' }, 'amountInvalid'],
    ['zero', { amount: '0.00' }, 'amountInvalid'],
    ['a sign', { amount: '-1' }, 'amountInvalid'],
    ['scientific notation is read before it comes here', { amount: '1e5' }, 'amountInvalid'],
    ['no number', { amount: 'NaN' }, 'amountInvalid'],
    ['19 decimals', { amount: '0.0000000000000000001' }, 'amountInvalid'],
    ['a decimal comma', { amount: '1,5' }, 'amountInvalid'],
    ['a trade without its other side', { counterAmount: '' }, 'counterMissing'],
    ['a trade with itself', { counterAsset: 'bitcoin' }, 'sameAsset'],
    ['a fee of nothing named', { feeAmount: '1' }, 'feeInvalid'],
    ['a negative fee', { feeAsset: 'fiat:USD', feeAmount: '-1' }, 'feeInvalid'],
    ['before Bitcoin', { happenedAtSec: oldestEntrySec - 1 }, 'dateTooOld'],
    ['no date', { happenedAtSec: Number.NaN }, 'dateInvalid'],
    ['tomorrow', { happenedAtSec: nowSec + 86_400 }, 'dateInFuture'],
    ['a currency nobody offers', { asset: 'fiat:SEK' }, 'assetMissing'],
    ['half a character', { note: 'half \ud800' }, 'unreadable'],
    ['a turned account', { account: 'a\u202eb' }, 'unreadable'],
    ['a long note', { note: 'x'.repeat(ledgerCaps.noteLength + 1) }, 'textTooLong'],
  ])('is refused: %s', (_, over, code) => expect(fault(over)?.fault).toBe(code))

  it('an unknown kind and source are refused field by field', () => {
    expect(fieldFault('kind', 'gift' as 'buy')).toBe('kindUnknown')
    expect(fieldFault('valueSource', 'guess' as 'own')).toBe('valueInvalid')
  })

  it('fiat is an asset like any other', () => {
    expect([fiatOf('fiat:EUR'), fiatOf('bitcoin'), fiatOf('fiat:eur')]).toEqual(['EUR', null, null])
  })
})
