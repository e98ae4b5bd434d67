// An entry of the ledger as its form holds it: texts as they are typed, in the language of the page.
import { readDecimal, writeDecimal } from '#domain/format/amount.ts'
import { Decimal } from '#domain/ledger/decimal.ts'
import {
  fiatAsset,
  fiatOf,
  isTrade,
  ledgerCaps,
  type EntryKind,
  type LedgerEntryFields,
  type ValueSource,
} from '#domain/ledger/entry.ts'
import { localMinute, secOfLocalMinute } from './local-minute.ts'

export type DraftCoin = { id: string; name: string; symbol: string; image: string | null }

export type EntryDraft = {
  kind: EntryKind
  coin: DraftCoin | null
  amount: string
  /** Of one coin; null while the price of now is proposed. */
  price: string | null
  /** Of all of them; null while it follows from the price. */
  total: string | null
  /** ISO 4217 code of what a coin is bought and sold for. */
  currency: string
  received: DraftCoin | null
  receivedAmount: string
  /** US dollars at that time; null while one is proposed. */
  value: string | null
  feeAmount: string
  feeAsset: string
  happenedAt: string
  account: string
  note: string
  /** The entry that is edited: what nobody touched of it stays, to the second. */
  original: LedgerEntryFields | null
}

/** What the market and the clock say while a form is open. */
export type DraftMarket = {
  language: string
  nowSec: number
  /** US dollars; null where nobody knows. */
  priceUsd: number | null
  /** Units of the draft's currency for one dollar; null without a rate. */
  perUsd: number | null
}

export const newDraft = (
  coin: DraftCoin | null,
  { currency, nowSec }: { currency: string; nowSec: number },
): EntryDraft => ({
  kind: 'buy',
  coin,
  amount: '',
  price: null,
  total: null,
  currency,
  received: null,
  receivedAmount: '',
  value: null,
  feeAmount: '',
  feeAsset: fiatAsset(currency),
  happenedAt: localMinute(nowSec),
  account: '',
  note: '',
  original: null,
})

/** `coinOf`: what is known of a coin; one that left the market is known by its id. */
export const draftOf = (
  entry: LedgerEntryFields,
  coinOf: (id: string) => DraftCoin,
  language: string,
): EntryDraft => {
  const { kind, counterAsset, counterAmount } = entry
  const currency = fiatOf(counterAsset)
  const written = (amount: string) => writeDecimal(amount, language)
  return {
    kind: kind !== 'swap' && isTrade(kind) && currency === null ? 'swap' : kind,
    coin: coinOf(entry.asset),
    amount: written(entry.amount),
    price: null,
    total: currency === null ? null : written(counterAmount),
    currency: currency ?? 'USD',
    received: counterAsset !== '' && currency === null ? coinOf(counterAsset) : null,
    receivedAmount: currency === null ? written(counterAmount) : '',
    value: written(entry.valueUsd),
    feeAmount: written(entry.feeAmount),
    feeAsset: entry.feeAsset || fiatAsset(currency ?? 'USD'),
    happenedAt: localMinute(entry.happenedAtSec),
    account: entry.account,
    note: entry.note,
    original: entry,
  }
}

const daySec = 86_400

/** Prices of now are proposed for what happened within a day, and for nothing else. */
export const isRecent = ({ happenedAt }: EntryDraft, nowSec: number): boolean =>
  Math.abs(nowSec - secOfLocalMinute(happenedAt)) < daySec

/** '' where a text is no decimal: the rules of the ledger then refuse it. */
const plainOf = (text: string, language: string): string =>
  text.trim() === '' ? '' : (readDecimal(text, language) ?? 'NaN')

const isNumber = (plain: string): boolean => plain !== '' && plain !== 'NaN'
const cents = 2
/** Nobody pays less than a cent, but for what costs less than one piece of money. */
const paid = (value: Decimal): string =>
  value.lt(1) ? rounded(value) : value.round(cents).toFixed()
const rounded = (value: Decimal): string => value.round(ledgerCaps.decimals).toFixed()

/** The price a form shows: what was typed, else what is proposed. */
export const priceText = (draft: EntryDraft, market: DraftMarket): string => {
  const { language, priceUsd, perUsd, nowSec } = market
  if (draft.price !== null) return draft.price
  if (draft.total !== null) {
    const [total, amount] = [plainOf(draft.total, language), plainOf(draft.amount, language)]
    if (!isNumber(total) || !isNumber(amount) || Number(amount) === 0) return ''
    return writeDecimal(shortened(new Decimal(total).div(amount)), language)
  }
  if (priceUsd === null || perUsd === null || !isRecent(draft, nowSec)) return ''
  return writeDecimal(shortened(new Decimal(priceUsd).times(perUsd)), language)
}

const proposedDigits = 8

/** As many digits as a price of now deserves. */
const shortened = (value: Decimal): string =>
  value.eq(0) ? '0' : new Decimal(value.toPrecision(proposedDigits)).toFixed()

/** What all of them come to: what was typed, else what follows from the price. */
export const totalText = (draft: EntryDraft, market: DraftMarket): string => {
  const { language } = market
  if (draft.total !== null) return draft.total
  const [price, amount] = [priceText(draft, market), draft.amount].map((text) =>
    plainOf(text, language),
  )
  if (!price || !amount || !isNumber(price) || !isNumber(amount)) return ''
  return writeDecimal(paid(new Decimal(price).times(amount)), language)
}

type Value = { valueUsd: string; valueSource: ValueSource }

/** Of a trade for money: the money itself, where it is dollars or today's rate is known. */
const moneyValue = (draft: EntryDraft, market: DraftMarket): Value | null => {
  const total = plainOf(totalText(draft, market), market.language)
  if (draft.currency === 'USD') return { valueUsd: total, valueSource: 'own' }
  if (!isNumber(total) || market.perUsd === null || !isRecent(draft, market.nowSec)) return null
  return { valueUsd: rounded(new Decimal(total).div(market.perUsd)), valueSource: 'rate' }
}

/** Today's price is proposed for what happened today. */
const marketValue = (draft: EntryDraft, market: DraftMarket): Value | null => {
  const amount = plainOf(draft.amount, market.language)
  if (!isNumber(amount) || market.priceUsd === null || !isRecent(draft, market.nowSec)) return null
  return { valueUsd: rounded(new Decimal(market.priceUsd).times(amount)), valueSource: 'rate' }
}

export const isForMoney = ({ kind }: EntryDraft): boolean => kind === 'buy' || kind === 'sell'

/** What the form proposes as the value in dollars; null where it has to be asked for. */
export const proposedValue = (draft: EntryDraft, market: DraftMarket): Value | null =>
  isForMoney(draft) ? moneyValue(draft, market) : marketValue(draft, market)

const valueOf = (draft: EntryDraft, market: DraftMarket): Value => {
  if (draft.kind === 'loss') return { valueUsd: '', valueSource: '' }
  const typed = draft.value === null ? '' : plainOf(draft.value, market.language)
  if (isForMoney(draft) && draft.currency === 'USD') return moneyValue(draft, market) ?? noValue
  const { original } = draft
  if (original && typed === original.valueUsd)
    return { valueUsd: typed, valueSource: original.valueSource }
  if (draft.value !== null) return typed === '' ? noValue : { valueUsd: typed, valueSource: 'own' }
  return proposedValue(draft, market) ?? noValue
}

const noValue: Value = { valueUsd: '', valueSource: '' }

const counterOf = (
  draft: EntryDraft,
  market: DraftMarket,
): Pick<LedgerEntryFields, 'counterAsset' | 'counterAmount'> => {
  if (isForMoney(draft))
    return {
      counterAsset: fiatAsset(draft.currency),
      counterAmount: plainOf(totalText(draft, market), market.language),
    }
  return draft.kind === 'swap'
    ? {
        counterAsset: draft.received?.id ?? '',
        counterAmount: plainOf(draft.receivedAmount, market.language),
      }
    : { counterAsset: '', counterAmount: '' }
}

/** A form knows minutes only. */
const momentOf = ({ happenedAt, original }: EntryDraft): number =>
  original && localMinute(original.happenedAtSec) === happenedAt
    ? original.happenedAtSec
    : secOfLocalMinute(happenedAt)

/** The entry as it would be kept; `entryFault` says what is wrong with it. */
export const fieldsOf = (draft: EntryDraft, market: DraftMarket): LedgerEntryFields => {
  const feeAmount = plainOf(draft.feeAmount, market.language)
  return {
    kind: draft.kind,
    happenedAtSec: momentOf(draft),
    asset: draft.coin?.id ?? '',
    amount: plainOf(draft.amount, market.language),
    ...counterOf(draft, market),
    feeAsset: feeAmount === '' ? '' : draft.feeAsset,
    feeAmount,
    ...valueOf(draft, market),
    account: draft.account,
    note: draft.note,
  }
}
