// An upgrade that the bank has a say in: refused, waiting for the person's word, confirmed, or never confirmed.
import type { Page } from '@playwright/test'
import {
  atProvider,
  atProviderOnly,
  expectAgreement,
  openMembership,
  payWith,
  section,
} from '../harness/membership-page.ts'
import { expect, test } from '../harness/paying.ts'

test.use({ viewport: { width: 1440, height: 900 } })
test.beforeEach(({ watch }) => watch.expectError(atProviderOnly))

const askForPremium = async (page: Page) => {
  await page.goto('/profile/membership?change=premium_monthly')
  const dialog = page.getByRole('dialog', { name: 'Upgrade to Premium, monthly' })
  await dialog.getByRole('button', { name: 'Pay $17.00 and upgrade' }).click()
  return dialog
}

test('R-MEM-035 R-MEM-038: the bank declines an upgrade: its own words, the old plan, and nothing to be collected later', async ({
  page,
  payer,
  paying,
}) => {
  await payer.buy('pro_monthly', 'fails-later')
  const dialog = await askForPremium(page)
  await expect(dialog.getByRole('alert')).toHaveText('Your card has insufficient funds.')
  await page.keyboard.press('Escape')
  await expectAgreement(page, { paying, payer, charges: [1200] })
  paying.pass(86_400)
  await openMembership(page, { paying, payer, charges: [1200] })
})

test('R-MEM-019: an upgrade that the bank wants confirmed keeps the old plan until then, and is charged once', async ({
  page,
  payer,
  paying,
}) => {
  await payer.buy('pro_monthly', 'secure')
  const dialog = await askForPremium(page)
  await expect(dialog).toContainText(
    'Your bank asks you to confirm the payment. Your plan changes as soon as it is paid.',
  )
  await expect(dialog.getByRole('button', { name: 'Continue to payment' })).toBeVisible()
  // It has been asked for: there is nothing to cancel here any more, and nobody knows yet when it starts.
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveCount(0)
  await expect(dialog).not.toContainText('Starts')
  await test.step('left for later: the page keeps saying that a payment waits', async () => {
    await openMembership(page, { paying, payer, charges: [1200] })
    await expect(section(page, 'Plan')).toContainText(/Pro\s*Active/)
    await expect(section(page, 'Plan')).toContainText(
      'Your bank asks you to confirm this payment. Until then nothing changes.',
    )
  })
  await page.getByRole('link', { name: 'Pay now' }).click()
  await atProvider(page)
  await payWith(page, /3-D Secure/, 'Pay')
  await page.getByRole('button', { name: 'Yes, pay' }).click()
  await expect(page.getByRole('main')).toContainText('· paid')
  await paying.deliver(paying.notices())
  await page.getByRole('link', { name: 'Back to the app' }).click()
  await expect(section(page, 'Plan')).toContainText(/Premium\s*Active/)
  await expectAgreement(page, { paying, payer, charges: [1200, 1700] })
})

test('a confirmation nobody gives lapses after a day: the old plan goes on, and nothing waits any more', async ({
  page,
  payer,
  paying,
}) => {
  await payer.buy('pro_monthly', 'secure')
  const dialog = await askForPremium(page)
  await expect(dialog).toContainText('Your bank asks you to confirm the payment.')
  paying.pass(86_400)
  await paying.deliver(paying.notices())
  await openMembership(page, { paying, payer, charges: [1200] })
  await expect(page.getByRole('link', { name: 'Pay now' })).toHaveCount(0)
  await expect(
    section(page, 'Invoices').getByRole('listitem').filter({ hasText: 'Void' }),
  ).toHaveCount(1)
})
