// What a handler is given: who asks, in which language, and the database to work on.
import type { LaneSequence } from './mutation-headers.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../refusal.ts'
import type { Executor } from '../store/store.ts'
import type { UserRow } from '../store/tables.ts'
import type { LanguageCode } from '../texts/languages.ts'

export type Caller = { user: UserRow; sessionId: string }

export type CallContext = {
  deps: Deps
  /** The transaction of a mutation, else the store. Ownership goes into every query of it. */
  db: Executor
  caller: Caller | null
  ip: string
  userAgent: string
  language: LanguageCode
  nowSec: number
  /** Where extensions are on: the list's own id on the calling device. */
  lane: LaneSequence | null
}

/** The signed-in user of a call whose row says `user` or `admin`. Throws AUTH_TOKEN_MISSING otherwise. */
export const signedInUser = (ctx: CallContext): UserRow => {
  if (ctx.caller === null) throw new Refusal('AUTH_TOKEN_MISSING')
  return ctx.caller.user
}
