// Changing plans, told to the end: up for what was said, down when the period ends, and every way back.
import { expect, it } from 'vitest'
import type { PlanChangeResultWire } from '#contract/payments/plan-change-wire.ts'
import { describePayers } from '#tests/fakes/describe-payers.ts'

const daySec = 86_400
const proMonth = 1200
const premiumMonth = 2900

describePayers('changing plans', (story) => {
  const { call, shown, tier, charges, preview, move, daysOfFebruary } = story

  it('R-MEM-018 R-MEM-019 upgrade costs what its preview said, to the second, whenever within the hour it is confirmed', async () => {
    const id = await story.server.buy(story.person, 'pro_monthly')
    story.server.pass(10 * daySec)
    expect(
      await call('upgrade-subscription', { subscriptionId: id, newPriceId: 'premium_monthly' }),
    ).toMatchObject({ status: 200, error: 'PAYMENT_PREVIEW_FIRST' })
    const previewed = await preview('upgrade', id, 'premium_monthly')
    expect(previewed).toMatchObject({
      newPriceId: 'premium_monthly',
      plan_name: 'Premium',
      next_amount: premiumMonth,
      amount_due:
        Math.round((premiumMonth * (daysOfFebruary() - 10)) / daysOfFebruary()) -
        Math.round((proMonth * (daysOfFebruary() - 10)) / daysOfFebruary()),
      message: expect.stringContaining('$'),
    })
    story.server.pass(1800)
    const upgrades = await Promise.all(
      [1, 2, 3].map(() =>
        call('upgrade-subscription', { subscriptionId: id, newPriceId: 'premium_monthly' }),
      ),
    )
    expect(upgrades.filter(({ success }) => success).length).toBeGreaterThan(0)
    expect(
      await call('upgrade-subscription', { subscriptionId: id, newPriceId: 'premium_monthly' }),
    ).toMatchObject({ success: true, output: { state: 'done' } })
    expect(await charges()).toEqual([proMonth, previewed?.amount_due])
    expect(await tier()).toBe('premium')
  })

  it('a preview that is too old does not count', async () => {
    const id = await story.server.buy(story.person, 'pro_monthly')
    await preview('upgrade', id, 'premium_monthly')
    story.server.pass(3601)
    expect(
      await call('upgrade-subscription', { subscriptionId: id, newPriceId: 'premium_monthly' }),
    ).toMatchObject({ error: 'PAYMENT_PREVIEW_FIRST' })
    expect(await charges()).toEqual([proMonth])
  })

  it('R-MEM-038 an upgrade the bank declines changes nothing, says why in the bank’s words, and leaves nothing to be charged later', async () => {
    const id = await story.server.buy(story.person, 'pro_monthly', 'fails-later')
    expect(await move('upgrade', id, 'premium_monthly')).toMatchObject({
      status: 200,
      success: false,
      error: 'PAYMENT_DECLINED',
      errormsg: 'Your card has insufficient funds.',
    })
    expect(await shown()).toMatchObject({
      priceId: 'pro_monthly',
      status: 'active',
      payment_url: null,
    })
    expect(await charges()).toEqual([proMonth])
  })

  it('an upgrade that the bank wants confirmed waits for the word, keeps the old plan until then, and is charged once', async () => {
    const id = await story.server.buy(story.person, 'pro_monthly', 'secure')
    const { output } = await move('upgrade', id, 'premium_monthly')
    const { state, payment_url: url } = output as NonNullable<PlanChangeResultWire>
    expect([state, await tier(), (await shown())?.payment_url]).toEqual(['pending', 'pro', url])
    const form = { do: 'confirm', card: 'secure', expires: '2099-12' }
    await story.server.onPage(String(url), form)
    await story.server.onPage(String(url), form)
    await story.server.deliver(story.server.notices())
    expect([await tier(), (await charges()).length]).toEqual(['premium', 2])
  })

  it('a confirmation nobody gives lapses after a day, and the old plan goes on', async () => {
    const id = await story.server.buy(story.person, 'pro_monthly', 'secure')
    await move('upgrade', id, 'premium_monthly')
    story.server.pass(daySec)
    await story.server.deliver(story.server.notices())
    expect([await tier(), await charges(), (await shown())?.payment_url]).toEqual([
      'pro',
      [proMonth],
      null,
    ])
  })

  it('R-MEM-014 R-MEM-015 upgrade then cancel, twice, then reactivate: kept until the end, and then as it was', async () => {
    const id = await story.server.buy(story.person, 'pro_monthly')
    await move('upgrade', id, 'premium_monthly')
    for (let n = 0; n < 2; n += 1)
      expect(await call('cancel-subscription', { subscriptionId: id })).toMatchObject({
        success: true,
        output: { message: expect.stringContaining(`${daysOfFebruary()} Feb ${story.year}`) },
      })
    expect(await shown()).toMatchObject({ status: 'active', cancel_at_period_end: true, level: 2 })
    expect(await call('reactivate-subscription', { subscriptionId: id })).toMatchObject({
      success: true,
    })
    expect(await shown()).toMatchObject({ cancel_at_period_end: false })
    await call('cancel-subscription', { subscriptionId: id })
    story.server.pass(29 * daySec)
    await story.server.deliver(story.server.notices())
    expect(await shown()).toMatchObject({ status: 'canceled', level: 0, subscriptionId: null })
    expect(await call('reactivate-subscription', { subscriptionId: id })).toMatchObject({
      status: 200,
      error: 'SUBSCRIPTION_NOT_REACTIVATED',
      errormsg: 'Subscription could not be reactivated',
    })
    expect(await charges()).toHaveLength(2)
    expect(await story.server.checkout(story.person, 'pro_monthly')).toMatchObject({
      success: true,
    })
  })

  it('R-MEM-020 R-MEM-021 R-MEM-022 R-MEM-023 a downgrade waits for the period’s end and is charged at its own price', async () => {
    const id = await story.server.buy(story.person, 'premium_monthly')
    expect(
      await call('downgrade-subscription', { subscriptionId: id, newPriceId: 'pro_monthly' }),
    ).toMatchObject({ error: 'PAYMENT_PREVIEW_FIRST' })
    const previewed = await preview('downgrade', id, 'pro_monthly')
    expect(previewed).toMatchObject({
      amount_due: 0,
      next_amount: proMonth,
      effective_at: Date.UTC(story.year, 2, 0, 12) / 1000,
      message: expect.stringContaining('Nothing is due now'),
    })
    for (let n = 0; n < 2; n += 1) {
      expect(
        await call('downgrade-subscription', { subscriptionId: id, newPriceId: 'pro_monthly' }),
      ).toMatchObject({
        success: true,
        output: {
          state: 'scheduled',
          message: 'Your subscription will be downgraded at the end of the period',
        },
      })
    }
    expect(await shown()).toMatchObject({
      level: 2,
      scheduled_plan_name: 'Pro',
      scheduled_price_id: 'pro_monthly',
      scheduled_at: previewed?.effective_at,
    })
    story.server.pass(29 * daySec)
    await story.server.deliver(story.server.notices())
    expect(await shown()).toMatchObject({ level: 1, scheduled_plan_name: null })
    expect(await charges()).toEqual([premiumMonth, proMonth])
  })

  it('downgrade then upgrade: the planned downgrade gives way; reactivating takes one back; to free is a cancellation', async () => {
    const id = await story.server.buy(story.person, 'premium_monthly')
    await move('downgrade', id, 'pro_monthly')
    expect(await move('upgrade', id, 'premium_yearly')).toMatchObject({
      success: true,
      output: { state: 'done' },
    })
    expect(await shown()).toMatchObject({ priceId: 'premium_yearly', scheduled_plan_name: null })
    await move('downgrade', id, 'pro_yearly')
    expect(await call('reactivate-subscription', { subscriptionId: id })).toMatchObject({
      success: true,
    })
    expect(await shown()).toMatchObject({ scheduled_plan_name: null, cancel_at_period_end: false })
    expect(await move('downgrade', id, 'free_monthly')).toMatchObject({
      success: true,
      output: { state: 'scheduled' },
    })
    expect(await shown()).toMatchObject({ cancel_at_period_end: true })
  })

  it('an upgrade the bank declines leaves the planned downgrade planned', async () => {
    const id = await story.server.buy(story.person, 'pro_yearly', 'fails-later')
    await move('downgrade', id, 'pro_monthly')
    expect(await move('upgrade', id, 'premium_yearly')).toMatchObject({ error: 'PAYMENT_DECLINED' })
    expect(await shown()).toMatchObject({
      priceId: 'pro_yearly',
      scheduled_price_id: 'pro_monthly',
    })
  })
})
