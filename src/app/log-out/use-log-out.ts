// Logging out (R-AUT-053 to R-AUT-057, D-LOGOUTQUEUE): never blocked, and never a change lost
// without being asked.
import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { shortenScores } from '#data/catalog/commands/shorten-scores.ts'
import { forgetMembership } from '#data/membership/commands.ts'
import { openAccountDb } from '#data/open-account.ts'
import { pendingCount } from '#data/outbox/queries.ts'
import { scoreHistoryDays } from '#domain/rating/history-window.ts'
import { useText } from '#i18n/use-text.ts'
import { signOut } from '#client/online/sign-out.ts'
import { accountOf, maySend } from '#sync/session/session.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { settleWithin } from '#parts/app-update/settle-within.ts'
import { eraseEverywhere } from '#client/session/erased-accounts.ts'
import { useSession, useSessionActions } from '#client/session/session-context.ts'
import { useSyncEngine } from '#client/sync-state/sync-context.ts'

/**
 * What becomes of the account's data on this device, with the changes the server does not have yet.
 */
export type DataChoice = 'keep' | 'erase'

export type LogOut = {
  start: () => void
  /**
   * null: nothing is asked now. `count`: changes not sent yet. `isSending`: trying to empty the
   * queue first.
   */
  question: { count: number; isSending: boolean } | null
  cancel: () => void
  finish: (choice: DataChoice) => void
}

/** How long an emptying queue may hold the door. */
const sendingPatienceMs = 8000

export const useLogOut = (): LogOut => {
  const { t } = useText('auth')
  const session = useSession()
  const { end } = useSessionActions()
  const engine = useSyncEngine()
  const { history } = useRouter()
  const [question, setQuestion] = useState<LogOut['question']>(null)
  const attempt = useRef(0)
  const account = accountOf(session) ?? 'anon'

  const unsent = async (): Promise<number> =>
    account === 'anon' ? 0 : pendingCount(openAccountDb(account)).catch(() => 0)

  const finish = async (choice: DataChoice): Promise<void> => {
    attempt.current += 1
    setQuestion(null)
    // Asked while the token is there. The person leaves at once, however slow the answer is.
    const ending = signOut()
    end()
    const ofAccount =
      account === 'anon'
        ? undefined
        : choice === 'keep'
          ? forgetMembership(openAccountDb(account))
          : eraseEverywhere(account)
    const isErased = await Promise.all([ofAccount, shortenScores(scoreHistoryDays('free'))]).then(
      () => true,
      () => false,
    )
    history.push('/')
    toast(
      (await ending) && isErased
        ? { title: t('loggedOut') }
        : { title: t('logoutError'), description: t('logoutErrorText'), variant: 'destructive' },
    )
  }

  const start = async (): Promise<void> => {
    attempt.current += 1
    const mine = attempt.current
    const count = await unsent()
    if (account === 'anon') return finish('keep')
    if (count === 0 || !maySend(session)) return setQuestion({ count, isSending: false })
    setQuestion({ count, isSending: true })
    engine.wake('person')
    await settleWithin(engine.drained(), sendingPatienceMs)
    if (attempt.current !== mine) return undefined
    setQuestion({ count: await unsent(), isSending: false })
    return undefined
  }

  return {
    start: () => void start(),
    question,
    cancel: () => {
      attempt.current += 1
      setQuestion(null)
    },
    finish: (choice) => void finish(choice),
  }
}
