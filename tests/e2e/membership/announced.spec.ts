// A plan that is told of and not on sale: its address explains that and leads to what is (decision 201).
import { enterAs, register } from '../harness/enter-as.ts'
import { test } from '../harness/online-test.ts'
import { expect } from '../harness/test.ts'

test('201 D-STRIPEPAGES the address of Premium says that it is not on sale and leads to Pro, month for month and year for year', async ({
  page,
  line: { origin },
}) => {
  await enterAs(page, origin, await register(origin))
  for (const [interval, price] of [
    ['monthly', '$12.00'],
    ['yearly', '$120.00'],
  ] as const) {
    await page.goto(`/stripe-checkout?priceId=premium_${interval}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Premium is not on sale yet')
    await expect(page.getByRole('button', { name: 'Continue to payment' })).toHaveCount(0)
    await page.getByRole('main').getByRole('link', { name: 'Choose Pro' }).click()
    await expect(page).toHaveURL(`/stripe-checkout?priceId=pro_${interval}`)
    await expect(page.getByRole('main')).toContainText(new RegExp(`Due today\\s*\\${price}`))
  }
  await page.goto('/stripe-subscription')
  await expect(page.getByRole('main').getByText('Not on sale yet')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Choose Premium' })).toHaveCount(0)
})
