// Leaving for a page of the payment provider, once a press. Whoever comes back by the browser's
// button finds a page that works: nothing stays busy.
import { useState } from 'react'
import { useText } from '#i18n/use-text.ts'
import { openDocument } from '#platform/page/leaving.ts'
import type { PaymentPageResult } from '#sync/online/membership/payments.ts'
import { usePaymentFailure, type FailureKey } from './payment-failure.ts'
import { useSingleRun } from './use-single-run.ts'

/** How long the button waits for the other page before it can be pressed again. */
const leavingPatienceMs = 4000

type Ways = {
  /** Asks the server for the page. */
  open: () => Promise<PaymentPageResult>
  /** What is said where the server refuses without a word. */
  failed: FailureKey
  onNotLoggedIn?: () => void
}

type LeaveToPay = {
  isLeaving: boolean
  /** Why the page was not opened; null where nothing went wrong. */
  problem: string | null
  leave: () => void
}

export const useLeaveToPay = ({ open, failed, onNotLoggedIn }: Ways): LeaveToPay => {
  const { t } = useText('membership')
  const failure = usePaymentFailure()
  const { isBusy, run } = useSingleRun()
  const [problem, setProblem] = useState<string | null>(null)
  const go = async (): Promise<void> => {
    setProblem(null)
    const result = await open()
    if (result.kind === 'failed') return setProblem(failure.textOf(result.failure, failed))
    if (result.kind === 'notLoggedIn') return onNotLoggedIn?.()
    if (result.kind === 'unsafe') return setProblem(t('unsafePage'))
    openDocument(result.url)
    return new Promise((resolve) => setTimeout(resolve, leavingPatienceMs))
  }
  return { isLeaving: isBusy, problem, leave: () => run(go) }
}
