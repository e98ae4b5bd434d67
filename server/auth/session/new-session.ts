// Starts a session: a row that can be revoked, and the token that names it.
import type { SessionOutput } from '#contract/account/user-wire.ts'
import type { CallContext } from '../../calls/call-context.ts'
import { deliverEmail } from '../../emails/deliver-emails.ts'
import { insertSession } from '../../store/accounts/session-queries.ts'
import type { Executor } from '../../store/store.ts'
import type { UserRow } from '../../store/tables.ts'
import { findUser, lockUser } from '../../store/accounts/user-queries.ts'
import { deviceOfSession, type DeviceOfSession } from '../gate/known-device.ts'
import { noticeOfBrowser } from '../notices.ts'
import { userToWire } from '../user-wire.ts'

const daySec = 86_400
/** Without and with "Remember me for 30 days" (D-REMEMBER). */
const sessionDays = { plain: 1, remembered: 30 } as const

const hintsOf = (user: UserRow): { permissions: string[]; roles: string[] } =>
  user.is_admin === 1
    ? { permissions: ['user', 'admin'], roles: ['user', 'admin'] }
    : { permissions: ['user'], roles: ['user'] }

export type NewSession = {
  sessionId: string
  output: SessionOutput
  /** Writes it, in the caller's transaction. */
  insert: (trx: Executor) => Promise<void>
}

const noDevice: DeviceOfSession = { mark: undefined, keep: async () => {} }

type SessionStart = {
  user: UserRow
  isRemembered?: boolean
  /** Instead of the usual time. */
  endsAtSec?: number
  /**
   * The device is remembered with it, as after a password: under the id it is known by, else a new
   * one.
   */
  device?: { knownId: string | null }
}

/** Makes the row and the signed token; nothing is a session until the caller inserts it. */
export const newSession = async (
  ctx: CallContext,
  { user, isRemembered = false, endsAtSec, device }: SessionStart,
): Promise<NewSession> => {
  const id = ctx.deps.ids.newId()
  const expiresAtSec =
    endsAtSec ?? ctx.nowSec + daySec * (isRemembered ? sessionDays.remembered : sessionDays.plain)
  const token = await ctx.deps.sessions.sign({
    userId: user.id,
    sessionId: id,
    issuedAtSec: ctx.nowSec,
    expiresAtSec,
    ...hintsOf(user),
  })
  const row = {
    user_id: user.id,
    id,
    created_at: ctx.nowSec,
    expires_at: expiresAtSec,
    user_agent: ctx.userAgent.slice(0, 300),
    last_seen_at: ctx.nowSec,
    replaced_at: null,
  }
  const { mark, keep } = device === undefined ? noDevice : deviceOfSession(ctx, row, device.knownId)
  return {
    sessionId: id,
    output: {
      token,
      user: userToWire(user),
      email: user.email,
      ...(mark !== undefined && { device_mark: mark }),
    },
    insert: async (trx) => {
      await insertSession(trx, row, ctx.deps.config.limits.sessionsPerAccount)
      await keep(trx)
    },
  }
}

/**
 * Opens a session for an account as it was when it was recognised; null where it was deleted,
 * banned or given another password meanwhile.
 */
export const openSession = async (
  ctx: CallContext,
  who: SessionStart,
): Promise<SessionOutput | null> => {
  const { insert, output } = await newSession(ctx, who)
  const notice = await ctx.deps.store.transaction(async (trx) => {
    const isThere = await lockUser(trx, who.user.id)
    const isSame =
      isThere && (await findUser(trx, who.user.id))?.password_hash === who.user.password_hash
    if (!isSame) return 'not theirs'
    const letter = await noticeOfBrowser(trx, ctx, who.user)
    await insert(trx)
    return letter
  })
  if (notice === 'not theirs') return null
  if (notice !== null) {
    ctx.deps.audit.record({ event: 'new_device', account: who.user.id })
    ctx.deps.background.run(deliverEmail(ctx.deps, notice))
  }
  return output
}
