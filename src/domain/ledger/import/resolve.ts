// From what a file calls a coin to the id of ours. Where several coins share a symbol, or none has
// it, the person is asked once for the whole file.
import { currencies } from '../../money/currencies.ts'
import { fiatAsset } from '../entry.ts'
import { presentSymbol, successorOf } from './renamed-coins.ts'

/** Ids of the coins with a symbol, the likeliest first. */
export type CoinLookup = (symbol: string) => readonly string[]
/** By the symbol that was asked for; null leaves what is of it out. */
export type ChosenCoins = Readonly<Record<string, string | null>>

export type CoinQuestion = { type: 'coin'; symbol: string; candidates: readonly string[] }
export type Resolved = { asset: string } | { ask: CoinQuestion } | { leftOut: true }

/** Money that is not among our currencies: named, so that it is not taken for a coin. */
const otherCurrencies = (
  'BGN BHD BRL CLP COP CZK DKK EGP GEL GHS HKD HUF IDR ILS ISK KES KWD KZT MAD MYR NGN NOK NZD ' +
  'OMR PEN PHP PKR PLN QAR RON RSD SEK SGD THB TWD UAH UYU ZAR'
).split(' ')
const money: ReadonlySet<string> = new Set([...currencies, ...otherCurrencies])

/** `eip155:1/erc20:0x…`, `BTC/EUR`, `*`: names in no catalogue, whose capitals matter. */
const isQualified = (symbol: string): boolean => /[:/*]/.test(symbol)

const candidatesOf = (symbol: string, lookup: CoinLookup): readonly string[] => {
  const own = lookup(symbol)
  const successor = successorOf(symbol)
  return own.length > 0 || successor === null ? own : lookup(successor)
}

/** What the symbol of a file means at a moment. */
export const resolveSymbol = (
  written: string,
  atSec: number,
  { lookup, chosen }: { lookup: CoinLookup; chosen: ChosenCoins },
): Resolved => {
  const trimmed = written.trim()
  const symbol = isQualified(trimmed) ? trimmed : presentSymbol(trimmed.toUpperCase(), atSec)
  if (money.has(symbol)) return { asset: fiatAsset(symbol) }
  const choice = Object.hasOwn(chosen, symbol) ? chosen[symbol] : undefined
  if (choice !== undefined) return choice === null ? { leftOut: true } : { asset: choice }
  const candidates = isQualified(symbol) ? [] : candidatesOf(symbol, lookup)
  const [only] = candidates
  return candidates.length === 1 && only !== undefined
    ? { asset: only }
    : { ask: { type: 'coin', symbol, candidates } }
}
