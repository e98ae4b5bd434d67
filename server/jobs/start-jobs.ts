// What the server does by the clock, whoever asks or not: forgetting old rows, handing over
// letters, keeping scores and closes, reading news, asking how memberships stand.
import type { Deps } from '../deps.ts'
import { deliverDueEmails } from '../emails/deliver-emails.ts'
import { createCloseKeeper } from './keep-closes.ts'
import { purge } from './purge.ts'
import { purgeKeptEmails } from './purge-kept-emails.ts'
import { reconcileMemberships } from './reconcile-memberships.ts'
import { createScoreRecorder } from './record-scores.ts'
import { shrinkAnswers } from './shrink-answers.ts'

const hourMs = 3_600_000
const emailsEveryMs = 30_000
/** A new day's ratings are kept within this of its first market view. */
const scoresEveryMs = 300_000
/** One coin's past may be asked for a round. */
const closesEveryMs = 60_000

/**
 * Starts them, the first round at once. Returns how to stop; a round under way is the background
 * tasks' to finish.
 */
export const startJobs = (deps: Deps): (() => void) => {
  const { background, clock, config, logger, market, news, store } = deps
  const recordScores = createScoreRecorder(store)
  let isStopping = false
  const every = (periodMs: number, what: string, job: () => Promise<void>): NodeJS.Timeout => {
    let isRunning = false
    const round = async (): Promise<void> => {
      if (isRunning) return
      isRunning = true
      await job().catch((error: unknown) => {
        if (logger !== false) logger.error({ err: error }, what)
      })
      isRunning = false
    }
    background.run(round())
    return setInterval(() => background.run(round()), periodMs)
  }
  const timers = [
    every(hourMs, 'old rows could not be removed', () =>
      purge(store, Math.floor(clock.nowMs() / 1000)),
    ),
    every(hourMs, 'answers of an earlier release could not be shrunk', () =>
      shrinkAnswers(store, () => isStopping),
    ),
    every(hourMs, 'old letters could not be removed', () => purgeKeptEmails(deps)),
    every(hourMs, 'session secrets could not be renewed', async () => {
      await deps.sessions.renew?.()
    }),
    every(emailsEveryMs, 'letters could not be read', () => deliverDueEmails(deps)),
    every(scoresEveryMs, 'the scores of the day could not be kept', async () => {
      const view = market?.view()
      if (view) await recordScores(view)
    }),
    every(closesEveryMs, 'daily closes could not be kept', createCloseKeeper(deps)),
    every(hourMs, 'memberships could not be compared with the payment provider', async () => {
      await reconcileMemberships(deps)
    }),
    every(config.newsRefreshMs, 'news could not be kept', news.refresh),
  ]
  return () => {
    isStopping = true
    timers.forEach(clearInterval)
  }
}
