// What must hold whenever everything is at rest, read from the rows of one account on one device.
import { listKinds } from '#domain/watchlist.ts'
import type { AccountDb } from '#data/account-db.ts'
import { foldLane } from '#data/watchlists/fold.ts'
import type { ServerList } from './host.ts'
import { promise } from './violation.ts'

const shown = (rows: object[]): string[] =>
  rows
    .map((row) => JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1))))
    .toSorted()

const isSame = (left: object[], right: object[]): boolean =>
  (left.length === 0 && right.length === 0) ||
  JSON.stringify(shown(left)) === JSON.stringify(shown(right))
const text = (rows: unknown[]): string =>
  JSON.stringify(rows.map((row) => JSON.stringify(row)).toSorted())

/** No change of any entity is counted twice. */
export const checkQueue = (db: AccountDb): Promise<void> =>
  db.transaction('r', [db.outbox, db.opLog], async () => {
    const [outbox, opLog] = await Promise.all([db.outbox.toArray(), db.opLog.toArray()])
    const acknowledged = opLog
      .filter((entry) => entry.outcome === 'acknowledged')
      .map((entry) => entry.opId)
    promise(
      new Set(acknowledged).size === acknowledged.length,
      'no harm by a fenced tab',
      () => 'an operation was acknowledged twice',
    )
    const finished = new Set(
      opLog.filter((entry) => entry.outcome !== 'refused').map((entry) => entry.opId),
    )
    promise(
      outbox.every((operation) => !finished.has(operation.opId)),
      'no harm by a fenced tab',
      () => 'a finished operation is queued again',
    )
  })

/** view = base + pending, no row without its list, the only list still there. */
export const checkListRows = (db: AccountDb): Promise<void> =>
  db.transaction(
    'r',
    [db.baseLists, db.baseMembers, db.viewLists, db.viewMembers, db.outbox],
    async () => {
      const [baseLists, baseItems, viewLists, viewItems, queue] = await Promise.all([
        db.baseLists.toArray(),
        db.baseMembers.toArray(),
        db.viewLists.toArray(),
        db.viewMembers.toArray(),
        db.outbox.toArray(),
      ])
      const outbox = queue.filter(({ kind }) => listKinds.includes(kind))
      const lanes = new Set([
        ...baseLists.map((list) => list.listId),
        ...outbox.map((operation) => operation.lane),
      ])
      const views = [...lanes].map((lane) =>
        foldLane({
          list: baseLists.find((list) => list.listId === lane),
          items: baseItems.filter((item) => item.listId === lane),
          operations: outbox.filter((operation) => operation.lane === lane),
        }),
      )
      const expected = {
        lists: views.flatMap((view) => view.list ?? []),
        items: views.flatMap((view) => view.items),
      }
      promise(
        isSame(viewLists, expected.lists),
        'view = base + pending',
        () => `lists shown ${JSON.stringify(viewLists)} expected ${JSON.stringify(expected.lists)}`,
      )
      promise(
        isSame(viewItems, expected.items),
        'view = base + pending',
        () => `items shown ${JSON.stringify(viewItems)} expected ${JSON.stringify(expected.items)}`,
      )
      const known = new Set(baseLists.map((list) => list.listId))
      promise(
        baseItems.every((item) => known.has(item.listId)),
        'no orphan',
        () => 'an item without its list',
      )
      for (const kind of listKinds) {
        const hasUnsentDelete = outbox.some(
          (operation) =>
            operation.kind === kind &&
            operation.type === 'delete' &&
            operation.state === 'queued' &&
            !operation.everSent,
        )
        const isEmpty = !viewLists.some((list) => list.kind === kind)
        promise(
          !(isEmpty && hasUnsentDelete),
          'the only list is never deleted',
          () => `no ${kind} list is left while a delete waits`,
        )
      }
    },
  )

/** What a device shows after a refresh is what the server has. */
export const checkConverged = async (
  db: AccountDb,
  kind: 'coin' | 'ido',
  lists: ServerList[],
): Promise<void> => {
  const [viewLists, viewItems] = await Promise.all([
    db.viewLists.where('kind').equals(kind).toArray(),
    db.viewMembers.toArray(),
  ])
  const here = viewLists.map(({ listId, name, description, iconId }) => [
    description,
    name,
    iconId,
    viewItems
      .filter((row) => row.listId === listId)
      .map((row) => row.itemId)
      .toSorted(),
  ])
  const there = lists.map(({ name, description, iconId, items }) => [
    description,
    name,
    iconId,
    items.toSorted(),
  ])
  promise(
    text(here) === text(there),
    'views converge',
    () => `${kind}: shown ${text(here)}, on the server ${text(there)}`,
  )
}
