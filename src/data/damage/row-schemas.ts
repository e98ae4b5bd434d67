// What a row must look like to be worked with. Rows outlive deployments, crashes of the browser and other tabs' versions,
// so what is read is not always what this version would write.
import * as z from 'zod'
import { defaultIconId, listKinds } from '#domain/watchlist.ts'
import type { BaseListRow } from '../account-rows.ts'
import { operationVersion, type OperationRow } from '../outbox/operation.ts'

const kind = z.enum(listKinds)
const listFields = z.object({ name: z.string(), description: z.string(), iconId: z.number() })

const common = z.looseObject({
  seq: z.number(),
  v: z.literal(operationVersion),
  opId: z.string(),
  account: z.string(),
  kind,
  lane: z.string(),
  onRefusal: z.enum(['keep', 'revert', 'park']),
  state: z.enum(['queued', 'inflight', 'ambiguous', 'parked', 'refusedKept']),
  attempts: z.number(),
  serverErrors: z.number(),
  successMark: z.number(),
  nextAtMs: z.number(),
  everSent: z.boolean(),
  sentWithKey: z.boolean(),
  lastSentAtMs: z.number().nullable(),
  lastError: z.looseObject({ reason: z.string() }).nullable(),
  createdAtMs: z.number(),
  idsBefore: z.array(z.string()).optional(),
  sentFields: listFields.optional(),
})

const operationSchema = z.discriminatedUnion('type', [
  common.extend({ type: z.literal('create'), fields: listFields.extend({ iconName: z.string().optional() }) }),
  common.extend({ type: z.literal('edit'), patch: listFields.partial() }),
  common.extend({ type: z.literal('delete'), listName: z.string() }),
  common.extend({ type: z.literal('member'), itemId: z.string(), desired: z.enum(['in', 'out']) }),
])

/** A queued change this version can send. */
export const isOperation = (row: unknown): row is OperationRow => operationSchema.safeParse(row).success

const baseListSchema = z.looseObject({
  listId: z.string(),
  kind,
  serverId: z.string(),
  name: z.string(),
  description: z.string(),
  iconId: z.number(),
  createdAtSec: z.number(),
  isServerDefault: z.boolean(),
  position: z.number(),
})

/** A list as the server, or a visitor, last had it. */
export const isBaseList = (row: unknown): row is BaseListRow => baseListSchema.safeParse(row).success

const viewListSchema = baseListSchema.extend({ serverId: z.string().nullable(), isAwaitingCreate: z.boolean() })

/** A list as it is shown. */
export const isViewList = (row: unknown): boolean => viewListSchema.safeParse(row).success

/** Stands for a name that can't be read; the next refresh brings the server's. */
const unreadableName = '…'

const mendableSchema = z.object({
  listId: z.string(),
  kind,
  serverId: z.string(),
  name: z.string().catch(unreadableName),
  description: z.string().catch(''),
  iconId: z.number().catch(defaultIconId),
  createdAtSec: z.number().catch(0),
  isServerDefault: z.boolean().catch(false),
  position: z.number().catch(0),
})

/** The list with what can be read of it, so that its items and changes stay; null where it can't be told which list it was. */
export const mendedBaseList = (row: unknown): BaseListRow | null => mendableSchema.safeParse(row).data ?? null
