// A stand-in for Stripe inside this server, for development and tests: it answers the same SDK,
// keeps what it is told, has pages where a person pays with cards that are none, signs webhooks,
// and has a clock that can be moved. Nothing is charged, so production refuses it.
import { answerApi } from './api/answer-api.ts'
import { deliverAll, type Deliver } from './deliver.ts'
import { listAt, parseForm, type Form } from './form.ts'
import { LocalFault } from './world/local-fault.ts'
import { openState } from './world/local-file.ts'
import { createWorld, type LocalWorld } from './world/local-world.ts'
import type { Price } from './world/local-state.ts'
import { expanded } from './present.ts'
import { catchUp } from './billing/renewing.ts'

export type LocalStripeOptions = {
  nowSec: () => number
  prices: readonly Price[]
  webhookSecret: string
  /** Where its state outlives a restart; null: nowhere. */
  file: string | null
}

export type LocalStripe = {
  world: LocalWorld
  /** For the SDK: every request of it comes here. */
  fetch: typeof fetch
  webhookSecret: string
  /** Lets happen what is due by now. */
  settle: () => void
  /** Moves its clock on; what falls due in between happens in order. */
  advance: (sec: number) => void
  /** The holder of the card asks the bank for the money of an invoice back. */
  dispute: (invoiceId: string) => void
  /** Sends what waits to the server; without a receiver it goes on waiting. */
  flush: () => Promise<void>
  deliverTo: (deliver: Deliver) => void
  /** Keeps what has changed. */
  keep: () => void
}

const repliesKept = 2000

type Reply = { status: number; body: string }

const replyTo = (
  world: LocalWorld,
  request: { method: string; path: string; form: Form },
): Reply => {
  try {
    const body = answerApi(world, request)
    const expand = listAt(request.form, 'expand').filter((path) => typeof path === 'string')
    return { status: 200, body: JSON.stringify(expanded(world, body, expand)) }
  } catch (error) {
    if (error instanceof LocalFault)
      return { status: error.status, body: JSON.stringify(error.body) }
    throw error
  }
}

const keyReused: Reply = {
  status: 400,
  body: JSON.stringify(
    new LocalFault(400, 'idempotency_error', {
      code: 'idempotency_key_in_use',
      message:
        'Keys for idempotent requests can only be used with the same parameters they were first used with.',
    }).body,
  ),
}

/** The same key with the same request gets the same reply, and has one effect. */
const replyOnce = (
  world: LocalWorld,
  key: string | null,
  request: { method: string; path: string; text: string; form: Form },
): Reply => {
  const { replies } = world.state
  if (key === null || request.method !== 'POST') return replyTo(world, request)
  const fingerprint = `${request.path}?${request.text}`
  const known = replies[key]
  if (known !== undefined) return known.request === fingerprint ? known : keyReused
  const reply = replyTo(world, request)
  replies[key] = { request: fingerprint, ...reply }
  for (const old of Object.keys(replies).slice(0, -repliesKept)) delete replies[old]
  return reply
}

/** Sends what waits to whoever receives it, one round at a time. */
const createPost = (sendTo: (deliver: Deliver) => Promise<void>, keep: () => void) => {
  let deliver: Deliver | null = null
  let flushing: Promise<void> | null = null
  const sendAll = async (): Promise<void> => {
    if (deliver !== null) await sendTo(deliver)
    keep()
  }
  const flush = (): Promise<void> => {
    flushing ??= sendAll().finally(() => {
      flushing = null
    })
    return flushing
  }
  return {
    flush,
    deliverTo: (to: Deliver): void => {
      deliver = to
    },
    hasReceiver: () => deliver !== null,
  }
}

/** The SDK's request, read as Stripe would read it, and its reply. */
const answerSdk = (world: LocalWorld, url: URL, init: RequestInit | undefined): Response => {
  const method = init?.method ?? 'GET'
  const sent = typeof init?.body === 'string' ? init.body : ''
  const text = method === 'POST' ? sent : url.search.slice(1)
  const reply = replyOnce(world, new Headers(init?.headers).get('idempotency-key'), {
    method,
    path: url.pathname,
    text,
    form: parseForm(text),
  })
  return new Response(reply.body, {
    status: reply.status,
    headers: { 'content-type': 'application/json', 'request-id': 'req_local' },
  })
}

const disputeInvoice = (world: LocalWorld, invoiceId: string): void => {
  const intent = world.all('payment_intent').find(({ invoice }) => invoice === invoiceId)
  if (intent?.status !== 'succeeded') return
  intent.disputed = true
  world.tell('charge.dispute.created', {
    id: `dp_${intent.id}`,
    object: 'dispute',
    payment_intent: intent.id,
    amount: intent.amount,
  })
}

/** Starts it from its file, or empty. */
export const createLocalStripe = (options: LocalStripeOptions): LocalStripe => {
  const { state, keep } = openState(options.file)
  const world = createWorld(state, {
    nowSec: options.nowSec,
    prices: new Map(options.prices.map((price) => [price.id, price])),
  })
  const post = createPost(
    (deliver) =>
      deliverAll(state, { deliver, secret: options.webhookSecret, nowSec: options.nowSec }),
    keep,
  )
  const setNow = (sec: number): void => {
    state.aheadSec = sec - options.nowSec()
  }
  const settle = (): void => catchUp(world, world.nowSec(), setNow)
  return {
    world,
    webhookSecret: options.webhookSecret,
    settle,
    keep,
    advance: (sec) => catchUp(world, world.nowSec() + sec, setNow),
    dispute: (invoiceId) => disputeInvoice(world, invoiceId),
    flush: post.flush,
    deliverTo: post.deliverTo,
    fetch: async (input, init) => {
      settle()
      const url = new URL(input instanceof Request ? input.url : input)
      const answer = answerSdk(world, url, init)
      keep()
      if (post.hasReceiver() && state.events.length > 0) setImmediate(() => void post.flush())
      return answer
    },
  }
}
