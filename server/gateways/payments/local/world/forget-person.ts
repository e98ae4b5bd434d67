// What the stand-in does when a customer is removed: the bills stay, whose they were does not.
import type { Rows } from './local-state.ts'
import type { LocalWorld } from './local-world.ts'

/**
 * Takes every mention of the person out of the rows, the kept replies and the notices that wait.
 */
export const forgetPerson = ({ state, all }: LocalWorld, customer: Rows['customer']): void => {
  const names = [customer.email, customer.metadata['user_id'] ?? ''].filter((name) => name !== '')
  const isMentionedIn = (thing: unknown): boolean => {
    const text = JSON.stringify(thing)
    return names.some((name) => text.includes(name) || text.includes(encodeURIComponent(name)))
  }
  Object.assign(customer, { deleted: true, email: '', metadata: {} })
  for (const session of all('checkout.session'))
    if (session.customer === customer.id) session.metadata = {}
  state.replies = Object.fromEntries(
    Object.entries(state.replies).filter((reply) => !isMentionedIn(reply)),
  )
  state.events = state.events.filter((event) => !isMentionedIn(event))
}
