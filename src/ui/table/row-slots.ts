// Which drawn row of a window shows which item. Rows are dear to make and cheap to fill anew: where another order, or a
// leap of a scroll, brings other items, the row at a place comes to show what now stands there.

/** Of the rows drawn, the share that must stay for it to be the same list, moved on: then rows go with their items. */
const sameListShare = 1 / 4

/** Keys for the rows of these ids, in their order. */
export const createRowSlots = (): ((ids: readonly string[]) => number[]) => {
  let before: readonly { id: string; slot: number }[] = []
  let made = 0
  const nextSlot = (): number => {
    made += 1
    return made
  }
  return (ids) => {
    const own = new Map(before.map(({ id, slot }) => [id, slot]))
    const isSameList = ids.filter((id) => own.has(id)).length >= ids.length * sameListShare
    before = ids.map((id, place) => ({ id, slot: (isSameList ? own.get(id) : before[place]?.slot) ?? nextSlot() }))
    return before.map(({ slot }) => slot)
  }
}
