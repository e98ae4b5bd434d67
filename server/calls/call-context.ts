// What a handler is given: who asks, in which language, and the database to work on.
import type { IncomingHttpHeaders } from 'node:http'
import type { FieldVersions, LaneSequence } from './changes/mutation-headers.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../refusal.ts'
import type { Executor } from '../store/store.ts'
import type { UserRow } from '../store/tables.ts'
import type { LanguageCode } from '../texts/languages.ts'

export type Caller = {
  user: UserRow
  sessionId: string
  /** When this session began. */
  loggedInAtSec: number
  expiresAtSec: number
}

export type CallContext = {
  deps: Deps
  /** The transaction of a mutation, else the store. Ownership goes into every query of it. */
  db: Executor
  caller: Caller | null
  ip: string
  /** Whom `ip` stands for: what every limit counts. */
  network: string
  /** For what travels beside the body only. */
  headers: IncomingHttpHeaders
  userAgent: string
  language: LanguageCode
  nowSec: number
  /** Where extensions are on: the list's own id on the calling device. */
  lane: LaneSequence | null
  /** The same for the versions an edit of a list was made with. */
  fieldVersions: FieldVersions
  /**
   * The caller needs no entries of the list that was changed, and no figures of those it reads
   * (`prefer: return=minimal`).
   */
  isMinimal: boolean
}

/**
 * The signed-in user of a call whose row says `user` or `admin`. Throws AUTH_TOKEN_MISSING
 * otherwise.
 */
export const signedInUser = (ctx: CallContext): UserRow => {
  if (ctx.caller === null) throw new Refusal('AUTH_TOKEN_MISSING')
  return ctx.caller.user
}

/** The same with the session it came by. Throws AUTH_TOKEN_MISSING. */
export const callersSession = (ctx: CallContext): { userId: string; sessionId: string } => {
  if (ctx.caller === null) throw new Refusal('AUTH_TOKEN_MISSING')
  return { userId: ctx.caller.user.id, sessionId: ctx.caller.sessionId }
}
