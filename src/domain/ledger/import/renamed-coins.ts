// Symbols under which files know a coin that the market lists by another.

/** Never the symbol of anything else that is traded. */
const spellings: Record<string, string> = {
  XBT: 'BTC', // ISO 4217's way, at Kraken and BitMEX
  XDG: 'DOGE', // Kraken
  DSH: 'DASH', // Bitfinex
  IOT: 'IOTA', // Bitfinex
  QTM: 'QTUM', // Bitfinex
  DRK: 'DASH', // Darkcoin, renamed in March 2015
  ANS: 'NEO', // AntShares, renamed in June 2017
  XRB: 'XNO', // RaiBlocks, then Nano
  LUNA2: 'LUNA', // Nexo's name of the coin of 28 May 2022
  ETH2: 'ETH', // staked before withdrawals were possible, at Kraken and Coinbase
}

/** One for one; the older symbol where the market lists both. */
const successors: Record<string, string> = {
  MIOTA: 'IOTA',
  IOTA: 'MIOTA',
  MATIC: 'POL', // Polygon, September 2024
  NANO: 'XNO', // November 2021
  RNDR: 'RENDER', // Solana, November 2023
  EOS: 'A', // Vaulta, May 2025
  STR: 'XLM', // Stellar as Poloniex had it
  BCC: 'BCH', // Bitcoin Cash before 2018
  BCHABC: 'BCH', // November 2018
  BCHSV: 'BSV', // November 2018
  XZC: 'FIRO', // Zcoin, October 2020
}

/** Terra's first coin was LUNA until the chain was begun anew on 28 May 2022, and is LUNC since. */
const lunaAnewSec = Date.UTC(2022, 4, 28) / 1000

/** The symbol a coin goes by today. */
export const presentSymbol = (symbol: string, atSec: number): string => {
  if (symbol === 'LUNA' && atSec < lunaAnewSec) return 'LUNC'
  return spellings[symbol] ?? symbol
}

/** What to look for where a symbol is not listed. */
export const successorOf = (symbol: string): string | null => successors[symbol] ?? null
