// From what a format read to entries of the ledger, every row in one list: an entry before a
// question, a question before a refusal, a refusal before what was left out.
import { entryFault, type LedgerEntryFields } from '../entry.ts'
import { readMoment, type DateOrder } from './dates/dates.ts'
import type { Draft, DraftSide, Outcome, RefusalCode, SkipCode } from './draft.ts'
import {
  fieldsOf,
  fingerprint,
  isMoneyOnly,
  remarksOf,
  type ImportRemark,
  type Known,
  type Side,
} from './entry-of-draft.ts'
import { numbered, textOrder } from './entry-keys.ts'
import { resolveSymbol, type ChosenCoins, type CoinLookup, type CoinQuestion } from './resolve.ts'

export type ImportedEntry = {
  /** Numbers of lines of the file. */
  rows: number[]
  fields: LedgerEntryFields
  /** The same for the same thing that happened, in whichever file. */
  key: string
  remarks: ImportRemark[]
}

export type ReadContext = {
  order: DateOrder
  zone: string
  lookup: CoinLookup
  chosen: ChosenCoins
  nowSec: number
}

type Result =
  | { type: 'entry'; entry: ImportedEntry }
  | { type: 'waiting'; questions: CoinQuestion[] }
  | { type: 'skipped'; code: SkipCode }
  | { type: 'refused'; code: RefusalCode }

const refused = (code: RefusalCode): Result => ({ type: 'refused', code })

const resolveDraft = (draft: Draft, atSec: number, context: ReadContext): Known | Result => {
  const questions: CoinQuestion[] = []
  let isLeftOut = false
  const resolve = (side: DraftSide | null, isFee = false): Side | null => {
    if (side === null) return null
    const resolved = resolveSymbol(side.symbol, atSec, context)
    if ('asset' in resolved) return { asset: resolved.asset, amount: side.amount }
    if ('ask' in resolved) questions.push(resolved.ask)
    else if (!isFee) isLeftOut = true
    return null
  }
  const known = {
    got: resolve(draft.got),
    given: resolve(draft.given),
    fee: resolve(draft.fee, true),
  }
  if (isLeftOut) return { type: 'skipped', code: 'coinLeftOut' }
  return questions.length > 0 ? { type: 'waiting', questions } : known
}

/** What becomes of a draft. */
export const settleDraft = (draft: Draft, context: ReadContext): Result => {
  const atSec = readMoment(draft.moment, context)
  if (atSec === null) return refused('dateInvalid')
  if ([draft.got, draft.given].some((side) => side?.symbol === '')) return refused('assetMissing')
  if (draft.fee?.symbol === '') return refused('feeInvalid')
  const known = resolveDraft(draft, atSec, context)
  if ('type' in known) return known
  if (isMoneyOnly(known)) return { type: 'skipped', code: 'moneyOnly' }
  const fields = fieldsOf(draft, known, atSec)
  const fault = entryFault(fields, context.nowSec)
  if (fault) return refused(fault.fault)
  const isFeeLost = draft.fee !== null && known.fee === null
  const remarks: ImportRemark[] = [
    ...remarksOf(known),
    ...(isFeeLost ? ['feeLeftOut' as const] : []),
  ]
  const rows = draft.lines.toSorted((one, other) => one - other)
  return { type: 'entry', entry: { rows, fields, key: fingerprint(fields), remarks } }
}

export type RowFate<Code> = { row: number; code: Code }
export type Settled = {
  questions: CoinQuestion[]
  entries: ImportedEntry[]
  waiting: number[]
  refused: RowFate<RefusalCode>[]
  skipped: RowFate<SkipCode>[]
}

/** Each row in one list only. */
const inOneList = (settled: Settled): Settled => {
  const placed = new Set<number>(settled.entries.flatMap(({ rows }) => rows))
  const take = <One>(all: readonly One[], rowOf: (one: One) => number): One[] =>
    all
      .filter((one) => {
        const isNew = !placed.has(rowOf(one))
        placed.add(rowOf(one))
        return isNew
      })
      .toSorted((one, other) => rowOf(one) - rowOf(other))
  const waiting = take(settled.waiting, (row) => row)
  const refusals = take(settled.refused, ({ row }) => row)
  return {
    ...settled,
    waiting,
    refused: refusals,
    skipped: take(settled.skipped, ({ row }) => row),
  }
}

/** Settles all that a format read. */
export const settle = (outcomes: readonly Outcome[], context: ReadContext): Settled => {
  const all: Settled = { questions: [], entries: [], waiting: [], refused: [], skipped: [] }
  const questions = new Map<string, CoinQuestion>()
  for (const outcome of outcomes) {
    const isDraft = outcome.type === 'draft'
    const result = isDraft ? settleDraft(outcome.draft, context) : outcome
    const lines = isDraft ? outcome.draft.lines : outcome.lines
    if (result.type === 'entry') all.entries.push(result.entry)
    else if (result.type === 'waiting') {
      all.waiting.push(...lines)
      for (const question of result.questions) questions.set(question.symbol, question)
    } else if (result.type === 'refused')
      all.refused.push(...lines.map((row) => ({ row, code: result.code })))
    else if (result.type === 'skipped')
      all.skipped.push(...lines.map((row) => ({ row, code: result.code })))
  }
  const asked = [...questions.values()].toSorted((one, other) =>
    textOrder(one.symbol, other.symbol),
  )
  return inOneList({ ...all, questions: asked, entries: numbered(all.entries) })
}
