// What the provider says without being asked, or nobody hears in time: the pages follow what is true, however it arrives.
import { atProvider, atProviderOnly, openMembership, section } from '../harness/membership-page.ts'
import { expect, test } from '../harness/paying.ts'

test.use({ viewport: { width: 1440, height: 900 } })
test.beforeEach(({ watch }) => watch.expectError(atProviderOnly))

test('a notice that comes late, twice and out of order brings the membership once', async ({
  page,
  context,
  payer,
  paying,
}) => {
  await page.goto('/stripe-checkout?priceId=pro_monthly')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await atProvider(page)
  await test.step('paid, and the tab is closed before the way back: only the provider knows', async () => {
    await paying.onPage(page.url(), { do: 'pay', card: 'accepted', expires: '2099-12' })
    await page.close()
  })
  const second = await context.newPage()
  await second.goto('/profile/membership')
  await expect(section(second, 'Plan')).toContainText('Free')
  const events = paying.notices()
  expect(new Set(await paying.deliver([...events.toReversed(), ...events]))).toEqual(new Set([200]))
  await openMembership(second, { paying, payer, charges: [1200] })
})

test('a dispute ends the membership at once: the page says so and offers the plans again', async ({
  page,
  payer,
  paying,
}) => {
  await payer.buy('pro_monthly')
  await openMembership(page, { paying, payer, charges: [1200] })
  paying.local.dispute(paying.local.world.all('invoice').at(-1)?.id ?? '')
  await paying.deliver(paying.notices())
  await openMembership(page, { paying, payer, charges: [1200] })
  await expect(page.getByRole('button', { name: 'Cancel membership' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Choose Pro' }).click()
  await expect(page).toHaveURL('/stripe-checkout?priceId=pro_monthly')
  await expect(page.getByRole('button', { name: 'Continue to payment' })).toBeEnabled()
})
