// What becomes of a membership by itself: cards that expire, renewals that fail, disputes, and ends.
import { expect, it } from 'vitest'
import { reconcileMemberships } from '#server/jobs/reconcile-memberships.ts'
import { outputOf } from '#tests/fakes/answer-output.ts'
import { describePayers } from '#tests/fakes/describe-payers.ts'

const daySec = 86_400
const proMonth = 1200

describePayers('what becomes of a membership', (story) => {
  const { call, shown, tier, customer, charges } = story

  it('R-MEM-016 expired card at renewal: past due but kept, another card pays what is open, once', async () => {
    const id = await story.server.buy(story.person, 'pro_monthly', 'accepted', `${story.year}-02`)
    story.server.pass(29 * daySec)
    expect(await charges()).toEqual([proMonth, proMonth])
    story.server.pass(31 * daySec)
    await story.server.deliver(story.server.notices())
    expect(await shown()).toMatchObject({
      status: 'past_due',
      level: 1,
      payment_url: expect.stringContaining('/local/payments/invoices/'),
    })
    const update = await call('create-payment-update-session', {
      subscriptionId: id,
      successUrl: '/profile/membership',
      cancelUrl: '/profile/membership',
    })
    const { url, sessionId } = outputOf('create-checkout-session', update)
    expect(
      await story.server.onPage(url, { do: 'pay', card: 'accepted', expires: '2098-05' }),
    ).toMatchObject({
      status: 303,
      location: `http://localhost:4173/profile/membership?session_id=${sessionId}`,
    })
    expect(await call('verify-payment', { sessionId })).toMatchObject({
      success: true,
      output: { isSetup: true },
    })
    await story.server.deliver(story.server.notices())
    expect(await shown()).toMatchObject({ status: 'active', payment_url: null })
    expect((await call('get-user-payment-method', {})).output).toMatchObject({
      exp_month: 5,
      exp_year: 2098,
    })
    expect(await charges()).toEqual([proMonth, proMonth, proMonth])
  })

  it('a renewal that fails to the end: tried again three times, then the membership is over', async () => {
    await story.server.buy(story.person, 'pro_monthly', 'fails-later')
    for (const days of [29, 3, 5, 7]) {
      story.server.pass(days * daySec)
      await story.server.deliver(story.server.notices())
    }
    expect([(await shown())?.status, await tier(), await charges()]).toEqual([
      'canceled',
      'free',
      [proMonth],
    ])
  })

  it('dispute: the membership ends at once and is charged no more', async () => {
    await story.server.buy(story.person, 'pro_monthly')
    story.server.pass(daySec)
    const invoice = story.server.local.world.all('invoice').at(-1)
    story.server.local.dispute(invoice?.id ?? '')
    await story.server.deliver(story.server.notices())
    expect([await shown(), await tier()]).toMatchObject([
      { status: 'canceled', current_period_end: story.server.local.world.nowSec() },
      'free',
    ])
    story.server.pass(60 * daySec)
    expect(await charges()).toEqual([proMonth])
  })

  it('a tier that an administrator gives after the end stays', async () => {
    const id = await story.server.buy(story.person, 'pro_monthly')
    await call('cancel-subscription', { subscriptionId: id })
    story.server.pass(29 * daySec)
    await story.server.deliver(story.server.notices())
    await story.server.deps.store.db
      .updateTable('users')
      .set({ tier: 'premium' })
      .where('id', '=', story.person.userId)
      .execute()
    story.server.pass(7200)
    await reconcileMemberships(story.server.deps)
    expect(await tier()).toBe('premium')
    await story.server.deps.store.db
      .updateTable('users')
      .set({ tier: 'free' })
      .where('id', '=', story.person.userId)
      .execute()
  })

  it('an account that is deleted is paid for no longer', async () => {
    await story.server.buy(story.person, 'pro_monthly')
    const own = await customer()
    expect(await call('delete_account', { password: 'Correct-horse-9' })).toMatchObject({
      success: true,
    })
    expect(story.server.local.world.find('customer', own?.customer_id ?? '')).toMatchObject({
      deleted: true,
      email: '',
    })
    expect(await story.server.deliver(story.server.notices())).not.toContain(503)
    story.server.pass(60 * daySec)
    expect(
      story.server.local.world
        .all('payment_intent')
        .filter((intent) => intent.customer === own?.customer_id),
    ).toHaveLength(1)
  })
})
