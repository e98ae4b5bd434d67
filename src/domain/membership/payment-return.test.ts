import { expect, it } from 'vitest'
import { readPaymentReturn } from './payment-return.ts'

it('D-PAYSUCCESS R-MEM-010: a payment with its secret, or a session, is read from the address', () => {
  expect(
    readPaymentReturn(
      '?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&session_id=cs_1',
    ),
  ).toEqual({ paymentIntent: 'pi_1', paymentIntentClientSecret: 'pi_1_secret_2' })
  expect(readPaymentReturn('session_id=cs_1&redirect_status=succeeded')).toEqual({
    sessionId: 'cs_1',
  })
  expect(readPaymentReturn('?payment_intent=pi_1&session_id=cs_1')).toEqual({ sessionId: 'cs_1' })
})

it.each([
  '',
  '?',
  '?payment_intent=pi_1',
  '?payment_intent_client_secret=x',
  '?session_id=',
  `?session_id=${'x'.repeat(201)}`,
])('D-PAYSUCCESS: %s names no payment', (search) => {
  expect(readPaymentReturn(search)).toBeNull()
})
