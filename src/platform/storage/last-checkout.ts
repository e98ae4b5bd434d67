// Which plan this tab last went to pay for, so that a checkout that was left can be tried again.
// Gone with the tab.
import { readSession, writeSession } from './session-values.ts'

const key = 'last_checkout'

export const lastCheckout = {
  keep: (priceId: string): void => writeSession(key, priceId),
  /** The price, or null where this tab went to none. */
  priceId: (): string | null => readSession(key),
}
