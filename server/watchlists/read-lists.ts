// All lists of one kind with their items.
import { signedInUser, type CallContext } from '../calls/call-context.ts'
import type { ListKind, WatchlistRow } from '../store/tables.ts'
import { selectEntries, selectLists } from '../store/watchlists/watchlist-queries.ts'
import type { ListWithItems } from './list-items.ts'
import type { ListItem } from './list-wire.ts'

/** Each read after another means that somebody wrote in between. */
const mostReads = 10

/** The caller's lists of one kind in the order they were made, without their items. */
export const readListRows = (ctx: CallContext, kind: ListKind): Promise<WatchlistRow[]> =>
  selectLists(ctx.db, { userId: signedInUser(ctx).id, kind })

/** The last write of a list; before marks, or by a server of then, the version alone tells it. */
const writeOf = ({ version, write_mark }: Pick<WatchlistRow, 'version' | 'write_mark'>): string =>
  `${version} ${write_mark}`

/** The same text for as long as no list of them, nor what is in one, was written. */
export const stampOf = (lists: readonly WatchlistRow[]): string =>
  lists.map((list) => `${list.id} ${writeOf(list)}`).join()

/** Null where a list changed since `lists` were read. */
const itemsOf = async (
  ctx: CallContext,
  kind: ListKind,
  lists: readonly WatchlistRow[],
): Promise<Map<string, ListItem[]> | null> => {
  const writes = new Map(lists.map((list) => [list.id, writeOf(list)]))
  const items = new Map<string, ListItem[]>(lists.map(({ id }) => [id, []]))
  const scope = { userId: signedInUser(ctx).id, kind }
  const seen = new Set<string>()
  for (const { list_id, item_id, description, ...write } of await selectEntries(ctx.db, scope)) {
    if (writes.get(list_id) !== writeOf(write)) return null
    seen.add(list_id)
    if (item_id !== null) items.get(list_id)?.push({ item_id, description })
  }
  return seen.size === lists.length ? items : null
}

/**
 * The caller's lists in the order they were made, each with its items in the order of adding, all of
 * one moment. `known` are the lists as they were read last.
 */
export const readLists = async (
  ctx: CallContext,
  kind: ListKind,
  known: WatchlistRow[],
): Promise<ListWithItems[]> => {
  let lists = known
  for (let reads = 0; reads < mostReads; reads += 1) {
    const items = await itemsOf(ctx, kind, lists)
    if (items) return lists.map((list) => ({ list, items: items.get(list.id) ?? [] }))
    lists = await readListRows(ctx, kind)
  }
  throw new Error('The lists were written between every two reads of them.')
}
