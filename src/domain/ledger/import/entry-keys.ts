// What an entry is known by in whichever file, so that nothing that happened once is imported twice.
import type { LedgerEntryFields } from '../entry.ts'
import { fingerprint } from './entry-of-draft.ts'

export const textOrder = (one: string, other: string): number => {
  if (one === other) return 0
  return one < other ? -1 : 1
}

type Keyed = { fields: LedgerEntryFields; key: string }

/** What happened twice in a second is told apart by number, whatever the order of the rows. */
export const numbered = <Entry extends Keyed>(entries: readonly Entry[]): Entry[] => {
  const told = entries.map((entry) => ({ entry, all: JSON.stringify(entry.fields) }))
  const times = new Map<string, number>()
  return told
    .toSorted(
      (one, other) =>
        one.entry.fields.happenedAtSec - other.entry.fields.happenedAtSec ||
        textOrder(one.entry.key, other.entry.key) ||
        textOrder(one.all, other.all),
    )
    .map(({ entry }) => {
      const time = (times.get(entry.key) ?? 0) + 1
      times.set(entry.key, time)
      return time === 1 ? entry : { ...entry, key: `${entry.key} #${time}` }
    })
}

/** The keys of entries that a portfolio holds, however they came there. */
export const keysOf = (entries: readonly LedgerEntryFields[]): ReadonlySet<string> =>
  new Set(
    numbered(entries.map((fields) => ({ fields, key: fingerprint(fields) }))).map(({ key }) => key),
  )
