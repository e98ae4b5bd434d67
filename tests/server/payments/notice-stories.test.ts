// What the provider tells, and what it does not: lost, late, doubled or out of order, a membership ends up the same.
import { expect, it } from 'vitest'
import { PaymentRefused } from '#server/gateways/payments/payments-port.ts'
import { reconcileMemberships } from '#server/jobs/reconcile-memberships.ts'
import { outputOf } from '#tests/fakes/answer-output.ts'
import { describePayers } from '#tests/fakes/describe-payers.ts'

describePayers('notices of the provider', (story) => {
  const { shown, tier, move } = story

  it('lost reply: the person never comes back, and the notice alone brings the membership', async () => {
    const { url } = outputOf(
      'create-checkout-session',
      await story.server.checkout(story.person, 'pro_monthly'),
    )
    await story.server.onPage(url, { do: 'pay', card: 'accepted', expires: '2099-12' })
    expect(await story.server.deliver(story.server.notices())).toEqual([200, 200, 200])
    expect(await tier()).toBe('pro')
  })

  it('lost notice: the hourly comparison brings it, and asks nobody twice within the hour', async () => {
    const { url } = outputOf(
      'create-checkout-session',
      await story.server.checkout(story.person, 'pro_monthly'),
    )
    await story.server.onPage(url, { do: 'pay', card: 'accepted', expires: '2099-12' })
    story.server.notices()
    story.server.pass(3600)
    expect(await reconcileMemberships(story.server.deps)).toBeGreaterThan(0)
    expect(await tier()).toBe('pro')
    expect(await reconcileMemberships(story.server.deps)).toBe(0)
  })

  it('lost notice of one whose predecessor the provider no longer knows: the comparison goes on behind it', async () => {
    const { url } = outputOf(
      'create-checkout-session',
      await story.server.checkout(story.person, 'pro_monthly'),
    )
    await story.server.onPage(url, { do: 'pay', card: 'accepted', expires: '2099-12' })
    story.server.notices()
    const unknown = await story.server.register(`forgotten${story.count}`)
    await story.server.deps.store.db
      .insertInto('payment_customers')
      .values({
        user_id: unknown.userId,
        customer_id: `cus_gone${story.count}`,
        open_session_id: null,
        open_price_id: null,
        checked_at_ms: 0,
        created_at: 0,
      })
      .execute()
    story.server.pass(3600)
    const { payments } = story.server.deps
    if (payments === null) throw new Error('no payments')
    const subscriptionOf: typeof payments.subscriptionOf = async (id) => {
      if (id === `cus_gone${story.count}`)
        throw new PaymentRefused('StripeInvalidRequestError resource_missing 404')
      return payments.subscriptionOf(id)
    }
    const deps = { ...story.server.deps, payments: { ...payments, subscriptionOf } }
    await reconcileMemberships(deps)
    expect(await tier()).toBe('pro')
    expect(await reconcileMemberships(deps), 'asked about again within the hour').toBe(0)
    await story.server.deps.store.db
      .deleteFrom('payment_customers')
      .where('user_id', '=', unknown.userId)
      .execute()
  })

  it('late, doubled and out of order: old notices change nothing that has moved on', async () => {
    const id = await story.server.buy(story.person, 'pro_monthly')
    const old = story.server.notices()
    await move('upgrade', id, 'premium_monthly')
    const newer = story.server.notices()
    expect(
      new Set(
        await story.server.deliver([...newer.toReversed(), ...old.toReversed(), ...old, ...newer]),
      ),
    ).toEqual(new Set([200]))
    expect(await shown()).toMatchObject({ priceId: 'premium_monthly', status: 'active' })
    const stored = await story.server.deps.store.db
      .selectFrom('payment_notices')
      .select('id')
      .execute()
    for (const { id: notice } of [...old, ...newer])
      expect(stored.filter((row) => row.id === notice)).toHaveLength(1)
  })
})
