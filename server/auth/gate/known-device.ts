// A device that signed in to an account with its password before keeps a random mark of that
// account. The mark opens nothing: it only lets its owner past what strangers' wrong guesses cost
// (S3, decision 166).
import type { CallContext } from '../../calls/call-context.ts'
import { hashSecret } from '../../ids.ts'
import {
  findKnownDevice,
  insertKnownDevice,
  useKnownDevice,
} from '../../store/accounts/known-device-queries.ts'
import type { Executor } from '../../store/store.ts'
import type { SessionRow, UserRow } from '../../store/tables.ts'

/** The id of the device that `mark` belongs to, where it is one of this account's; else null. */
export const knownDeviceOf = async (
  ctx: CallContext,
  user: UserRow | undefined,
  mark: string | undefined,
): Promise<string | null> => {
  if (user === undefined || mark === undefined || !ctx.deps.config.extensions) return null
  const dot = mark.indexOf('.')
  const device = await findKnownDevice(ctx.deps.store.db, {
    userId: user.id,
    id: mark.slice(0, Math.max(0, dot)),
  })
  return device?.secret_hash === hashSecret(mark.slice(dot + 1)) ? device.id : null
}

export type DeviceOfSession = {
  /** The mark to hand out; undefined where the device has one, or this server is plain. */
  mark: string | undefined
  /** To be called in the transaction that writes the session. */
  keep: (trx: Executor) => Promise<void>
}

/** The device a session begins on: the known one, else a new one. */
export const deviceOfSession = (
  ctx: CallContext,
  { user_id, id: sessionId }: SessionRow,
  knownId: string | null = null,
): DeviceOfSession => {
  const { config, ids } = ctx.deps
  if (!config.extensions) return { mark: undefined, keep: async () => {} }
  if (knownId !== null)
    return {
      mark: undefined,
      keep: (trx) =>
        useKnownDevice(trx, { userId: user_id, id: knownId }, { sessionId, nowSec: ctx.nowSec }),
    }
  const [id, secret] = [ids.newId(), ids.newSecret()]
  const row = {
    user_id,
    id,
    secret_hash: hashSecret(secret),
    session_id: sessionId,
    created_at: ctx.nowSec,
    last_used_at: ctx.nowSec,
  }
  return { mark: `${id}.${secret}`, keep: (trx) => insertKnownDevice(trx, row) }
}
