// An account with two sessions, two lists of each kind, and one item in each first list.
import { outputOf } from './answer-output.ts'
import { entityFurnishings } from './entity-rows.ts'
import type { FakeServer } from './memory-server.ts'
import type { OwnedIds } from './sample-payloads.ts'

export type FurnishedAccount = OwnedIds & { token: string; userId: string }

/** Registers `name` and furnishes it. */
export const furnishAccount = async (
  server: FakeServer,
  name: string,
): Promise<FurnishedAccount> => {
  const email = `${name}@example.com`
  const password = 'Correct-horse-9'
  const { output } = await server.call('register_user', { email, password, username: name })
  const { token, user } = output as { token: string; user: { id: string } }
  const coinList = (await server.call('create_watchlist', { name: 'Coins' }, { token })).output as {
    id: string
  }
  const saleList = (await server.call('create_ido_watchlist', { name: 'Sales' }, { token }))
    .output as {
    id: string
  }
  await server.call('create_watchlist', { name: 'More coins' }, { token })
  await server.call('create_ido_watchlist', { name: 'More sales' }, { token })
  await server.call('add_to_watchlist_v2', { listId: coinList.id, coinId: 'bitcoin' }, { token })
  await server.call(
    'add_to_ido_watchlist',
    { listId: saleList.id, projectId: 'some-sale' },
    { token },
  )
  await server.call(
    'update_notification_settings',
    { settings: { product_news: { email: true } } },
    { token },
  )
  const rows: Record<string, string> = {}
  for (const { table, make, payload } of entityFurnishings) {
    const made = await server.call(make, payload, { token })
    rows[table] = (made.output as { id: string }).id
  }
  await server.call('login_user', { email, password })
  const { sessions } = (await server.call('get_sessions', {}, { token })).output as {
    sessions: { id: string; is_current: boolean }[]
  }
  const otherSession = sessions.find(({ is_current }) => !is_current)?.id ?? ''
  await server.deps.background.settled()
  const letter = server.outbox.findLast(({ to }) => to === email)
  const verifyToken = decodeURIComponent(/token=(\S+)/.exec(letter?.text ?? '')?.[1] ?? '')
  return {
    coinList: coinList.id,
    saleList: saleList.id,
    email,
    password,
    verifyToken,
    otherSession,
    subscriptionId: '',
    checkoutId: '',
    rows,
    token,
    userId: user.id,
  }
}

/** The same with a yearly Pro membership, paid at the local provider of the server, and both ways of changing it previewed. */
export const furnishPaidAccount = async (
  server: FakeServer,
  name: string,
): Promise<FurnishedAccount> => {
  const made = await furnishAccount(server, name)
  const { token } = made
  const { url, sessionId } = outputOf(
    'create-checkout-session',
    await server.call(
      'create-checkout-session',
      { priceId: 'pro_yearly', successUrl: '/payment-success', cancelUrl: '/payment-cancel' },
      { token },
    ),
  )
  await server.fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'do=pay&card=accepted&expires=2099-12',
  })
  await server.call('verify-payment', { sessionId }, { token })
  const { subscriptions } = outputOf(
    'get-user-subscription',
    await server.call('get-user-subscription', {}, { token }),
  )
  const subscriptionId = subscriptions[0]?.id ?? ''
  await server.call(
    'preview-upgrade-subscription',
    { subscriptionId, newPriceId: 'premium_yearly' },
    { token },
  )
  await server.call(
    'preview-downgrade-subscription',
    { subscriptionId, newPriceId: 'pro_monthly' },
    { token },
  )
  return { ...made, subscriptionId, checkoutId: sessionId }
}
