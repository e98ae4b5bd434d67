// Another person's payment and another person's name open nothing.
import { expect, it } from 'vitest'
import { outputOf } from '#tests/fakes/answer-output.ts'
import { describePayers } from '#tests/fakes/describe-payers.ts'
import { returnUrls } from '#tests/fakes/paying-server.ts'

describePayers('what is not theirs', (story) => {
  const { call, customer } = story

  it('R-MEM-010 D-PAYSUCCESS another person’s payment, a wrong secret and nothing at all are not verified', async () => {
    await story.server.buy(story.person, 'pro_monthly')
    const [session, intent] = [
      story.server.local.world.all('checkout.session').at(-1),
      story.server.local.world.all('payment_intent').at(-1),
    ]
    const payment = {
      paymentIntent: intent?.id ?? '',
      paymentIntentClientSecret: intent?.client_secret ?? '',
    }
    expect(await call('verify-payment', payment)).toMatchObject({
      success: true,
      output: { status: 'paid' },
    })
    const stranger = await story.server.register(`stranger${story.count}`)
    await story.server.buy(stranger, 'pro_monthly')
    const by = (payload: object) =>
      story.server.call('verify-payment', payload, { token: stranger.token })
    for (const payload of [
      { sessionId: session?.id ?? '' },
      payment,
      {},
      { sessionId: 'cs_nothing' },
    ])
      expect(await by(payload)).toMatchObject({ status: 200, error: 'PAYMENT_NOT_VERIFIED' })
    expect(
      await call('verify-payment', { ...payment, paymentIntentClientSecret: 'guess' }),
    ).toMatchObject({ error: 'PAYMENT_NOT_VERIFIED' })
  })

  it('a userId in the payload is nobody: the token’s owner gets the checkout', async () => {
    const stranger = await story.server.register(`other${story.count}`)
    const answer = await story.server.call(
      'create-checkout-session',
      { priceId: 'pro_monthly', userId: stranger.userId, ...returnUrls },
      { token: story.person.token },
    )
    const { sessionId } = outputOf('create-checkout-session', answer)
    expect(story.server.local.world.find('checkout.session', sessionId).customer).toBe(
      (await customer())?.customer_id,
    )
  })
})
