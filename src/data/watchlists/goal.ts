// Whether the server's lists already show what an operation wanted, pure: how a change of unknown
// fate is judged.
import type { PulledList } from './match-lists.ts'
import { listFieldNames } from './list-fields.ts'
import { itemOperation, type WatchlistOperation } from './operation.ts'

/** `list` is the operation's list as the server now has it, or undefined where it has none. */
export const isGoalMet = (operation: WatchlistOperation, list: PulledList | undefined): boolean => {
  if (operation.type === 'create') return list !== undefined
  if (operation.type === 'delete') return list === undefined
  if (!list) return false
  if (operation.type === itemOperation) {
    return (
      list.items.some((item) => item.itemId === operation.itemId) === (operation.desired === 'in')
    )
  }
  const { patch } = operation
  return listFieldNames.every((field) => (patch[field] ?? list[field]) === list[field])
}
