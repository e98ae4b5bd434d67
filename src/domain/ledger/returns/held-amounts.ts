// How much of every coin was held at the end of every day. Added up exactly, so that what is gone is
// gone; told in doubles, as values over time are.
import { epochDay } from '../../series/daily-series.ts'
import type { Decimal } from '../decimal.ts'
import { ledgerCaps } from '../entry.ts'
import { sidesOf, type Side, type Sides } from '../entry-value.ts'
import { inOrder, type Movement } from '../lots/movement.ts'
import type { LedgerEntry } from '../movements-of.ts'
import { digitsOf } from '../lots/share.ts'

/** Units from the end of an epoch day on, until the next change. */
export type AmountChange = { day: number; amount: number }

export type SidedEntry = { entry: LedgerEntry; sides: Sides; day: number }

/** Entries with what came and went. What a clock ahead of its time wrote down is today's. */
export const sidedEntries = (entries: readonly LedgerEntry[], today: number): SidedEntry[] =>
  entries.map((entry) => ({
    entry,
    sides: sidesOf(entry),
    day: Math.min(epochDay(entry.happenedAtSec), today),
  }))

type Step = Pick<Movement, 'id' | 'atSec' | 'type'> & { side: Side; day: number }

const parts = [
  ['got', 'acquire'],
  ['given', 'dispose'],
  ['fee', 'dispose'],
] as const satisfies [keyof Sides, Movement['type']][]

const stepsOf = (entries: readonly SidedEntry[]): Step[] => {
  const steps: Step[] = []
  for (const { entry, sides, day } of entries)
    for (const [part, type] of parts) {
      const side = sides[part]
      const id = `${entry.id}:${part}`
      if (side) steps.push({ id, atSec: entry.happenedAtSec, type, side, day })
    }
  return steps
}

export type HeldAmounts = {
  /** By coin, in the order of days, one a day. */
  changes: ReadonlyMap<string, readonly AmountChange[]>
  /** By movement, from 0 to 1: how much of what was given nobody had acquired. */
  missing: ReadonlyMap<string, number>
}

const powers = Array.from(
  { length: ledgerCaps.decimals + ledgerCaps.integerDigits + 1 },
  (_, exponent) => 10n ** BigInt(exponent),
)

/** Units of 10^-18, the most decimals of an amount: integers add up several times as fast. */
const atomsOf = (amount: Decimal): bigint => {
  const { integer, decimals } = digitsOf(amount)
  return integer * (powers[ledgerCaps.decimals - decimals] ?? 0n)
}
const numberOf = (atoms: bigint): number => Number(atoms) / 10 ** ledgerCaps.decimals

type Account = { atoms: bigint; day: number; changes: AmountChange[] }

/** Writes down what was held at the end of the last day on which the amount changed. */
const closeDay = ({ atoms, day, changes }: Account): void =>
  void changes.push({ day, amount: numberOf(atoms) })

/** Never below zero, as in the books: what is missing is left out of what is held. */
export const heldAmountsOf = (entries: readonly SidedEntry[]): HeldAmounts => {
  const accounts = new Map<string, Account>()
  const missing = new Map<string, number>()
  for (const { id, type, side, day } of inOrder(stepsOf(entries))) {
    const account = accounts.get(side.asset) ?? { atoms: 0n, day, changes: [] }
    accounts.set(side.asset, account)
    if (account.day < day) closeDay(account)
    const atoms = atomsOf(side.amount)
    const after = type === 'acquire' ? account.atoms + atoms : account.atoms - atoms
    if (after < 0n) missing.set(id, Number(-after) / Number(atoms))
    account.atoms = after < 0n ? 0n : after
    account.day = day
  }
  for (const account of accounts.values()) closeDay(account)
  return { changes: new Map([...accounts].map(([asset, each]) => [asset, each.changes])), missing }
}
