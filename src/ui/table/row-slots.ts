// Which drawn row of a window shows which item. Rows are dear to make and cheap to fill anew: where another order, or a
// leap of a scroll, brings other items, the row at a place comes to show what now stands there.

/** Of the rows drawn, the share that must stay for rows to go with their items: where the list only moved on, and where others came in between. */
const stayingShare = { movedOn: 1 / 4, mixed: 3 / 4 } as const

/** Keys for the rows of these ids, in their order. */
export const createRowSlots = (): ((ids: readonly string[]) => number[]) => {
  let before: readonly string[] = []
  let slots: number[] = []
  let made = 0
  const nextSlot = (): number => {
    made += 1
    return made
  }
  return (ids) => {
    const kept = ids.filter((id) => before.includes(id))
    const [first = ''] = kept
    const [place, was] = [ids.indexOf(first), before.indexOf(first)]
    // Those that stay stand one after another as before: a scroll, not another choice.
    const isMovedOn = kept.every(
      (id, index) => ids[place + index] === id && before[was + index] === id,
    )
    const goWithItems = kept.length >= ids.length * stayingShare[isMovedOn ? 'movedOn' : 'mixed']
    slots = ids.map((id, at) => slots[goWithItems ? before.indexOf(id) : at] ?? nextSlot())
    before = ids
    return slots
  }
}
