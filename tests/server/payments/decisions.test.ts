// One decision is one change, however often its button is pressed; a new decision is a new one, however soon it comes. The clock
// stands still in each of these, so that everything happens within one second.
import { expect, it, vi } from 'vitest'
import { outputOf } from '#tests/fakes/answer-output.ts'
import { describePayers } from '#tests/fakes/describe-payers.ts'

const proMonth = 1200

describePayers('decisions within one second', (story) => {
  const { call, shown, tier, charges, preview, move } = story
  const planned = async () => (await shown())?.scheduled_price_id

  it('R-MEM-021 a doubled click on a downgrade plans it once, and both clicks are told so', async () => {
    const id = await story.server.buy(story.person, 'premium_monthly')
    await preview('downgrade', id, 'pro_monthly')
    const press = () =>
      call('downgrade-subscription', { subscriptionId: id, newPriceId: 'pro_monthly' })
    expect(await Promise.all([press(), press()])).toMatchObject([
      { success: true },
      { success: true },
    ])
    expect(
      story.server.local.world
        .all('subscription_schedule')
        .filter(({ subscription }) => subscription === id),
    ).toHaveLength(1)
    expect(await planned()).toBe('pro_monthly')
  })

  it.each([
    ['downgrade', 'premium_monthly', 'pro_monthly'],
    ['upgrade', 'pro_monthly', 'premium_monthly'],
  ] as const)(
    'R-MEM-019 R-MEM-021 a second press that had read the subscription before the first %s was made is told that it is made',
    async (way, from, to) => {
      const id = await story.server.buy(story.person, from)
      const { payments } = story.server.deps
      if (payments === null) throw new Error('This server takes payments.')
      const before = await payments.subscriptionOf((await story.customer())?.customer_id ?? '')
      expect(await move(way, id, to)).toMatchObject({ success: true })
      const charged = await charges()
      vi.spyOn(payments, 'subscriptionOf').mockResolvedValueOnce(before)
      expect(
        await call(`${way}-subscription`, { subscriptionId: id, newPriceId: to }),
      ).toMatchObject({ success: true })
      expect(await charges()).toEqual(charged)
    },
  )

  it('R-MEM-015 R-MEM-021 a downgrade that was taken back can be planned again', async () => {
    const id = await story.server.buy(story.person, 'premium_monthly')
    for (let n = 0; n < 3; n += 1) {
      expect(await move('downgrade', id, 'pro_monthly')).toMatchObject({ success: true })
      expect(await planned()).toBe('pro_monthly')
      await call('reactivate-subscription', { subscriptionId: id })
      expect(await planned()).toBeNull()
    }
  })

  it('R-MEM-021 a downgrade to one plan, then to another, then to the first again', async () => {
    const id = await story.server.buy(story.person, 'premium_yearly')
    for (const priceId of ['pro_yearly', 'pro_monthly', 'pro_yearly']) {
      expect(await move('downgrade', id, priceId)).toMatchObject({ success: true })
      expect(await planned()).toBe(priceId)
    }
  })

  it('R-MEM-019 an upgrade the bank refused is charged once the card is another', async () => {
    const id = await story.server.buy(story.person, 'pro_monthly', 'fails-later')
    expect(await move('upgrade', id, 'premium_monthly')).toMatchObject({
      error: 'PAYMENT_DECLINED',
    })
    const update = await call('create-payment-update-session', {
      subscriptionId: id,
      successUrl: '/profile/membership',
      cancelUrl: '/profile/membership',
    })
    const { url, sessionId } = outputOf('create-checkout-session', update)
    await story.server.onPage(url, { do: 'pay', card: 'accepted', expires: '2098-05' })
    await call('verify-payment', { sessionId })
    expect(await move('upgrade', id, 'premium_monthly')).toMatchObject({
      success: true,
      output: { state: 'done' },
    })
    expect([await tier(), (await charges()).length]).toEqual(['premium', 2])
  })

  it('R-MEM-038 upgrades the bank refuses, one after the other, leave the planned downgrade planned', async () => {
    const id = await story.server.buy(story.person, 'pro_yearly', 'fails-later')
    await move('downgrade', id, 'pro_monthly')
    for (let n = 0; n < 3; n += 1) {
      expect(await move('upgrade', id, 'premium_yearly')).toMatchObject({
        error: 'PAYMENT_DECLINED',
      })
      expect(await planned()).toBe('pro_monthly')
    }
  })

  it('R-MEM-008 D-MUTRETRY a click that is repeated after its page was closed by another tab gets a page that can be paid', async () => {
    const first = outputOf(
      'create-checkout-session',
      await story.server.checkout(story.person, 'pro_monthly', 'click-0001'),
    )
    await story.server.checkout(story.person, 'premium_monthly', 'click-0002')
    const again = outputOf(
      'create-checkout-session',
      await story.server.checkout(story.person, 'pro_monthly', 'click-0001'),
    )
    expect(again.sessionId).not.toBe(first.sessionId)
    expect(
      await story.server.onPage(again.url, { do: 'pay', card: 'accepted', expires: '2099-12' }),
    ).toMatchObject({ status: 303 })
    expect(await charges()).toEqual([proMonth])
  })
})
