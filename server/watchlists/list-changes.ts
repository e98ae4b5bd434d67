// Making, editing and deleting lists of either kind. Runs inside the caller's transaction, behind
// the user's lock.
import { watchlistLimits } from '#contract/watchlists/watchlist-wire.ts'
import { hasControlCharacters } from '#domain/text/visible-text.ts'
import { listNameFault, trimmedListName } from '#domain/watchlist.ts'
import { signedInUser, type CallContext } from '../calls/call-context.ts'
import { Refusal } from '../refusal.ts'
import type { ListKind, WatchlistRow } from '../store/tables.ts'
import {
  countLists,
  deleteList,
  findListByClientId,
  insertList,
  type NewListRow,
  selectLists,
  updateList,
} from '../store/watchlists/watchlist-queries.ts'
import { textOf } from '../texts/text-packs.ts'
import { noteWrites, parseFieldLog, type FieldName } from './field-log.ts'
import { kindCodes } from './list-kind.ts'
import { itemsFor, readList, type ListWithItems } from './list-items.ts'
import { resolveList } from './resolve-list.ts'

type ListFields = { name: string; description: string; icon_id: number }

/**
 * The trimmed name. Throws the kind's "cannot be empty" (R-WLC-014, R-WLI-007) and
 * WATCHLIST_NAME_UNREADABLE, but never for the name that a list has already: an edit of its other
 * fields carries that along.
 */
const nameOf = (kind: ListKind, name: string, stored?: string): string => {
  const trimmed = trimmedListName(name)
  const fault = trimmed === stored ? null : listNameFault(trimmed)
  if (fault === 'empty') throw new Refusal(kindCodes[kind].nameEmpty)
  if (fault === 'unreadable') throw new Refusal('WATCHLIST_NAME_UNREADABLE')
  return trimmed
}

/**
 * Makes a list; the first of its kind is the default. With extensions the lane is the device's own
 * id of the list: one that exists already is returned as it stands, so a create never doubles.
 * Throws WATCHLIST_LIMIT, name empty, name unreadable.
 */
export const createList = async (
  ctx: CallContext,
  kind: ListKind,
  fields: ListFields & { icon_name?: string | undefined },
): Promise<ListWithItems> => {
  const scope = { userId: signedInUser(ctx).id, kind }
  const name = nameOf(kind, fields.name)
  const clientId = ctx.lane?.lane ?? null
  const existing = clientId === null ? undefined : await findListByClientId(ctx.db, scope, clientId)
  if (existing !== undefined) return readList(ctx, kind, existing.id)
  const count = await countLists(ctx.db, scope)
  if (count >= watchlistLimits.listsPerKind)
    throw new Refusal('WATCHLIST_LIMIT', { values: { max: watchlistLimits.listsPerKind } })
  const list: NewListRow = {
    user_id: scope.userId,
    id: ctx.deps.ids.newId(),
    kind,
    client_id: clientId,
    name,
    description: fields.description,
    icon_id: fields.icon_id,
    icon_name: fields.icon_name ?? null,
    is_default: count === 0 ? 1 : 0,
    version: 1,
    fields_version: 1,
    field_log: '{}',
    created_at: ctx.nowSec,
  }
  return { list: await insertList(ctx.db, list), items: [] }
}

/**
 * Throws REQUEST_INVALID for control characters, but not for the description a list has already:
 * whoever renames it carries that along.
 */
const assertPlain = (description: string, stored: string): void => {
  if (description === stored || !hasControlCharacters(description, { isMultiline: true })) return
  throw new Refusal('REQUEST_INVALID', {
    values: { field: 'description' },
    extra: { fields: ['description'] },
  })
}

const fieldNames: readonly FieldName[] = ['name', 'description', 'icon_id']

const stepsPerSec = 2 ** 18

/**
 * By the clock and by chance, so that a server restored from a backup gives no number again to
 * other content (decisions/160).
 */
const nextFieldsVersion = ({ fields_version: current }: WatchlistRow, ctx: CallContext): number =>
  Math.max(current, ctx.nowSec * stepsPerSec) + ctx.deps.ids.newVersionStep()

/**
 * The row after an edit: a field that already is as wanted is not written, and who writes without a
 * word knew nothing.
 */
const edited = (
  ctx: CallContext,
  list: WatchlistRow,
  wanted: ListFields,
): ListFields & Pick<WatchlistRow, 'fields_version' | 'field_log'> => {
  const changed = fieldNames.filter((name) => wanted[name] !== list[name])
  if (changed.length === 0)
    return { ...wanted, fields_version: list.fields_version, field_log: list.field_log }
  const version = nextFieldsVersion(list, ctx)
  const log = noteWrites(parseFieldLog(list.field_log), changed, {
    version,
    known: ctx.fieldVersions.known ?? 0,
  })
  return { ...wanted, fields_version: version, field_log: JSON.stringify(log) }
}

/**
 * Renames, redescribes and changes the icon. Throws not found, WATCHLIST_VERSION_CONFLICT, name
 * empty, name unreadable, REQUEST_INVALID for the description.
 */
export const editList = async (
  ctx: CallContext,
  kind: ListKind,
  { id, ...fields }: ListFields & { id: string | number },
): Promise<ListWithItems> => {
  const list = await resolveList(ctx, kind, id)
  const { mergedWith } = ctx.fieldVersions
  if (mergedWith !== null && mergedWith !== list.fields_version)
    throw new Refusal('WATCHLIST_VERSION_CONFLICT')
  const wanted = {
    name: nameOf(kind, fields.name, list.name),
    description: fields.description,
    icon_id: fields.icon_id,
  }
  assertPlain(wanted.description, list.description)
  const change = edited(ctx, list, wanted)
  await updateList(ctx.db, list, change)
  return {
    list: { ...list, ...change, version: list.version + 1 },
    items: await itemsFor(ctx, list),
  }
}

/**
 * Deletes a list and says so; the oldest remaining one follows a deleted default. Throws only-one,
 * not found.
 */
export const removeList = async (
  ctx: CallContext,
  kind: ListKind,
  id: string | number,
): Promise<string> => {
  const list = await resolveList(ctx, kind, id)
  const lists = await selectLists(ctx.db, { userId: list.user_id, kind })
  const oldest = lists.find((other) => other.id !== list.id)
  if (oldest === undefined) throw new Refusal(kindCodes[kind].onlyOne)
  await deleteList(ctx.db, list)
  if (list.is_default === 1) await updateList(ctx.db, oldest, { is_default: 1 })
  return textOf('server', ctx.language, { key: 'listDeleted', values: { name: list.name } })
}
