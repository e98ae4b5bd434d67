// What a list and a change of one must look like to be worked with. Rows outlive deployments,
// crashes of the browser and other tabs' versions, so what is read is not always what this version
// would write.
import * as z from 'zod/mini'
import { defaultIconId, listKinds } from '#domain/watchlist.ts'
import type { AckedFieldRow, BaseListRow, EditRow } from '../account-rows.ts'
import { stampSchema } from '../outbox/operation-schema.ts'
import { listFieldNames } from './list-fields.ts'
import { itemOperation, type WatchlistOperation } from './operation.ts'

const kind = z.enum(listKinds)
const listFields = z.object({ name: z.string(), description: z.string(), iconId: z.number() })

const common = z.extend(stampSchema, { kind, sentFields: z.optional(listFields) })

const operationSchema = z.discriminatedUnion('type', [
  z.extend(common, {
    type: z.literal('create'),
    fields: z.extend(listFields, { iconName: z.optional(z.string()) }),
  }),
  z.extend(common, {
    type: z.literal('edit'),
    patch: z.partial(listFields),
    was: z.optional(z.partial(listFields)),
    wasVersion: z.nullish(z.number()),
    editIds: z.optional(z.array(z.number())),
  }),
  z.extend(common, { type: z.literal('delete'), listName: z.string() }),
  z.extend(common, {
    type: z.literal(itemOperation),
    itemId: z.string(),
    desired: z.enum(['in', 'out']),
  }),
])

/** A queued change this version can send. */
export const isOperation = (row: unknown): row is WatchlistOperation =>
  operationSchema.safeParse(row).success

const baseListSchema = z.looseObject({
  listId: z.string(),
  kind,
  serverId: z.string(),
  name: z.string(),
  description: z.string(),
  iconId: z.number(),
  createdAtSec: z.number(),
  isServerDefault: z.boolean(),
  fieldsVersion: z.optional(z.number()),
  position: z.number(),
})

/** A list as the server, or a visitor, last had it. */
export const isBaseList = (row: unknown): row is BaseListRow =>
  baseListSchema.safeParse(row).success

const viewListSchema = z.extend(baseListSchema, {
  serverId: z.nullable(z.string()),
  isAwaitingCreate: z.boolean(),
})

/** A list as it is shown. */
export const isViewList = (row: unknown): boolean => viewListSchema.safeParse(row).success

/** Stands for a name that can't be read; the next refresh brings the server's. */
const unreadableName = '…'

const mendableSchema = z.object({
  listId: z.string(),
  kind,
  serverId: z.string(),
  name: z.catch(z.string(), unreadableName),
  description: z.catch(z.string(), ''),
  iconId: z.catch(z.number(), defaultIconId),
  createdAtSec: z.catch(z.number(), 0),
  isServerDefault: z.catch(z.boolean(), false),
  position: z.catch(z.number(), 0),
})

/**
 * The list with what can be read of it, so that its items and changes stay; null where it can't be
 * told which list it was.
 */
export const mendedBaseList = (row: unknown): BaseListRow | null =>
  mendableSchema.safeParse(row).data ?? null

const fieldValue = z.union([z.string(), z.number()])

const editSchema = z.looseObject({
  atMs: z.number(),
  kind,
  listId: z.string(),
  listName: z.string(),
  fields: z.partialRecord(
    z.enum(listFieldNames),
    z.looseObject({ from: fieldValue, to: fieldValue }),
  ),
  origin: z.enum(['here', 'overtaken']),
  isUndone: z.boolean(),
  toldAtMs: z.nullable(z.number()),
})

/** An edit as Recent activity shows it. */
export const isEdit = (row: unknown): row is EditRow => editSchema.safeParse(row).success

const ackedFieldSchema = z.looseObject({
  listId: z.string(),
  kind,
  field: z.enum(listFieldNames),
  value: fieldValue,
  version: z.nullable(z.number()),
  atMs: z.number(),
})

/** A value that the server accepted from this device. */
export const isAckedField = (row: unknown): row is AckedFieldRow =>
  ackedFieldSchema.safeParse(row).success
