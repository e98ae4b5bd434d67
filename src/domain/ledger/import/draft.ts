// What a row of a file says, before its coins and its moment are known.
import type { Decimal } from '../decimal.ts'
import type { EntryKind, LedgerFault } from '../entry.ts'

/** So much of what a file calls so; above zero. */
export type DraftSide = { symbol: string; amount: Decimal }

/** The symbol of a file that is of one coin and does not name it: the person does. */
export const coinOfFile = '*'

/** Whether a trade is bought, sold or swapped is seen when its coins are known. */
export type DraftKind = Exclude<EntryKind, 'buy' | 'sell' | 'swap'> | 'trade'

export type Draft = {
  lines: number[]
  kind: DraftKind
  /** As the file writes it. */
  moment: string
  got: DraftSide | null
  given: DraftSide | null
  fee: DraftSide | null
  /** US dollars of the whole without its fee; null where the file does not say. */
  valueUsd: Decimal | null
  account: string
  note: string
}

/** Why a row is no entry and need not be one. */
export type SkipCode =
  | 'notExecuted'
  | 'ownTransfer'
  | 'duplicate'
  | 'moneyOnly'
  | 'coinLeftOut'
  | 'noMovement'

/** Why a row that ought to be an entry is none. */
export type RefusalCode =
  | LedgerFault
  | 'rowUneven'
  | 'quotesBroken'
  | 'kindUnknownHere'
  | 'otherSideMissing'
  | 'severalCoins'

export type Outcome =
  | { type: 'draft'; draft: Draft }
  | { type: 'skipped'; lines: number[]; code: SkipCode }
  | { type: 'refused'; lines: number[]; code: RefusalCode }
