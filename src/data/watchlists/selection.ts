// Which list is selected: a choice of one open page. Another tab neither sees it nor resets it, and
// a page that loads has made none yet, so the default list is selected (R-WLC-006).
import type { ListKind } from '#domain/watchlist.ts'
import type { AccountDb } from '../account-db.ts'

type Choice = { listId: string; atMs: number }

/** Choices of pages that are long gone are forgotten in time. */
const mostPages = 20

/** The pref that holds this page's choice. */
export const selectionKey = (db: AccountDb, kind: ListKind): string =>
  `selected:${kind}:${db.pageId}`

/** The list chosen, from the pref's value; null where none is. */
export const chosenList = (value: unknown): string | null =>
  (value as Choice | undefined)?.listId ?? null

/** Keeps this page's choice, inside the caller's transaction. */
export const keepSelection = async (
  db: AccountDb,
  kind: ListKind,
  listId: string,
): Promise<void> => {
  await db.prefs.put({
    key: selectionKey(db, kind),
    value: { listId, atMs: db.nowMs() } satisfies Choice,
  })
  const prefix = `selected:${kind}:`
  const choices = await db.prefs.where(':id').startsWith(prefix).toArray()
  const old = choices
    .toSorted((a, b) => (b.value as Choice).atMs - (a.value as Choice).atMs)
    .slice(mostPages)
  if (old.length > 0) await db.prefs.bulkDelete(old.map(({ key }) => key))
}
