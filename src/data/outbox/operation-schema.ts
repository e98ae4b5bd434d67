// What every queued change must look like to be worked with. Rows outlive deployments, crashes of
// the browser and other tabs' versions, so what is read is not always what this version would
// write.
import * as z from 'zod/mini'
import { operationVersion } from './operation.ts'

/** What the outbox keeps with a change; its entity extends it. */
export const stampSchema = z.looseObject({
  seq: z.number(),
  v: z.literal(operationVersion),
  opId: z.string(),
  account: z.string(),
  lane: z.string(),
  onRefusal: z.enum(['keep', 'revert', 'park']),
  state: z.enum(['queued', 'inflight', 'ambiguous', 'parked', 'refusedKept']),
  attempts: z.number(),
  serverErrors: z.number(),
  successMark: z.number(),
  nextAtMs: z.number(),
  everSent: z.boolean(),
  sentWithKey: z.boolean(),
  lastSentAtMs: z.nullable(z.number()),
  lastError: z.nullable(z.looseObject({ reason: z.string() })),
  createdAtMs: z.number(),
  idsBefore: z.optional(z.array(z.string())),
  mergedWith: z.optional(z.number()),
  conflicts: z.optional(z.number()),
  beatenAt: z.optional(z.number()),
})
