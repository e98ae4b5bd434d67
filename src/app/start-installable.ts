// The service worker, started once: it makes the page an app that opens without a connection.
import { startServiceWorker } from '#platform/worker/service-worker.ts'

// A reload here would lose a payment in progress or its answer.
const checkoutPaths = new Set([
  '/stripe-checkout',
  '/stripe-subscription',
  '/payment-success',
  '/payment-cancel',
])

const isCheckout = (): boolean => checkoutPaths.has(window.location.pathname)

/** `onDrainWake`: the worker says that there is a connection again. */
export const startInstallable = (onDrainWake?: () => void): void => {
  void startServiceWorker({ mayReload: () => !isCheckout(), ...(onDrainWake && { onDrainWake }) })
}
