// A checkout of somebody who is known by their address only (R-AUT-067, D-NOTLOGGED).
import { test } from '../harness/paying.ts'
import { expect } from '../harness/test.ts'

test('R-AUT-067 D-NOTLOGGED: while no user is loaded nothing is asked; the error leads to the login page and back', async ({
  page,
  payer,
  watch,
}) => {
  watch.expectError(/client\.php/)
  await page.route('**/client.php', (route) =>
    route.request().postData()?.includes('retrieve_current_user') === true
      ? route.fulfill({
          status: 500,
          json: { success: false, output: null, error: 'SERVER_ERROR', errormsg: 'broken' },
        })
      : route.continue(),
  )
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.postData() ?? ''))
  const address = '/stripe-checkout?priceId=pro_monthly'
  await page.goto(address)
  await page.getByRole('main').getByRole('button', { name: 'Continue to payment' }).click()
  const toast = page.locator('.toast[data-state="open"]')
  await expect(toast).toContainText('User not logged in')
  expect(asked.some((body) => body.includes('create-checkout-session'))).toBe(false)
  await toast.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(`/login?returnTo=${encodeURIComponent(address)}`)
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(payer.email)
})
