// A membership in the air: the last copy with its age, and why nothing can be changed.
import { section, seeTitle } from '../harness/membership-page.ts'
import { expect, test } from '../harness/paying.ts'
import { whenShellIsCached } from '../harness/service-worker.ts'

test.use({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'allow' })

test('R-MEM-040 design 10: offline the last copy with its age, its invoices without links, and every change disabled with the reason', async ({
  page,
  payer,
  setOffline,
}) => {
  await payer.buy('premium_monthly')
  await page.goto('/profile/membership')
  await expect(section(page, 'Plan')).toContainText(/Premium\s*Active/)
  await expect(section(page, 'Invoices').getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Upgrade to Premium, yearly' })).toBeEnabled()
  await whenShellIsCached(page)
  await setOffline(true)
  await page.reload()
  await expect(page.getByRole('main').getByText(/This is (the|its) last version/)).toBeVisible()
  await expect(section(page, 'Plan')).toContainText(/Premium\s*Active/)
  await expect(section(page, 'Invoices').getByRole('listitem')).toHaveCount(1)
  await expect(section(page, 'Invoices').getByRole('link')).toHaveCount(0)
  for (const name of ['Cancel membership', 'Upgrade to Premium, yearly', 'Update payment method']) {
    await expect(page.getByRole('button', { name })).toBeDisabled()
    await expect(page.getByRole('button', { name })).toHaveAccessibleDescription(
      /Changes need a connection/,
    )
  }
  await page.goto('/stripe-checkout?priceId=pro_monthly')
  await seeTitle(page, 'You already have Premium')
})

test('R-MEM-040 design 10: a checkout that was never opened says offline that paying needs a connection', async ({
  page,
  payer: _payer,
  setOffline,
}) => {
  await page.goto('/coinlist')
  await whenShellIsCached(page)
  await setOffline(true)
  await page.goto('/stripe-checkout?priceId=pro_monthly')
  await expect(page.getByText('Paying needs a connection')).toBeVisible()
  await expect(page.getByText('The plans are not on this device yet')).toHaveCount(0)
})
