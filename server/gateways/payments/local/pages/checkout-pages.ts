// The page where a checkout is paid or a card saved, and the bank's question in between.
import type { LocalWorld } from '../world/local-world.ts'
import { pagesPrefix } from '../billing/invoicing.ts'
import type { Session } from '../billing/sessions.ts'
import { cardFields, money, note, pageOf } from './markup.ts'
import { escaped } from '../../../../texts/escaped.ts'

const headOf = (world: LocalWorld, { mode, price: priceId, customer }: Session): string => {
  const { email } = world.find('customer', customer)
  if (mode === 'setup' || priceId === null)
    return `<h1>Save a payment method</h1>${note}<p>${escaped(email)}</p>`
  const price = world.price(priceId)
  return `<h1>Subscribe to ${escaped(price.nickname)}</h1>${note}<p class="amount">${money(price.unit_amount, price.currency)} <small>a ${price.recurring.interval}</small></p><p>${escaped(email)}</p>`
}

/** `problem` is what the bank said to the attempt before. */
export const checkoutPage = (
  world: LocalWorld,
  session: Session,
  problem: string | null,
): string => {
  const bad = problem === null ? '' : `<p class="bad" role="alert">${escaped(problem)}</p>`
  const action = `${pagesPrefix}/checkout/${session.id}`
  return pageOf(
    'Local checkout',
    `${headOf(world, session)}${bad}<form method="post" action="${action}">${cardFields}<button class="main" name="do" value="pay">${session.mode === 'setup' ? 'Save card' : 'Subscribe'}</button><button name="do" value="leave">Back without paying</button></form>`,
  )
}

/** The bank asks whether it is them; `fields` come along unseen. */
export const bankPage = (action: string, fields: Record<string, string>): string => {
  const hidden = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  )
  return pageOf(
    'Local bank',
    `<h1>Your bank asks: is this you?</h1>${note}<form method="post" action="${escaped(action)}">${hidden.join('')}<button class="main" name="do" value="confirm">Yes, pay</button><button name="do" value="refuse">No</button></form>`,
  )
}

/** A page that is used up, expired or unknown. */
export const gonePage = (): string =>
  pageOf(
    'Nothing here',
    `<h1>This page is no longer open.</h1>${note}<p>It was paid, left or has expired. Go back to the app.</p>`,
  )
