// Attempts are written down before the work they ask for and counted then: of many at once none is
// let through on an old count. At most as many as the limit are ever under way or failed together;
// in a burst fewer may be (S6).
import type { CallContext } from '../../calls/call-context.ts'
import {
  countAttempts,
  recordAttempt,
  removeAttempt,
  type Attempt,
} from '../../store/accounts/attempt-queries.ts'

export const hourSec = 3600

export type Reservation = {
  /** Attempts within the hour before this one, those under way included. */
  before: number
  /** The same since a moment. */
  beforeSince: (sinceSec: number) => Promise<number>
  /** Takes it back: the work was not done, or was no failure. */
  giveBack: () => Promise<void>
}

/** Counts one more of `subject` before anything is done. */
export const reserveAttempt = async (ctx: CallContext, subject: string): Promise<Reservation> => {
  const { ids, store } = ctx.deps
  const attempt: Attempt = { subject, at: ctx.nowSec, id: ids.newId() }
  await recordAttempt(store.db, attempt)
  const beforeSince = async (sinceSec: number): Promise<number> =>
    (await countAttempts(store.db, subject, sinceSec)) - 1
  return {
    before: await beforeSince(ctx.nowSec - hourSec),
    beforeSince,
    giveBack: () => removeAttempt(store.db, attempt),
  }
}
