// The sentence of one entry of the action history: key of locales/<lng>/activity.json and its
// values.
import type { HistoryRow } from '#data/account-rows.ts'

type ActivityWords = {
  key: 'added' | 'removed' | 'listCreated'
  values: { item: string; list: string }
}

const keys = { add: 'added', remove: 'removed', create: 'listCreated' } as const

/**
 * The list keeps the name it had then, so that an entry stays true after a rename or a deletion.
 */
export const activityWords = (
  { type, listName }: Pick<HistoryRow, 'type' | 'listName'>,
  itemName: string,
): ActivityWords => ({
  key: keys[type],
  values: { item: itemName, list: listName },
})
