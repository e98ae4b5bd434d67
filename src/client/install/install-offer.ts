// When the install card may show: after a success moment, once, and never where it would be in the
// way.
import type { InstallWay } from '#platform/device/install-prompt.ts'

export type OfferFacts = {
  way: InstallWay
  hadSuccess: boolean
  isDismissed: boolean
  isOnline: boolean
  path: string
}

const quietPaths =
  /^\/(login|signup|register|callback|verify-email|request-email-verification|reset-password|stripe-|payment-|admin)/

/** Whether the card may be shown now (design 9: never on login, checkout or offline). */
export const mayOfferInstall = ({
  way,
  hadSuccess,
  isDismissed,
  isOnline,
  path,
}: OfferFacts): boolean =>
  (way === 'prompt' || way === 'ios-steps') &&
  hadSuccess &&
  !isDismissed &&
  isOnline &&
  !quietPaths.test(path)
