import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { entryLines, fateLines, importNowSec, readLines } from '#tests/fakes/ledger/read-lines.ts'
import { readImport, type ImportReading } from './read-import.ts'

const tracked = 'Type,Buy,Cur.,Sell,Cur.,Fee,Cur.,Exchange,Group,Comment,Date'
const trade = (date: string, amount = '1'): string =>
  `Trade,${amount},BTC,100,EUR,,,Kraken,,,${date}`

const placesOf = ({ entries, waiting, refused, skipped }: ImportReading): number[] =>
  [
    ...new Set(entries.flatMap(({ rows }) => rows)),
    ...[...waiting, ...refused, ...skipped].map(({ row }) => row),
  ].toSorted((one, other) => one - other)

describe('what a whole file must tell', () => {
  test('open dates are asked about once, and their rows wait', () => {
    const reading = readLines([tracked, trade('5/9/2017 21:14'), trade('6/9/2017 21:14')])
    expect(reading.questions).toEqual([
      { type: 'dateOrder', example: '5/9/2017 21:14' },
      { type: 'zone', example: '5/9/2017 21:14' },
    ])
    expect(reading.waiting.map(({ row }) => row)).toEqual([2, 3])
    expect(reading.entries).toEqual([])
  })

  test('answers settle them', () => {
    const { entries, questions } = readLines([tracked, trade('5/9/2017 21:14')], {
      dateOrder: 'dayMonth',
      zone: 'Europe/Berlin',
    })
    expect(questions).toEqual([])
    expect(entries[0]?.fields.happenedAtSec).toBe(Date.UTC(2017, 8, 5, 19, 14) / 1000)
  })

  test('an answer does not overrule what the file tells', () => {
    const { entries } = readLines([tracked, trade('13/9/2017 21:14')], {
      dateOrder: 'monthDay',
      zone: 'UTC',
    })
    expect(entries[0]?.fields.happenedAtSec).toBe(Date.UTC(2017, 8, 13, 21, 14) / 1000)
  })

  test('a zone nobody knows is asked about again', () =>
    expect(
      readLines([tracked, trade('13/9/2017 21:14')], { zone: 'Mars/Olympus' }).questions,
    ).toEqual([{ type: 'zone', example: '13/9/2017 21:14' }]))

  test('a file with decimal commas is read with them', () => {
    const lines = [tracked, trade('2020-01-01 00:00 UTC', '"0,5"')]
    expect(entryLines(readLines(lines))).toEqual(['2: buy 0.5 btc for 100 fiat:EUR'])
  })
})

const twoBitcoins = (symbol: string): string[] => (symbol === 'BTC' ? ['bitcoin', 'bitcoin-2'] : [])

describe('coins of a file', () => {
  const lines = [
    tracked,
    trade('2020-01-01 00:00 UTC'),
    trade('2020-01-02 00:00 UTC'),
    'Staking,1,NEW,,,,,Kraken,,,2020-01-03 00:00 UTC',
  ].join('\n')
  const options = { lookup: twoBitcoins, nowSec: importNowSec }

  test('are asked about once each, and their rows wait', () => {
    const reading = readImport(lines, options)
    expect(reading.questions).toEqual([
      { type: 'coin', symbol: 'BTC', candidates: ['bitcoin', 'bitcoin-2'] },
      { type: 'coin', symbol: 'NEW', candidates: [] },
    ])
    expect(reading.waiting.map(({ row }) => row)).toEqual([2, 3, 4])
  })

  test('are what was chosen, or left out', () => {
    const reading = readImport(lines, {
      ...options,
      answers: { coins: { BTC: 'bitcoin', NEW: null } },
    })
    expect(reading.entries.map(({ fields }) => fields.asset)).toEqual(['bitcoin', 'bitcoin'])
    expect(reading.skipped).toEqual([{ row: 4, code: 'coinLeftOut' }])
  })

  test('a fee of a coin that is left out is remarked on', () => {
    const withFee = ['Type,Location,Currency,Amount,Fee,Fee Currency,Description,Timestamp']
    withFee.push('Withdrawal,kraken,BTC,1,0.5,NEW,,1658998800000')
    const { entries } = readLines(withFee, { coins: { NEW: null } })
    expect(entries[0]).toMatchObject({ remarks: ['feeLeftOut'], fields: { feeAsset: '' } })
  })
})

describe('every row in one place', () => {
  test('rows of no use are refused by line, and take no others with them', () => {
    const reading = readLines([
      tracked,
      trade('2020-01-01 00:00 UTC'),
      'Trade,abc,BTC,100,EUR,,,Kraken,,,2020-01-01 00:00 UTC',
      'Trade,1,BTC,100,EUR,,,Kraken,,,soon',
      'Trade,1,BTC,100,EUR,,,Kraken,,,2020-01-01 00:00 UTC,one,too many',
      'Unheard of,1,BTC,,,,,Kraken,,,2020-01-01 00:00 UTC',
      'Trade,1,BTC,1,BTC,,,Kraken,,,2020-01-01 00:00 UTC',
      'Trade,1,BTC,1,PLN,,,Kraken,,,2020-01-01 00:00 UTC',
      'Deposit,1,BTC,,,,,Kraken,,,2090-01-01 00:00 UTC',
      'Deposit,1,BTC,,,,,Kraken',
      'Deposit,1,EUR,,,,,Kraken,,,2020-01-01 00:00 UTC',
    ])
    expect(entryLines(reading)).toEqual(['2: buy 1 btc for 100 fiat:EUR'])
    expect(fateLines(reading)).toEqual([
      '3 amountInvalid',
      '4 dateInvalid',
      '5 rowUneven',
      '6 kindUnknownHere',
      '7 sameAsset',
      '8 counterMissing',
      '9 dateInFuture',
      '10 dateInvalid',
      '11 moneyOnly',
    ])
    expect(reading.rowsRead).toBe(10)
  })

  test('more than 18 decimals are cut, and remarked on', () => {
    const { entries } = readLines([tracked, trade('2020-01-01 UTC', '0.12345678901234567899')])
    expect(entries[0]).toMatchObject({
      remarks: ['amountCut'],
      fields: { amount: '0.123456789012345678' },
    })
  })

  test('what nobody wrote down is read as nothing', () => {
    expect(readLines(['']).fault).toBe('empty')
    expect(readLines(['a,b', '1,2'])).toMatchObject({
      format: null,
      fault: 'formatUnknown',
      columns: ['a', 'b'],
    })
  })
})

const told = (reading: ImportReading): string[] =>
  reading.entries.map(({ key, fields }) => `${key} ${JSON.stringify(fields)}`)

describe('keys', () => {
  test('what happened twice in a second has two', () => {
    const row = 'Staking,1,AXS,,,,,Binance,,,2022-01-05 12:38:00 UTC'
    const keys = readLines([tracked, row, row]).entries.map(({ key }) => key)
    expect(keys).toEqual(['1641386280 reward axs 1', '1641386280 reward axs 1 #2'])
  })

  test('the same trade in the files of two products has one', () => {
    const kraken = readLines([
      '"txid","refid","time","type","subtype","aclass","asset","amount","fee","balance"',
      '"L1","T1","2022-01-05 12:38:00","trade","","currency","ZEUR","-100","0.2","0"',
      '"L2","T1","2022-01-05 12:38:00","trade","","currency","XXBT","1.0000","0","1"',
    ])
    const tracker = readLines([tracked, trade('2022-01-05 12:38:00 UTC')])
    expect(kraken.entries.map(({ key }) => key)).toEqual(tracker.entries.map(({ key }) => key))
  })

  const binanceRow = fc
    .record({
      second: fc.integer({ min: 0, max: 3 }),
      operation: fc.constantFrom(
        'Buy',
        'Sell',
        'Fee',
        'Deposit',
        'Withdraw',
        'Simple Earn Interest',
        'ABC',
      ),
      coin: fc.constantFrom('BTC', 'ETH', 'EUR', ''),
      change: fc.constantFrom('1', '-1', '0.5', '-2', '0', 'x', ''),
    })
    .map(
      ({ second, operation, coin, change }) =>
        `1,2020-01-01 00:00:0${second},Spot,${operation},${coin},${change},`,
    )
  const header = 'User_ID,UTC_Time,Account,Operation,Coin,Change,Remark'
  test('do not depend on the order of rows, nor on how often they are read; no row is lost', () => {
    fc.assert(
      fc.property(
        fc
          .array(binanceRow, { maxLength: 12 })
          .chain((rows) =>
            fc.tuple(
              fc.constant(rows),
              fc.shuffledSubarray(rows, { minLength: rows.length, maxLength: rows.length }),
            ),
          ),
        ([rows, shuffled]) => {
          const reading = readLines([header, ...rows])
          expect(told(readLines([header, ...shuffled]))).toEqual(told(reading))
          expect(told(readLines([header, ...rows]))).toEqual(told(reading))
          expect(new Set(reading.entries.map(({ key }) => key)).size).toBe(reading.entries.length)
          expect(placesOf(reading)).toEqual(rows.map((_, at) => at + 2))
        },
      ),
      { numRuns: 300 },
    )
  })
})
