// A draft whose coins and moment are known, as an entry of the ledger.
import { Decimal } from '../decimal.ts'
import { ledgerCaps, type EntryKind, type LedgerEntryFields } from '../entry.ts'
import { dollars } from '../entry-value.ts'
import type { Draft } from './draft.ts'

export type Side = { asset: string; amount: Decimal }
/** The sides of a draft by ids. */
export type Known = { got: Side | null; given: Side | null; fee: Side | null }

/** `amountCut`: more decimals than a ledger keeps. */
export type ImportRemark = 'amountCut' | 'feeLeftOut'

const isMoney = (asset: string): boolean => asset.startsWith('fiat:')

/** Nothing but money moved, which the ledger does not hold. */
export const isMoneyOnly = ({ got, given }: Known): boolean =>
  [got, given].every((side) => side === null || isMoney(side.asset))

const text = (amount: Decimal): string => amount.round(ledgerCaps.decimals, 0).toFixed()
const isCut = (side: Side | null): boolean =>
  side !== null && !side.amount.eq(side.amount.round(ledgerCaps.decimals, 0))

const kindOf = ({ kind }: Draft, { got, given }: Known): EntryKind => {
  if (kind !== 'trade') return kind
  if (given && isMoney(given.asset)) return 'buy'
  return got && isMoney(got.asset) ? 'sell' : 'swap'
}

/** Of a trade for dollars those, and else what the file says. */
const valueOf = ({ kind, valueUsd }: Draft, { got, given }: Known): Decimal | null => {
  const paid = kind === 'trade' ? [given, got].find((side) => side?.asset === dollars) : undefined
  return paid?.amount ?? valueUsd
}

/** A text that a form would take: no control characters, not too long. */
const plain = (written: string, most: number): string =>
  Array.from(written.replaceAll(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim())
    .slice(0, most)
    .join('')

/** The fields of an entry; whether they are good ones says `entryFault`. */
export const fieldsOf = (draft: Draft, known: Known, happenedAtSec: number): LedgerEntryFields => {
  const kind = kindOf(draft, known)
  const isComing = kind === 'buy' || known.given === null
  const [own, other] = isComing ? [known.got, known.given] : [known.given, known.got]
  const value = valueOf(draft, known)
  const isValued = value !== null
  return {
    kind,
    happenedAtSec,
    asset: own?.asset ?? '',
    amount: own ? text(own.amount) : '',
    counterAsset: other?.asset ?? '',
    counterAmount: other ? text(other.amount) : '',
    feeAsset: known.fee?.asset ?? '',
    feeAmount: known.fee ? text(known.fee.amount) : '',
    valueUsd: isValued ? text(value) : '',
    valueSource: isValued ? 'own' : '',
    account: plain(draft.account, ledgerCaps.accountLength),
    note: plain(draft.note, ledgerCaps.noteLength),
  }
}

export const remarksOf = ({ got, given, fee }: Known): ImportRemark[] =>
  [got, given, fee].some(isCut) ? ['amountCut'] : []

/**
 * What happened, whatever file tells of it: moment, kind, assets and amounts; neither the account nor
 * the fee, which files know differently.
 */
export const fingerprint = (fields: LedgerEntryFields): string =>
  [
    fields.happenedAtSec,
    fields.kind,
    fields.asset,
    new Decimal(fields.amount).toFixed(),
    ...(fields.counterAsset === ''
      ? []
      : [fields.counterAsset, new Decimal(fields.counterAmount).toFixed()]),
  ].join(' ')
