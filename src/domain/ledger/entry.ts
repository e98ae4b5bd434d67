// An entry of the ledger as the product means it: what happened to one's holdings at a moment. Its
// fields, and their rules on both sides.
import { currencies } from '../money/currencies.ts'
import {
  hasControlCharacters,
  hasLoneSurrogate,
  hasOpenDirection,
  textLength,
} from '../text/visible-text.ts'

export const entryKinds = [
  'buy',
  'sell',
  'swap',
  'transferIn',
  'transferOut',
  'reward',
  'spend',
  'fee',
  'loss',
] as const
export type EntryKind = (typeof entryKinds)[number]

/** Where the value in US dollars comes from; empty where there is none. */
export type ValueSource = 'own' | 'rate' | ''

/**
 * Amounts are decimals as text, exact and without a sign. An asset is the id of a coin, or `fiat:`
 * and a currency. An empty text is a field that is not filled in.
 */
export type LedgerEntryFields = {
  kind: EntryKind
  happenedAtSec: number
  /** What came or went; of a swap and a sale what was given. */
  asset: string
  amount: string
  /** What was paid for it, or got for it. Trades only. */
  counterAsset: string
  counterAmount: string
  feeAsset: string
  feeAmount: string
  /** Of the whole entry without its fee, at that moment. */
  valueUsd: string
  valueSource: ValueSource
  account: string
  note: string
}
export type LedgerEntryField = keyof LedgerEntryFields

/** What both sides enforce; the forms announce them. Lengths in code points. */
export const ledgerCaps = {
  accountLength: 60,
  noteLength: 500,
  integerDigits: 20,
  decimals: 18,
  perAccount: 2000,
} as const

/** Nothing of this market is older: the first block of Bitcoin, 3 January 2009. */
export const oldestEntrySec = 1_230_940_800
const latestEntrySec = 4_102_444_800

const decimalForm = new RegExp(
  String.raw`^(?:0|[1-9]\d{0,${ledgerCaps.integerDigits - 1}})(?:\.\d{1,${ledgerCaps.decimals}})?$`,
)
const zero = /^[0.]*$/
const coinForm = /^[\w.-]{1,100}$/

const fiatPrefix = 'fiat:'
const fiats: ReadonlySet<string> = new Set(currencies.map((currency) => fiatPrefix + currency))

export const fiatAsset = (currency: string): string => fiatPrefix + currency

/** The currency of a fiat asset; null for coins. */
export const fiatOf = (asset: string): string | null =>
  fiats.has(asset) ? asset.slice(fiatPrefix.length) : null

const isAsset = (asset: string): boolean => fiats.has(asset) || coinForm.test(asset)

/** Trades have another side; whatever else an entry carries of one is of no account. */
export const isTrade = (kind: EntryKind): boolean =>
  kind === 'buy' || kind === 'sell' || kind === 'swap'

export type LedgerFault =
  | 'kindUnknown'
  | 'dateInvalid'
  | 'dateTooOld'
  | 'dateInFuture'
  | 'assetMissing'
  | 'amountInvalid'
  | 'counterMissing'
  | 'sameAsset'
  | 'feeInvalid'
  | 'valueInvalid'
  | 'textTooLong'
  | 'unreadable'

const isAmount = (text: string): boolean => decimalForm.test(text) && !zero.test(text)
const isAmountOrEmpty = (text: string): boolean => text === '' || decimalForm.test(text)

const textFault = (text: string, most: number, isMultiline: boolean): LedgerFault | null => {
  const isUnreadable =
    hasLoneSurrogate(text) || hasControlCharacters(text, { isMultiline }) || hasOpenDirection(text)
  if (isUnreadable) return 'unreadable'
  return textLength(text) > most ? 'textTooLong' : null
}

const dateFault = (sec: number): LedgerFault | null => {
  if (!Number.isSafeInteger(sec)) return 'dateInvalid'
  if (sec < oldestEntrySec) return 'dateTooOld'
  return sec > latestEntrySec ? 'dateInFuture' : null
}

type Rules = {
  [Field in LedgerEntryField]: (value: LedgerEntryFields[Field]) => LedgerFault | null
}

const when = (isFault: boolean, fault: LedgerFault): LedgerFault | null => (isFault ? fault : null)

const rules: Rules = {
  kind: (kind) => when(!entryKinds.includes(kind), 'kindUnknown'),
  happenedAtSec: dateFault,
  asset: (asset) => when(!isAsset(asset), 'assetMissing'),
  amount: (amount) => when(!isAmount(amount), 'amountInvalid'),
  counterAsset: (asset) => when(asset !== '' && !isAsset(asset), 'counterMissing'),
  counterAmount: (amount) => when(!isAmountOrEmpty(amount), 'counterMissing'),
  feeAsset: (asset) => when(asset !== '' && !isAsset(asset), 'feeInvalid'),
  feeAmount: (amount) => when(!isAmountOrEmpty(amount), 'feeInvalid'),
  valueUsd: (value) => when(!isAmountOrEmpty(value), 'valueInvalid'),
  valueSource: (source) => when(!['own', 'rate', ''].includes(source), 'valueInvalid'),
  account: (text) => textFault(text, ledgerCaps.accountLength, false),
  note: (text) => textFault(text, ledgerCaps.noteLength, true),
}

/** What is wrong with one field by itself; null for a good one. */
export const fieldFault = <Field extends LedgerEntryField>(
  field: Field,
  value: LedgerEntryFields[Field],
): LedgerFault | null => rules[field](value)

export const ledgerFields = Object.keys(rules) as LedgerEntryField[]

/** The first field that is wrong, and why; null for a good entry. `nowSec`: nothing lies ahead. */
export const entryFault = (
  entry: LedgerEntryFields,
  nowSec: number,
): { field: LedgerEntryField; fault: LedgerFault } | null => {
  for (const field of ledgerFields) {
    const fault = fieldFault(field, entry[field])
    if (fault !== null) return { field, fault }
  }
  if (entry.happenedAtSec > nowSec) return { field: 'happenedAtSec', fault: 'dateInFuture' }
  if (isTrade(entry.kind) && (entry.counterAsset === '' || !isAmount(entry.counterAmount)))
    return { field: 'counterAmount', fault: 'counterMissing' }
  if (isTrade(entry.kind) && entry.counterAsset === entry.asset)
    return { field: 'counterAsset', fault: 'sameAsset' }
  return (entry.feeAmount !== '') === (entry.feeAsset !== '')
    ? null
    : { field: 'feeAmount', fault: 'feeInvalid' }
}
