// Forgets what nobody needs any more: ended sessions, used-up links, old attempts, kept answers after 30 days.
import { purgeAttempts } from '../store/attempt-queries.ts'
import { purgeEmailTokens } from '../store/email-token-queries.ts'
import { purgeLanes } from '../store/lane-queries.ts'
import { purgeProcessed } from '../store/processed-mutation-queries.ts'
import { purgeSessions } from '../store/session-queries.ts'
import type { Store } from '../store/store.ts'

const daySec = 86_400
/** The published promise: a retry within 30 days applies once. */
const keepAnswersSec = 30 * daySec
const keepLanesSec = 400 * daySec
const keepAttemptsSec = daySec

export const purge = async ({ db }: Store, nowSec: number): Promise<void> => {
  await purgeSessions(db, nowSec)
  await purgeEmailTokens(db, nowSec)
  await purgeAttempts(db, nowSec - keepAttemptsSec)
  await purgeProcessed(db, nowSec - keepAnswersSec)
  await purgeLanes(db, nowSec - keepLanesSec)
}
