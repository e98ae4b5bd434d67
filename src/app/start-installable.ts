// Everything that makes the page an installable app, started once before the first screen.
import { catchInstallPrompt } from '#platform/install-prompt.ts'
import { recoverFromFailedPreloads } from '#platform/preload-recovery.ts'
import { startServiceWorker } from '#platform/service-worker.ts'

// A reload here would lose a payment in progress or its answer.
const checkoutPaths = new Set(['/stripe-checkout', '/stripe-subscription', '/payment-success', '/payment-cancel'])

const isCheckout = (): boolean => checkoutPaths.has(window.location.pathname)

/** `onDrainWake`: the worker says that there is a connection again. */
export const startInstallable = (onDrainWake?: () => void): void => {
  catchInstallPrompt()
  recoverFromFailedPreloads()
  void startServiceWorker({ mayReload: () => !isCheckout(), ...(onDrainWake && { onDrainWake }) })
}
