// An invoice as a page that can be printed, and paid where it is open; and the panel that moves the
// clock.
import { pagesPrefix } from '../billing/invoicing.ts'
import type { Rows } from '../world/local-state.ts'
import type { LocalWorld } from '../world/local-world.ts'
import { itemOf } from '../billing/subscribing.ts'
import { cardFields, dateOf, money, note, pageOf } from './markup.ts'
import { escaped } from '../../../../texts/escaped.ts'

type Invoice = Rows['invoice']

const linesOf = ({ lines, currency, total, amount_due, starting_balance }: Invoice): string => {
  const rows = lines.data.map(
    ({ description, amount }) =>
      `<tr><td>${escaped(description)}</td><td>${money(amount, currency)}</td></tr>`,
  )
  const credit =
    starting_balance === 0
      ? ''
      : `<tr><td>Credit before this invoice</td><td>${money(starting_balance, currency)}</td></tr>`
  return (
    `<table><thead><tr><th>Item</th><th>Amount</th></tr></thead><tbody>${rows.join('')}<tr>` +
    `<td>Total</td><td>${money(total, currency)}</td></tr>${credit}<tr><td>Due</td>` +
    `<td>${money(amount_due, currency)}</td></tr></tbody></table>`
  )
}

/** `problem` is what the bank said to the attempt before; a printed page has nothing to press. */
export const invoicePage = (
  world: LocalWorld,
  invoice: Invoice,
  given: { problem: string | null; isPrint: boolean },
): string => {
  const { number, status, created, customer, id } = invoice
  const { email } = world.find('customer', customer)
  const bad =
    given.problem === null ? '' : `<p class="bad" role="alert">${escaped(given.problem)}</p>`
  const pay =
    status === 'open' && !given.isPrint
      ? `<form method="post" action="${pagesPrefix}/invoices/${id}">${cardFields}<button class="main" name="do" value="pay">Pay</button></form>`
      : ''
  const back = given.isPrint
    ? ''
    : `<a class="button" href="/profile/membership">Back to the app</a>`
  return pageOf(
    `Invoice ${number}`,
    `<h1>Invoice ${escaped(number)}</h1>${note}<p>${dateOf(created)} · ${escaped(email)} · ` +
      `${status}</p>${linesOf(invoice)}${bad}${pay}${back}`,
  )
}

/** Everything the stand-in holds at a glance, its clock, and what can be done to it. */
export const panelPage = (world: LocalWorld): string => {
  const rows = world
    .all('subscription')
    .toReversed()
    .map((subscription) => {
      const item = itemOf(subscription)
      const { email } = world.find('customer', subscription.customer)
      return `<tr><td>${escaped(email)}<br>${escaped(item.price.nickname)}, ${subscription.status}, until ${dateOf(item.current_period_end)}</td><td><form method="post" action="${pagesPrefix}"><input type="hidden" name="invoice" value="${subscription.latest_invoice}"><button name="do" value="dispute">Dispute</button></form></td></tr>`
    })
  const clock =
    `<form method="post" action="${pagesPrefix}">` +
    '<button name="days" value="1">+ 1 day</button>' +
    '<button name="days" value="31">+ 31 days</button>' +
    '<button name="days" value="366">+ 366 days</button></form>'
  return pageOf(
    'Local payments',
    `<h1>Local payments</h1>${note}<p>Its clock: ${dateOf(world.nowSec())}</p>${clock}<table>` +
      `<tbody>${rows.join('')}</tbody></table>`,
  )
}
