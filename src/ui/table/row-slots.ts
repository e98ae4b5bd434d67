// Which drawn row of a window shows which item. Rows are dear to make and cheap to fill anew: where
// another order, or a leap of a scroll, brings other items, the row at a place comes to show what
// now stands there.

/** Keys for the rows of these ids, in their order. */
export type RowSlots = {
  ids: readonly string[]
  slots: readonly number[]
  /** Keys given out so far. */
  made: number
}

export const noSlots: RowSlots = { ids: [], slots: [], made: 0 }

/**
 * Of the rows drawn, the share that must stay for rows to go with their items: where the list only
 * moved on, and where others came in between.
 */
const stayingShare = { movedOn: 1 / 4, mixed: 3 / 4 } as const

const goWithItems = (before: readonly string[], ids: readonly string[]): boolean => {
  const kept = ids.filter((id) => before.includes(id))
  const [first = ''] = kept
  const [place, was] = [ids.indexOf(first), before.indexOf(first)]
  // Those that stay stand one after another as before: a scroll, not another choice.
  const isMovedOn = kept.every(
    (id, index) => ids[place + index] === id && before[was + index] === id,
  )
  return kept.length >= ids.length * stayingShare[isMovedOn ? 'movedOn' : 'mixed']
}

/**
 * The keys when these ids are drawn in place of those before; those before where the ids are the
 * same.
 */
export const slotsAfter = (before: RowSlots, ids: readonly string[]): RowSlots => {
  if (ids.length === before.ids.length && ids.every((id, at) => id === before.ids[at]))
    return before
  const doGo = goWithItems(before.ids, ids)
  let { made } = before
  const slots = ids.map((id, at) => {
    const kept = before.slots[doGo ? before.ids.indexOf(id) : at]
    if (kept === undefined) made += 1
    return kept ?? made
  })
  return { ids, slots, made }
}
