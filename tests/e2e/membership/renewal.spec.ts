// A renewal that fails, and every way out of it: another card, the open invoice, or the end.
import {
  atProvider,
  atProviderOnly,
  expectAgreement,
  openMembership,
  payWith,
  section,
} from '../harness/membership-page.ts'
import { expect, test } from '../harness/paying.ts'
import type { PayingServer } from '#tests/fakes/paying-server.ts'

test.use({ viewport: { width: 1440, height: 900 } })
test.beforeEach(({ watch }) => watch.expectError(atProviderOnly))

const daySec = 86_400

/** A card that is good through the month of the provider's clock, and no longer. */
const endOfMonth = (paying: PayingServer): string =>
  new Date(paying.deps.clock.nowMs()).toISOString().slice(0, 7)

const passDays = async (paying: PayingServer, days: number): Promise<void> => {
  paying.pass(days * daySec)
  await paying.deliver(paying.notices())
}

test('R-MEM-016 R-MEM-041 D-PAYURL D-STATUS: the card has expired at the renewal: the plan stays, another card pays what is open, once', async ({
  page,
  payer,
  paying,
}) => {
  await payer.buy('pro_monthly', 'accepted', endOfMonth(paying))
  await passDays(paying, 32)
  await openMembership(page, { paying, payer, charges: [1200] })
  await expect(section(page, 'Plan')).toContainText(/Pro\s*Payment overdue/)
  await expect(section(page, 'Plan')).toContainText(
    'The last payment did not go through. It will be tried again; check the payment method.',
  )
  await expect(section(page, 'Invoices').getByRole('listitem').first()).toContainText('Open')
  const updates: unknown[] = []
  page.on('request', (request) => {
    const body = request.url().endsWith('/stripe_checkout.php')
      ? (request.postDataJSON() as { f?: string })
      : {}
    if (body.f === 'create-payment-update-session') updates.push(body)
  })
  await page.getByRole('button', { name: 'Update payment method' }).click()
  await atProvider(page)
  const home = expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/profile\/membership$/)
  expect(updates).toEqual([expect.objectContaining({ successUrl: home, cancelUrl: home })])
  await page.getByRole('button', { name: 'Save card' }).click()
  await test.step('back before the provider’s notice: the page takes the card into use itself, and the address is clean again', async () => {
    await expect(section(page, 'Plan')).toContainText(/Pro\s*Active/)
    await expect(page).toHaveURL('/profile/membership')
  })
  await paying.deliver(paying.notices())
  await expectAgreement(page, { paying, payer, charges: [1200, 1200] })
  await expect(section(page, 'Payment method')).toContainText('Expires 12/2099')
})

test('paid by hand: “Pay now” opens the invoice, a declined card changes nothing, another one settles it', async ({
  page,
  payer,
  paying,
}) => {
  await payer.buy('premium_monthly', 'fails-later')
  await passDays(paying, 32)
  await page.goto('/profile/membership')
  await page.getByRole('link', { name: 'Pay now' }).click()
  await atProvider(page)
  await payWith(page, /declined/i, 'Pay')
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.')
  await payWith(page, /4242/, 'Pay')
  await expect(page.getByRole('main')).toContainText('· paid')
  await paying.deliver(paying.notices())
  await page.getByRole('link', { name: 'Back to the app' }).click()
  await expect(section(page, 'Plan')).toContainText(/Premium\s*Active/)
  await expectAgreement(page, { paying, payer, charges: [2900, 2900] })
  await expect(page.getByRole('link', { name: 'Pay now' })).toHaveCount(0)
})

test('a renewal that fails to the end: overdue while it is tried again, then over, and nothing more is charged', async ({
  page,
  payer,
  paying,
}) => {
  await payer.buy('pro_monthly', 'fails-later')
  for (const days of [32, 4]) {
    await passDays(paying, days)
    await openMembership(page, { paying, payer, charges: [1200] })
    await expect(section(page, 'Plan')).toContainText('Payment overdue')
  }
  await passDays(paying, 13)
  await openMembership(page, { paying, payer, charges: [1200] })
  await expect(section(page, 'Plan')).toContainText(/Free\s*Cancelled/)
  await expect(page.getByRole('link', { name: 'Choose Pro' })).toBeVisible()
})
