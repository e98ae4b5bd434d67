// Online verbs: get_sessions, revoke_session, revoke_other_sessions.
import type { CallApi } from '#api/call.ts'
import type { SessionWire } from '#contract/calls/client-profile.ts'
import { onlineFailureOf, type OnlineFailure } from './online-failure.ts'

/** A browser in which the account is logged in. */
export type DeviceSession = {
  id: string
  loggedInAtSec: number
  /** To the hour; null where the host does not count it. */
  lastSeenAtSec: number | null
  browser: string | null
  system: string | null
  device: 'desktop' | 'phone' | 'tablet' | null
  isCurrent: boolean
}

const fromWire = ({
  id,
  created_at,
  last_seen_at,
  browser,
  system,
  device,
  is_current,
}: SessionWire): DeviceSession => ({
  id,
  loggedInAtSec: created_at,
  lastSeenAtSec: last_seen_at ?? null,
  browser: browser ?? null,
  system: system ?? null,
  device: device ?? null,
  isCurrent: is_current,
})

/** This one first, then those used last. Rejects with an ApiError. */
export const fetchSessions = async (
  callApi: CallApi,
  signal?: AbortSignal,
): Promise<DeviceSession[]> => {
  const { sessions } = await callApi('get_sessions', {}, signal ? { signal } : {})
  const age = ({ isCurrent, lastSeenAtSec, loggedInAtSec }: DeviceSession): number =>
    isCurrent ? -Infinity : -(lastSeenAtSec ?? loggedInAtSec)
  return sessions.map(fromWire).toSorted((a, b) => age(a) - age(b))
}

/** `alreadyOver`: it had ended before; the list is out of date. */
export type RevokeResult =
  | { kind: 'ended' }
  | { kind: 'alreadyOver' }
  | { kind: 'failed'; failure: OnlineFailure }

const resultOf = async (call: Promise<unknown>): Promise<RevokeResult> => {
  try {
    await call
    return { kind: 'ended' }
  } catch (error) {
    const failure = onlineFailureOf(error)
    return 'code' in failure && failure.code === 'SESSION_NOT_FOUND'
      ? { kind: 'alreadyOver' }
      : { kind: 'failed', failure }
  }
}

/** Ends one session; its next call is answered 401. Never rejects. */
export const revokeSession = (callApi: CallApi, id: string): Promise<RevokeResult> =>
  resultOf(callApi('revoke_session', { id }))

/** Ends every session but this one. Never rejects. */
export const revokeOtherSessions = (callApi: CallApi): Promise<RevokeResult> =>
  resultOf(callApi('revoke_other_sessions', {}))
