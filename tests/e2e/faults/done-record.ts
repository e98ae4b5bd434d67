// What was done on one device, written down beside it: what its history must say, and what its lists must hold in the end.
import type { HistoryRow } from '#data/account-rows.ts'

export type DoneRecord = {
  created: (list: string) => void
  renamed: (list: string, name: string) => void
  deleted: (list: string) => void
  added: (list: string, coin: string) => void
  removed: (list: string, coin: string) => void
  lists: () => string[]
  coinsIn: (list: string) => string[]
  /** "add Lido to Core", as `historyLines` says it. */
  lines: () => string[]
}

export const createDoneRecord = (shared: readonly string[]): DoneRecord => {
  const lists = new Map<string, Set<string>>(shared.map((name) => [name, new Set()]))
  const lines: string[] = []
  return {
    created: (list) => {
      lists.set(list, new Set())
      lines.push(`create ${list}`)
    },
    renamed: (list, name) => {
      lists.set(name, lists.get(list) ?? new Set())
      lists.delete(list)
    },
    deleted: (list) => void lists.delete(list),
    added: (list, coin) => {
      lists.get(list)?.add(coin)
      lines.push(`add ${coin}: ${list}`)
    },
    removed: (list, coin) => {
      lists.get(list)?.delete(coin)
      lines.push(`remove ${coin}: ${list}`)
    },
    lists: () => [...lists.keys()],
    coinsIn: (list) => [...(lists.get(list) ?? [])],
    lines: () => lines,
  }
}

/** A device's history, oldest first. */
export const historyLines = (history: readonly HistoryRow[]): string[] =>
  history.map(({ type, itemId, listName }) =>
    itemId === null ? `${type} ${listName}` : `${type} ${itemId}: ${listName}`,
  )

/** What all records together come to, as `heldAsShown` says it. */
export const unionOf = (records: readonly DoneRecord[]): string[] => {
  const names = [...new Set(records.flatMap((record) => record.lists()))]
  return names
    .map(
      (name) =>
        `coin ${name}: ${records
          .flatMap((record) => record.coinsIn(name))
          .toSorted()
          .join(' ')}`,
    )
    .toSorted()
}
