import { expect, test } from 'vitest'
import { entryLines, fateLines, readLines } from '#tests/fakes/ledger/read-lines.ts'

test('Kraken: rows of a refid are a trade, pending rows come again, moves of staking are none', () => {
  const reading = readLines([
    '"txid","refid","time","type","subtype","aclass","asset","amount","fee","balance"',
    '"","D1","2021-01-01 00:00:00","deposit","","currency","XXBT","1","0",""',
    '"L1","D1","2021-01-01 00:00:00","deposit","","currency","XXBT","1","0","1"',
    '"L2","T1","2021-01-02 00:00:00","trade","","currency","XXBT","-0.5","0","0.5"',
    '"L3","T1","2021-01-02 00:00:00","trade","","currency","ZEUR","15000","24","14976"',
    '"L4","S1","2021-01-03 00:00:00","withdrawal","spottostaking","currency","XETH","-1","0","0"',
    '"L5","S2","2021-01-04 00:00:00","staking","","currency","ETH2.S","0.01","0","1.01"',
    '"L6","W1","2021-01-05 00:00:00","withdrawal","","currency","XXDG","-100","2","0"',
    '"L7","M1","2021-01-06 00:00:00","margin","","currency","ZEUR","5","0","0"',
  ])
  expect(entryLines(reading)).toEqual([
    '3: transferIn 1 btc',
    '4,5: sell 0.5 btc for 15000 fiat:EUR, fee 24 fiat:EUR',
    '7: reward 0.01 eth',
    '8: transferOut 100 doge, fee 2 doge',
  ])
  expect(fateLines(reading)).toEqual(['2 notExecuted', '6 ownTransfer', '9 kindUnknownHere'])
})

test('Coinbase: below its preamble, what a conversion gave stands in its note', () => {
  const reading = readLines([
    '',
    'Transactions',
    'User,Somebody,0000',
    'ID,Timestamp,Transaction Type,Asset,Quantity Transacted,Price Currency,Price at Transaction,Subtotal,Total (inclusive of fees and/or spread),Fees and/or Spread,Notes',
    'a,2023-01-01 10:00:00 UTC,Buy,BTC,0.1,USD,$20000,$2000,$2020,$20,Bought',
    'b,2023-01-02 10:00:00 UTC,Convert,BTC,-0.05,USD,$20000,$1000,$1010,$10,Converted 0.05 BTC to 0.8 ETH',
    'c,2023-01-03 10:00:00 UTC,Rewards Income,ETH,0.01,USD,$1200,$12,$12,$0,',
    'd,2023-01-04 10:00:00 UTC,Send,BTC,-0.01,USD,$20000,$200,$200,$0,',
    'e,2023-01-05 10:00:00 UTC,Convert,BTC,-0.05,USD,$20000,$1000,$1010,$10,',
  ])
  expect(entryLines(reading)).toEqual([
    '5: buy 0.1 btc for 2000 fiat:USD, fee 20 fiat:USD, $2000',
    '6: swap 0.05 btc for 0.8 eth, fee 10 fiat:USD, $1000',
    '7: reward 0.01 eth, $12',
    '8: transferOut 0.01 btc, $200',
  ])
  expect(fateLines(reading)).toEqual(['9 otherSideMissing'])
})

const binanceRow = (second: number, operation: string, coin: string, change: string): string =>
  `1,2022-01-01 00:00:0${second},Spot,${operation},${coin},${change},`

test('Binance: rows of a second are one trade, and a fee of a second coin is an entry', () => {
  const reading = readLines([
    'User_ID,UTC_Time,Account,Operation,Coin,Change,Remark',
    binanceRow(1, 'Buy', 'ETH', '1'),
    binanceRow(1, 'Fee', 'ETH', '-0.001'),
    binanceRow(1, 'Buy', 'EUR', '-3000'),
    binanceRow(1, 'Fee', 'BNB', '-0.01'),
    binanceRow(2, 'Transaction Buy', 'BTC', '1'),
    binanceRow(2, 'Transaction Buy', 'ETH', '1'),
    binanceRow(2, 'Transaction Spend', 'EUR', '-33000'),
    binanceRow(3, 'Transfer Between Main and Funding Wallet', 'BTC', '1'),
  ])
  expect(entryLines(reading)).toEqual([
    '2,3,4: buy 1 eth for 3000 fiat:EUR, fee 0.001 eth',
    '5: fee 0.01 bnb',
  ])
  expect(fateLines(reading)).toEqual([
    '6 severalCoins',
    '7 severalCoins',
    '8 severalCoins',
    '9 ownTransfer',
  ])
})

test('Crypto.com: what several coins brought is shared by their value', () => {
  const header =
    'Timestamp (UTC),Transaction Description,Currency,Amount,To Currency,To Amount,Native Currency,Native Amount,Native Amount (in USD),Transaction Kind'
  const reading = readLines([
    header,
    '2021-01-01 00:00:00,Dust,CRO,100,,,EUR,9,10,dust_conversion_credited',
    '2021-01-01 00:00:00,Dust,UNI,-1,,,EUR,-6,-7.5,dust_conversion_debited',
    '2021-01-01 00:00:00,Dust,DOT,-2,,,EUR,-2,-2.5,dust_conversion_debited',
  ])
  expect(entryLines(reading)).toEqual([
    '2,4: swap 2 dot for 25 cro, $2.5',
    '3: swap 1 uni for 75 cro, $7.5',
  ])
})

test('BitMEX: satoshi, a withdrawal with its fee, and what was canceled', () => {
  const reading = readLines(
    [
      '"transactTime","transactType","amount","fee","address","transactStatus","walletBalance"',
      '"12/25/2019, 7:00:00 AM","Withdrawal","-500000","100000",""bc1x,"Completed","0"',
      '"12/24/2019, 7:00:00 AM","RealisedPNL","-200","0","XBTUSD","Completed","500000"',
      '"12/23/2019, 7:00:00 AM","Withdrawal","-1","0","bc1x","Canceled","0"',
    ],
    { zone: 'UTC' },
  )
  expect(entryLines(reading)).toEqual([
    '3: loss 0.000002 btc',
    '2: transferOut 0.004 btc, fee 0.001 btc',
  ])
  expect(fateLines(reading)).toEqual(['4 notExecuted'])
})

test('Koinly: labels say what a movement was', () => {
  const reading = readLines([
    'Date,Sent Amount,Sent Currency,Received Amount,Received Currency,Fee Amount,Fee Currency,Net Worth Amount,Net Worth Currency,Label,Description,TxHash',
    '2022-01-01 10:00,100,USD,0.01,BTC,1,USD,100,USD,,,',
    '2022-01-02 10:00,,,0.5,ETH,,,,,staking,,',
    '2022-01-03 10:00,0.1,ETH,,,0.001,ETH,,,,,',
    '2022-01-04 10:00,0.1,ETH,,,,,,,lost,,',
  ])
  expect(entryLines(reading)).toEqual([
    '2: buy 0.01 btc for 100 fiat:USD, fee 1 fiat:USD, $100',
    '3: reward 0.5 eth',
    '4: transferOut 0.1 eth, fee 0.001 eth',
    '5: loss 0.1 eth',
  ])
})
