// How much one account may add: so many bytes a day, and so many in the 30 days for which outcomes
// of changes are kept. What a change adds is reckoned high, so that a database grows by less
// (decisions/165).
import { epochDay } from '#domain/series/daily-series.ts'
import type { CallContext } from '../calls/call-context.ts'
import type { CallPolicy } from '../calls/call-policy.ts'
import type { MutationHeaders } from '../calls/changes/mutation-headers.ts'
import { Refusal } from '../refusal.ts'
import type { Executor } from '../store/store.ts'
import { addUsage, selectUsage } from '../store/usage-queries.ts'

const daySec = 86_400
/** As long as outcomes are kept. */
export const usageDays = 30
/** Together 30 days may add as much as five full ones. */
const fullDaysPerMonth = 5
/** Taking away, and ending sessions, stays possible a while longer. */
const reserve = 1.25

/** Rows, their indexes and the pages they half fill, without the texts. */
const rowsBytes = 500
/** A key, a lane and an entry's id stand in their table and in its index. */
const timesStored = 2

const bytesOf = (text: string | null | undefined): number => Buffer.byteLength(text ?? '')

/** What a change adds at most. `stored`: every text of it that is stored. */
export const bytesAdded = (
  { key, lane }: MutationHeaders,
  stored: readonly (string | null)[],
): number =>
  rowsBytes +
  timesStored *
    [key, key, lane?.lane, lane?.clientId, ...stored].reduce(
      (sum: number, text) => sum + bytesOf(text),
      0,
    )

type Change = { userId: string; takesAway: CallPolicy['takesAway'] }

/** Throws ACCOUNT_DAY_LIMIT, with the seconds until a new day begins. */
export const assertQuota = async (
  ctx: CallContext,
  trx: Executor,
  { userId, takesAway }: Change,
): Promise<void> => {
  const { rateLimits, limits } = ctx.deps.config
  if (!rateLimits) return
  const today = epochDay(ctx.nowSec)
  const days = await selectUsage(trx, userId, today - usageDays + 1)
  const room = takesAway === true ? reserve : 1
  const ofToday = days.find(({ day }) => day === today)?.bytes ?? 0
  const ofAll = days.reduce((sum, { bytes }) => sum + bytes, 0)
  const isFull =
    ofToday >= limits.bytesPerDayPerAccount * room ||
    ofAll >= limits.bytesPerDayPerAccount * fullDaysPerMonth * room
  if (isFull)
    throw new Refusal('ACCOUNT_DAY_LIMIT', { retryAfterSec: daySec - (ctx.nowSec % daySec) })
}

/** Counts a change that was made. */
export const chargeQuota = (
  ctx: CallContext,
  trx: Executor,
  { userId, bytes }: { userId: string; bytes: number },
): Promise<void> => addUsage(trx, { user_id: userId, day: epochDay(ctx.nowSec), bytes })
