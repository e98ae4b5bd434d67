import { expect, it } from 'vitest'
import { safePaymentPage } from './payment-page.ts'

it('R-MEM-009 R-MEM-045: a payment page is opened over https, and over http on this machine alone', () => {
  expect(safePaymentPage('https://checkout.stripe.com/c/pay/cs_test_1#fid')).toBe(
    'https://checkout.stripe.com/c/pay/cs_test_1#fid',
  )
  expect(
    ['http://localhost:4173/pay', 'http://127.0.0.1:9/x', 'http://[::1]:9/x'].map(safePaymentPage),
  ).toEqual(['http://localhost:4173/pay', 'http://127.0.0.1:9/x', 'http://[::1]:9/x'])
})

it.each([
  'http://checkout.stripe.com/c',
  'http://localhost.evil.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  '/stripe-checkout',
  '//evil.example',
  '',
  'https://checkout.stripe.com@evil.example/',
  null,
  undefined,
  7,
  {},
])('R-MEM-009: %s is no address to pay at', (url) => {
  expect(safePaymentPage(url)).toBeNull()
})
