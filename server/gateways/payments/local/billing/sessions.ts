// Checkout sessions: opened by the API, finished on the hosted page.
import { bankWord, type BankWord } from '../bank.ts'
import { textAt, type Form } from '../form.ts'
import { makeInvoice, pagesPrefix, settleInvoice } from './invoicing.ts'
import { wrong } from '../world/local-fault.ts'
import { newId, type CardBehaviour, type Rows } from '../world/local-state.ts'
import type { LocalWorld } from '../world/local-world.ts'
import { payByHand } from './renewing.ts'
import { beginSubscription } from './subscribing.ts'

export type Session = Rows['checkout.session']

const openForSec = 24 * 3600

const cards: Record<CardBehaviour, { brand: string; last4: string }> = {
  accepted: { brand: 'visa', last4: '4242' },
  secure: { brand: 'visa', last4: '3184' },
  'fails-later': { brand: 'visa', last4: '0341' },
  declined: { brand: 'visa', last4: '0002' },
}

export const openSession = (world: LocalWorld, form: Form): Session => {
  const mode = textAt(form, 'mode')
  const [customerId, successUrl, cancelUrl] = [
    textAt(form, 'customer'),
    textAt(form, 'success_url'),
    textAt(form, 'cancel_url'),
  ]
  if (
    (mode !== 'subscription' && mode !== 'setup') ||
    customerId === undefined ||
    successUrl === undefined ||
    cancelUrl === undefined
  )
    throw wrong('mode, customer, success_url and cancel_url are needed.')
  const customer = world.find('customer', customerId)
  if (customer.deleted === true) throw wrong('The customer is deleted.')
  const { origin } = new URL(successUrl)
  customer.metadata['origin'] = origin
  const id = newId('cs')
  const subscriptionId = textAt(form, 'metadata.subscription_id')
  return world.add('checkout.session', {
    id,
    object: 'checkout.session',
    created: world.nowSec(),
    expires_at: world.nowSec() + openForSec,
    mode,
    status: 'open',
    payment_status: mode === 'setup' ? 'no_payment_required' : 'unpaid',
    customer: customerId,
    price: mode === 'setup' ? null : world.price(textAt(form, 'line_items.0.price') ?? '').id,
    url: `${origin}${pagesPrefix}/checkout/${id}`,
    success_url: successUrl,
    cancel_url: cancelUrl,
    subscription: null,
    invoice: null,
    setup_intent: null,
    metadata: subscriptionId === undefined ? {} : { subscription_id: subscriptionId },
  })
}

export const expireSession = (world: LocalWorld, id: string): Session => {
  const session = world.find('checkout.session', id)
  if (session.status !== 'open')
    throw wrong(
      'Only Checkout Sessions with a status in ["open"] can be expired. ' +
        `This Checkout Session has a status of ${session.status}.`,
    )
  return Object.assign(session, { status: 'expired', url: null })
}

const methodOf = (
  world: LocalWorld,
  customer: string,
  given: { behaviour: CardBehaviour; expires: { month: number; year: number } },
): Rows['payment_method'] =>
  world.add('payment_method', {
    id: newId('pm'),
    object: 'payment_method',
    type: 'card',
    customer,
    behaviour: given.behaviour,
    card: {
      ...cards[given.behaviour],
      exp_month: given.expires.month,
      exp_year: given.expires.year,
    },
  })

const finishSetup = (world: LocalWorld, session: Session, methodId: string): void => {
  const intent = world.add('setup_intent', {
    id: newId('seti'),
    object: 'setup_intent',
    status: 'succeeded',
    customer: session.customer,
    payment_method: methodId,
  })
  session.setup_intent = intent.id
}

const finishPurchase = (world: LocalWorld, session: Session, methodId: string): void => {
  const price = world.price(session.price ?? '')
  const subscription = beginSubscription(world, { customer: session.customer, price, methodId })
  const invoice = makeInvoice(world, subscription, {
    reason: 'subscription_create',
    lines: [{ amount: price.unit_amount, description: price.nickname }],
    price,
  })
  settleInvoice(world, invoice)
  Object.assign(session, {
    subscription: subscription.id,
    invoice: invoice.id,
    payment_status: 'paid',
  })
}

export type CardChoice = {
  behaviour: CardBehaviour
  expires: { month: number; year: number }
  /** The person has said yes to their bank. */
  isConfirmed: boolean
}

/** What the person does on the page; a session is finished once. */
export const paySession = (world: LocalWorld, session: Session, choice: CardChoice): BankWord => {
  if (session.status !== 'open') throw wrong('This page has been used or has expired.')
  const method = methodOf(world, session.customer, choice)
  const word = bankWord(world, method.id, 'checkout')
  if (word.state === 'refused' || (word.state === 'asks' && !choice.isConfirmed)) {
    delete world.state.rows.payment_method[method.id]
    return word
  }
  if (session.mode === 'setup') finishSetup(world, session, method.id)
  else finishPurchase(world, session, method.id)
  Object.assign(session, { status: 'complete', url: null })
  world.tell('checkout.session.completed', session)
  return { state: 'paid' }
}

/** An open invoice paid on its page by another card, which pays from now on. */
export const payInvoiceWith = (
  world: LocalWorld,
  invoice: Rows['invoice'],
  choice: CardChoice,
): BankWord => {
  const method = methodOf(world, invoice.customer, choice)
  const word = bankWord(world, method.id, 'checkout')
  if (word.state === 'refused' || (word.state === 'asks' && !choice.isConfirmed)) {
    delete world.state.rows.payment_method[method.id]
    return word
  }
  world.find('subscription', invoice.subscription).default_payment_method = method.id
  payByHand(world, invoice)
  return { state: 'paid' }
}

/** Where the page sends the person who is done. */
export const successAddress = ({ id, success_url }: Session): string =>
  success_url.replace('{CHECKOUT_SESSION_ID}', id)
