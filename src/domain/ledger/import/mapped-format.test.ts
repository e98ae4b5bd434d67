import { describe, expect, test } from 'vitest'
import {
  entryLines,
  fateLines,
  importNowSec,
  symbolLookup,
} from '#tests/fakes/ledger/read-lines.ts'
import { readMapped } from './read-import.ts'

describe('a file of no product we know', () => {
  const options = { lookup: symbolLookup, nowSec: importNowSec }
  const text = [
    'When,What,How much,Of what,Paid,In,Charge',
    '2020-01-01T00:00:00Z,Bought,1.5,BTC,100,EUR,2 EUR',
    '2020-01-02T00:00:00Z,sent to a friend,0.5,BTC,,,',
    '2020-01-03T00:00:00Z,Bonus,0.1,BTC,,,',
    '2020-01-04T00:00:00Z,???,0.1,BTC,,,',
  ].join('\n')
  const mapping = {
    date: 'When',
    kind: 'What',
    kinds: { Bonus: 'reward' },
    amount: 'How much',
    symbol: 'Of what',
    counterAmount: 'Paid',
    counterSymbol: 'In',
    feeAmount: 'Charge',
  } as const

  test('is read by what its columns are said to be', () => {
    const reading = readMapped(text, mapping, options)
    expect(entryLines(reading)).toEqual([
      '2: buy 1.5 btc for 100 fiat:EUR, fee 2 fiat:EUR',
      '3: transferOut 0.5 btc',
      '4: reward 0.1 btc',
    ])
    expect(fateLines(reading)).toEqual(['5 kindUnknownHere'])
  })

  test('without kinds the signs say it, and the decimal sign is asked about', () => {
    const signed = 'When;Amount\n2020-01-01T00:00:00Z;1,500 BTC\n2020-01-02T00:00:00Z;-1,250 BTC'
    const columns = { date: 'When', amount: 'Amount' }
    expect(readMapped(signed, columns, options).questions).toEqual([
      { type: 'decimalSign', example: '1,500 BTC' },
    ])
    const answered = readMapped(signed, columns, { ...options, answers: { decimalSign: ',' } })
    expect(entryLines(answered)).toEqual(['2: transferIn 1.5 btc', '3: transferOut 1.25 btc'])
  })
})
