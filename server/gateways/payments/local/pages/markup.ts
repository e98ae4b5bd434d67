// How the stand-in's pages look. They say what they are: nobody should take them for Stripe's. No
// script, so that they stand under the app's own policy.
import { formatAmount } from '#domain/membership/plan-price.ts'
import { escaped } from '../../../../texts/escaped.ts'

const style = `body{font:16px/24px system-ui,sans-serif;background:#f4f5f8;color:#1a2033;margin:0;display:grid;place-items:start center;min-height:100vh;padding:32px 16px;box-sizing:border-box}
main{background:#fff;border:1px solid #d9dce6;border-radius:14px;padding:24px;width:min(480px,100%);box-sizing:border-box}
h1{font-size:22px;line-height:28px;margin:0 0 4px}.note{color:#545c75;font-size:14px;line-height:20px;margin:0 0 16px}
.amount{font-size:28px;line-height:36px;font-weight:600;margin:0 0 16px}.bad{background:#fdecec;color:#8f1d1d;border-radius:10px;padding:8px 12px;margin:0 0 16px}
fieldset{border:0;margin:0 0 16px;padding:0}legend{font-weight:600;margin-bottom:8px}label{display:flex;gap:8px;align-items:center;min-height:44px}
input[type=month]{height:40px;font:inherit;padding:0 8px}button,a.button{display:inline-block;min-height:44px;line-height:44px;border:0;border-radius:10px;padding:0 16px;font:inherit;cursor:pointer;background:#e6e8f0;color:#1a2033;text-decoration:none;margin:0 8px 8px 0}
button.main{background:#4433aa;color:#fff}table{width:100%;border-collapse:collapse;font-size:14px;margin:0 0 16px}td,th{text-align:start;padding:8px 0;border-bottom:1px solid #e6e8f0}td:last-child,th:last-child{text-align:end}
:focus-visible{outline:3px solid #4433aa;outline-offset:2px}@media print{body{background:#fff}main{border:0}form,.button{display:none}}`

/** A whole page. `body` must be escaped already. */
export const pageOf = (title: string, body: string): string =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width">' +
  `<meta name="robots" content="noindex"><title>${escaped(title)}</title>` +
  `<style>${style}</style></head><body><main>${body}</main></body></html>`

export const note =
  '<p class="note">Local payments: a stand-in for Stripe on this machine. No card is real and nothing is charged.</p>'

export const money = (amount: number, currency: string): string =>
  escaped(formatAmount(amount, currency, 'en'))

export const dateOf = (sec: number): string => new Date(sec * 1000).toISOString().slice(0, 10)

const cards = [
  ['accepted', 'Visa ending in 4242: is accepted'],
  ['secure', 'Visa ending in 3184: the bank asks for a confirmation (3-D Secure)'],
  ['fails-later', 'Visa ending in 0341: is accepted now, fails at the next payment'],
  ['declined', 'Visa ending in 0002: is declined'],
] as const

/** The choice of a card, and until when it is good. */
export const cardFields = `<fieldset><legend>Pay with</legend>${cards.map(([value, text], index) => `<label><input type="radio" name="card" value="${value}"${index === 0 ? ' checked' : ''}>${text}</label>`).join('')}
<label>Expires<input type="month" name="expires" value="2099-12"></label></fieldset>`
