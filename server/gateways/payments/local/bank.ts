// What the bank says to a payment, by the card's behaviour and its date.
import type { LocalWorld } from './world/local-world.ts'
import type { Rows } from './world/local-state.ts'

/** `change`: the person is there, but on our page and not at the till. */
export type Occasion = 'checkout' | 'change' | 'renewal'
export type BankWord =
  | { state: 'paid' }
  | { state: 'asks' }
  | { state: 'refused'; code: string; message: string }

const refused = (code: string, message: string): BankWord => ({ state: 'refused', code, message })

const isExpired = ({ card }: Rows['payment_method'], nowSec: number): boolean =>
  Date.UTC(card.exp_year, card.exp_month, 1) / 1000 <= nowSec

export const bankWord = (
  world: LocalWorld,
  methodId: string | null,
  occasion: Occasion,
): BankWord => {
  if (methodId === null) return refused('resource_missing', 'There is no payment method.')
  const method = world.find('payment_method', methodId)
  if (isExpired(method, world.nowSec())) return refused('expired_card', 'Your card has expired.')
  if (method.behaviour === 'declined') return refused('card_declined', 'Your card was declined.')
  if (method.behaviour === 'fails-later' && occasion !== 'checkout')
    return refused('card_declined', 'Your card has insufficient funds.')
  return method.behaviour === 'secure' && occasion !== 'renewal'
    ? { state: 'asks' }
    : { state: 'paid' }
}
