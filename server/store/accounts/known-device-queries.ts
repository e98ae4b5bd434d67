// Devices an account was signed in on with its password: what each keeps is stored here as a hash
// only.
import type { Executor } from '../store.ts'
import type { KnownDeviceRow } from '../tables.ts'

type DeviceKey = { userId: string; id: string }
type SessionKey = { userId: string; sessionId: string }

/** More devices than people have; the one unused longest makes room. */
const maxDevices = 30

export const findKnownDevice = (
  db: Executor,
  { userId, id }: DeviceKey,
): Promise<KnownDeviceRow | undefined> =>
  db
    .selectFrom('known_devices')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()

export const insertKnownDevice = async (db: Executor, row: KnownDeviceRow): Promise<void> => {
  const kept = await db
    .selectFrom('known_devices')
    .select('id')
    .where('user_id', '=', row.user_id)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const surplus = kept.slice(maxDevices - 1).map(({ id }) => id)
  if (surplus.length > 0)
    await db
      .deleteFrom('known_devices')
      .where('user_id', '=', row.user_id)
      .where('id', 'in', surplus)
      .execute()
  await db.insertInto('known_devices').values(row).execute()
}

/**
 * The device goes with the session it began last, so that ending one from elsewhere forgets the
 * other.
 */
export const useKnownDevice = async (
  db: Executor,
  { userId, id }: DeviceKey,
  { sessionId, nowSec }: { sessionId: string; nowSec: number },
): Promise<void> => {
  await db
    .updateTable('known_devices')
    .set({ session_id: sessionId, last_used_at: nowSec })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
}

/** The device goes on with the session that took the place of its own. */
export const moveDevice = async (
  db: Executor,
  { userId, sessionId }: SessionKey,
  toSessionId: string,
): Promise<void> => {
  await db
    .updateTable('known_devices')
    .set({ session_id: toSessionId })
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .execute()
}

/**
 * Forgets the device a session was begun on. Logging out does not: it is still that person's
 * device.
 */
export const forgetDeviceOf = async (
  db: Executor,
  { userId, sessionId }: SessionKey,
): Promise<void> => {
  await db
    .deleteFrom('known_devices')
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .execute()
}

/** Forgets every device of a user but that of the given session. */
export const forgetOtherDevices = async (
  db: Executor,
  { userId, sessionId }: SessionKey,
): Promise<void> => {
  await db
    .deleteFrom('known_devices')
    .where('user_id', '=', userId)
    .where('session_id', '!=', sessionId)
    .execute()
}

/** Forgets devices unused since `beforeSec`. */
export const purgeKnownDevices = async (db: Executor, beforeSec: number): Promise<void> => {
  await db.deleteFrom('known_devices').where('last_used_at', '<', beforeSec).execute()
}
