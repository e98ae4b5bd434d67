// Which product wrote a file: the one whose header is there with the most columns.
import { columnNames } from '../csv/header.ts'
import type { CsvRow } from '../csv/read-csv.ts'
import type { ImportFormat } from '../format.ts'
import { binance } from './exchanges/binance/binance.ts'
import { binanceAutoInvest } from './exchanges/binance/binance-auto-invest.ts'
import { bitbank } from './exchanges/bitbank.ts'
import { bitmex } from './exchanges/bitmex.ts'
import { bitstamp } from './exchanges/bitstamp.ts'
import { coinbase } from './exchanges/coinbase/coinbase.ts'
import { coinbasePro } from './exchanges/coinbase/coinbase-pro.ts'
import { coincheck } from './exchanges/coincheck.ts'
import { cryptoCom } from './exchanges/crypto-com/crypto-com.ts'
import { kraken } from './exchanges/kraken/kraken.ts'
import { kucoin, kucoinOld } from './exchanges/kucoin.ts'
import { nexo, nexoOld } from './exchanges/nexo.ts'
import { bitcoinTax } from './trackers/bitcoin-tax.ts'
import { cointracking } from './trackers/cointracking.ts'
import { koinly } from './trackers/koinly.ts'
import { rotkiEvents, rotkiTrades } from './trackers/rotki.ts'
import { bisq } from './wallets/bisq.ts'
import { trezor } from './wallets/trezor.ts'

const formats: readonly ImportFormat[] = [
  binance,
  binanceAutoInvest,
  bitbank,
  bitcoinTax,
  bitmex,
  bitstamp,
  bisq,
  coinbase,
  coinbasePro,
  coincheck,
  cointracking,
  cryptoCom,
  koinly,
  kraken,
  kucoin,
  kucoinOld,
  nexo,
  nexoOld,
  rotkiEvents,
  rotkiTrades,
  trezor,
]

/** Exporters put a few lines about the account before their header. */
const longestPreamble = 12

/** `at`: the place of the header among the rows. */
export type Recognised = { format: ImportFormat; at: number; names: string[] }

/** Null for a file nobody has told us of. */
export const recognise = (rows: readonly CsvRow[]): Recognised | null => {
  for (const [at, { cells }] of rows.slice(0, longestPreamble).entries()) {
    const names = columnNames(cells)
    const present = new Set(names.map((name) => name.toLowerCase()))
    const fitting = formats
      .filter(({ header }) => header.every((name) => present.has(name.toLowerCase())))
      .toSorted((one, other) => other.header.length - one.header.length)
    if (fitting[0]) return { format: fitting[0], at, names }
  }
  return null
}
