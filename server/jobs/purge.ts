// Forgets what nobody needs any more: ended sessions, links and captchas past their time, old
// attempts, kept answers after 30 days, old scores, news, payment notices and providers' answers.
import { epochDay } from '#domain/series/daily-series.ts'
import { usageDays } from '../quotas/account-quota.ts'
import { purgeAttempts } from '../store/accounts/attempt-queries.ts'
import { purgeCallCounts } from '../store/call-count-queries.ts'
import { purgeCaptchas } from '../store/accounts/captcha-queries.ts'
import { purgeEmailTokens } from '../store/accounts/email-token-queries.ts'
import { purgeKnownDevices } from '../store/accounts/known-device-queries.ts'
import { purgeLanes } from '../store/watchlists/lane-queries.ts'
import { purgeNews } from '../store/market/news-queries.ts'
import { purgePayments } from '../store/payment-queries.ts'
import { purgeProcessed } from '../store/watchlists/processed-mutation-queries.ts'
import { purgeProviderAnswers } from '../store/market/provider-answer-queries.ts'
import { purgeSnapshots } from '../store/market/score-queries.ts'
import { purgeSessions } from '../store/accounts/session-queries.ts'
import { purgeUsage } from '../store/usage-queries.ts'
import { purgeSeenBrowsers } from '../store/accounts/seen-browser-queries.ts'
import type { Store } from '../store/store.ts'

const daySec = 86_400
/** The published promise: a retry within 30 days applies once. */
const keepAnswersSec = 30 * daySec
const keepLanesSec = 400 * daySec
const keepBrowsersSec = 400 * daySec
const keepAttemptsSec = daySec
const keepCallCountsSec = 300
/** Somebody who comes back after longer solves a task like anybody else. */
const keepDevicesSec = 400 * daySec
/** A member sees a year of scores. */
const keepScoreDays = 400
const keepNewsSec = 60 * daySec
/** An old answer beats none, but not for ever. */
const keepProviderAnswersSec = 90 * daySec
/** The provider repeats a notice for three days. */
const keepWebhookEventsSec = 30 * daySec

/** `nowSec` is the moment that decides. */
export const purge = async ({ db }: Store, nowSec: number): Promise<void> => {
  await purgeSessions(db, nowSec)
  await purgeSeenBrowsers(db, nowSec - keepBrowsersSec)
  await purgeEmailTokens(db, nowSec)
  await purgeCaptchas(db, nowSec)
  await purgeCallCounts(db, nowSec - keepCallCountsSec)
  await purgeKnownDevices(db, nowSec - keepDevicesSec)
  await purgeAttempts(db, nowSec - keepAttemptsSec)
  await purgeProcessed(db, nowSec - keepAnswersSec)
  await purgeUsage(db, epochDay(nowSec) - usageDays)
  await purgeLanes(db, nowSec - keepLanesSec)
  await purgeSnapshots(db, epochDay(nowSec) - keepScoreDays)
  await purgeNews(db, nowSec - keepNewsSec)
  await purgeProviderAnswers(db, nowSec - keepProviderAnswersSec)
  await purgePayments(db, {
    webhookEventsSec: nowSec - keepWebhookEventsSec,
    previewsSec: nowSec - daySec,
  })
}
