// A server without a payment provider: plans can be looked at, nothing can be bought, and every page says so instead of failing.
import { enterAs, register } from '../harness/enter-as.ts'
import { section } from '../harness/membership-page.ts'
import { expect, test } from '../harness/no-payments.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const said =
  'Payments are not set up on this server yet: you can look at plans but not buy them. Nobody is charged.'

test('D-PROVIDER: payments switched off: prices without a way to buy, a checkout that cannot begin, a membership without a bill', async ({
  page,
  line,
}) => {
  await enterAs(page, line.origin, await register(line.origin))
  await page.goto('/pricing')
  await expect(page.getByText(said)).toBeVisible()
  await expect(page.getByText('$12', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Choose/ })).toHaveCount(0)
  await page.goto('/stripe-checkout?priceId=pro_monthly')
  await expect(page.getByText(said)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue to payment' })).toBeDisabled()
  await page.goto('/profile/membership')
  await expect(section(page, 'Plan')).toContainText('The free plan costs nothing and does not end.')
  await expect(section(page, 'Payment method')).toContainText('No payment method is saved.')
  await expect(section(page, 'Invoices')).toContainText('No invoices yet.')
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  await page.goto('/stripe-subscription')
  await expect(page.getByText(said)).toBeVisible()
})
