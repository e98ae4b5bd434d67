// The stand-in's pages on this server: one prefix, forms without script, and a way back to the app.
import type { FastifyInstance, FastifyReply } from 'fastify'
import { pagesPrefix } from '../billing/invoicing.ts'
import { LocalFault } from '../world/local-fault.ts'
import { cardBehaviours, type CardBehaviour, type Kind, type Rows } from '../world/local-state.ts'
import type { LocalStripe } from '../local-stripe.ts'
import { payInvoiceWith, paySession, successAddress, type CardChoice } from '../billing/sessions.ts'
import { bankPage, checkoutPage, gonePage } from './checkout-pages.ts'
import { invoicePage, panelPage } from './invoice-pages.ts'

type Fields = Record<string, string>

const bodyLimitBytes = 16 * 1024
const maxDays = 400
const daySec = 86_400

const html = (reply: FastifyReply, page: string, status = 200): FastifyReply =>
  reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page)

const choiceOf = ({ card, expires, do: decision }: Fields): CardChoice => {
  const [year, month] = (expires ?? '').split('-').map(Number)
  const behaviour: CardBehaviour = cardBehaviours.find((known) => known === card) ?? 'declined'
  return {
    behaviour,
    expires: { year: year || 2099, month: month || 12 },
    isConfirmed: decision === 'confirm',
  }
}

const carried = ({ card = '', expires = '' }: Fields): Fields => ({ card, expires })

const found = <K extends Kind>(
  { world, settle }: LocalStripe,
  kind: K,
  id: string,
): Rows[K] | null => {
  settle()
  try {
    return world.find(kind, id)
  } catch (error) {
    if (error instanceof LocalFault) return null
    throw error
  }
}

const refusedByBank = 'Your bank did not confirm the payment.'

const finish = (local: LocalStripe): void => {
  local.keep()
  void local.flush()
}

/**
 * A form of another site may not pay, refuse or move the clock here (S17). Browsers that name no
 * origin are let pass.
 */
const refuseOtherSites = (app: FastifyInstance): void => {
  app.addHook('onRequest', async ({ method, headers: { origin, host } }, reply) => {
    if (
      method !== 'POST' ||
      origin === undefined ||
      (URL.canParse(origin) && new URL(origin).host === host)
    )
      return undefined
    return html(reply, gonePage(), 403)
  })
}

const registerCheckout = (app: FastifyInstance, local: LocalStripe): void => {
  const { world } = local
  app.get<{ Params: { id: string } }>('/checkout/:id', async ({ params }, reply) => {
    const session = found(local, 'checkout.session', params.id)
    return session?.status === 'open'
      ? html(reply, checkoutPage(world, session, null))
      : html(reply, gonePage(), 410)
  })
  app.post<{ Params: { id: string }; Body: Fields }>(
    '/checkout/:id',
    async ({ params, body }, reply) => {
      const session = found(local, 'checkout.session', params.id)
      if (session?.status !== 'open') return html(reply, gonePage(), 410)
      if (body['do'] === 'leave') return reply.redirect(session.cancel_url, 303)
      if (body['do'] === 'refuse')
        return html(reply, checkoutPage(world, session, refusedByBank), 402)
      const word = paySession(world, session, choiceOf(body))
      if (word.state === 'asks')
        return html(reply, bankPage(`${pagesPrefix}/checkout/${session.id}`, carried(body)))
      if (word.state === 'refused')
        return html(reply, checkoutPage(world, session, word.message), 402)
      finish(local)
      return reply.redirect(successAddress(session), 303)
    },
  )
}

const registerInvoices = (app: FastifyInstance, local: LocalStripe): void => {
  const { world } = local
  const show =
    (isPrint: boolean) =>
    async ({ params }: { params: { id: string } }, reply: FastifyReply) => {
      const invoice = found(local, 'invoice', params.id)
      return invoice === null
        ? html(reply, gonePage(), 404)
        : html(reply, invoicePage(world, invoice, { problem: null, isPrint }))
    }
  app.get<{ Params: { id: string } }>('/invoices/:id', show(false))
  app.get<{ Params: { id: string } }>('/invoices/:id/print', show(true))
  app.post<{ Params: { id: string }; Body: Fields }>(
    '/invoices/:id',
    async ({ params, body }, reply) => {
      const invoice = found(local, 'invoice', params.id)
      if (invoice === null) return html(reply, gonePage(), 404)
      const page = (problem: string | null, status: number) =>
        html(reply, invoicePage(world, invoice, { problem, isPrint: false }), status)
      if (invoice.status !== 'open') return page(null, 200)
      if (body['do'] === 'refuse') return page(refusedByBank, 402)
      const word = payInvoiceWith(world, invoice, choiceOf(body))
      if (word.state === 'asks')
        return html(reply, bankPage(`${pagesPrefix}/invoices/${invoice.id}`, carried(body)))
      if (word.state === 'refused') return page(word.message, 402)
      finish(local)
      return page(null, 200)
    },
  )
}

const registerPanel = (app: FastifyInstance, local: LocalStripe): void => {
  app.get('/', async (_, reply) => {
    local.settle()
    return html(reply, panelPage(local.world))
  })
  app.post<{ Body: Fields }>('/', async ({ body }, reply) => {
    const days = Number(body['days'])
    if (days > 0 && days <= maxDays) local.advance(days * daySec)
    if (body['do'] === 'dispute') local.dispute(body['invoice'] ?? '')
    finish(local)
    return reply.redirect(pagesPrefix, 303)
  })
}

/** Registers the pages; their forms are read here and nowhere else. */
export const registerLocalPages = async (
  http: FastifyInstance,
  local: LocalStripe,
): Promise<void> => {
  await http.register(
    async (app) => {
      app.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string', bodyLimit: bodyLimitBytes },
        (_, body, done) => {
          done(null, Object.fromEntries(new URLSearchParams(String(body))))
        },
      )
      refuseOtherSites(app)
      registerCheckout(app, local)
      registerInvoices(app, local)
      registerPanel(app, local)
    },
    { prefix: pagesPrefix },
  )
}
