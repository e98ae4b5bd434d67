// From the plans to a paid membership, in every way people come there: each leaves store, provider and screen as one.
import type { Page } from '@playwright/test'
import { loseReplies } from '../harness/lost-reply.ts'
import {
  atProvider,
  atProviderOnly,
  expectAgreement,
  openMembership,
  payWith,
  section,
  seeTitle,
} from '../harness/membership-page.ts'
import { expect, test } from '../harness/paying.ts'

test.use({ viewport: { width: 1440, height: 900 } })
test.beforeEach(({ watch }) => watch.expectError(atProviderOnly))

const toPayment = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await atProvider(page)
}

/** How often this page has asked for `f` so far, and with what. */
const callsOf = (page: Page, f: string): Record<string, unknown>[] => {
  const seen: Record<string, unknown>[] = []
  page.on('request', (request) => {
    const body = request.url().endsWith('/stripe_checkout.php')
      ? (request.postDataJSON() as Record<string, unknown>)
      : null
    if (body?.['f'] === f) seen.push(body)
  })
  return seen
}

test('R-CNT-008 R-MEM-001 R-MEM-008 R-MEM-009 R-MEM-010 R-MEM-039 R-MEM-044 R-MEM-045 D-STRIPEPAGES D-PAYSUCCESS: subscribing, double click, back button, left, declined, confirmed at the bank, and charged once', async ({
  page,
  line,
  payer,
  paying,
}) => {
  const [checkouts, verifications] = [
    callsOf(page, 'create-checkout-session'),
    callsOf(page, 'verify-payment'),
  ]
  await test.step('R-MEM-001 R-MEM-006: free, pro and premium, and from the plans to a summary to the cent', async () => {
    await page.goto('/pricing')
    await expect(
      page
        .getByRole('main')
        .getByRole('heading', { level: 3 })
        .filter({ hasText: /^(Free|Pro|Premium)/ }),
    ).toHaveText([/^Free/, /^Pro/, /^Premium/])
    await expect(page.getByRole('link', { name: 'Your plan' })).toHaveAttribute(
      'href',
      '/profile/membership',
    )
    await page.getByRole('link', { name: 'Choose Pro' }).click()
    await expect(page).toHaveURL('/stripe-checkout?priceId=pro_monthly')
    await expect(page.getByRole('main')).toContainText(/Due today\s*\$12\.00/)
  })
  await test.step('a double click opens one checkout, with both ways back; the back button finds a page that works', async () => {
    await page.getByRole('button', { name: 'Continue to payment' }).dblclick()
    await atProvider(page)
    expect(checkouts).toEqual([
      expect.objectContaining({
        priceId: 'pro_monthly',
        userId: payer.userId,
        successUrl: `${line.origin}/payment-success`,
        cancelUrl: `${line.origin}/payment-cancel`,
      }),
    ])
    await page.goBack()
    await expect(page.getByRole('button', { name: 'Continue to payment' })).toBeEnabled()
  })
  await test.step('left: nothing charged, and the same plan can be tried again', async () => {
    await toPayment(page)
    await page.getByRole('button', { name: 'Back without paying' }).click()
    await seeTitle(page, 'Checkout cancelled')
    await openMembership(page, { paying, payer, charges: [] })
    await page.goto('/payment-cancel')
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page).toHaveURL('/stripe-checkout?priceId=pro_monthly')
  })
  await test.step('declined, refused at the bank, then confirmed there: the plan is there, and no secret stays in the address', async () => {
    await toPayment(page)
    await payWith(page, /declined/i)
    await expect(page.getByRole('alert')).toHaveText('Your card was declined.')
    await payWith(page, /3-D Secure/)
    await page.getByRole('button', { name: 'No', exact: true }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await payWith(page, /3-D Secure/)
    await page.getByRole('button', { name: 'Yes, pay' }).click()
    await seeTitle(page, 'Payment confirmed')
    await expect(page.getByText('Your plan is now Pro.')).toBeVisible()
    await expect(page).toHaveURL('/payment-success')
    expect(verifications).toEqual([
      expect.objectContaining({ sessionId: expect.stringMatching(/^cs_/) }),
    ])
  })
  await test.step('R-MEM-002 R-MEM-003 R-MEM-004 R-MEM-005 R-MEM-011 R-MEM-012 R-MEM-013 R-MEM-040: the membership shows plan, badge, card and one invoice', async () => {
    await page.getByRole('link', { name: 'See membership' }).click()
    await expectAgreement(page, { paying, payer, charges: [1200] })
    await expect(section(page, 'Plan')).toContainText(/Pro\s*Active/)
    await expect(section(page, 'Payment method')).toContainText('Visa ending in 3184')
    await expect(section(page, 'Invoices').getByRole('link')).toHaveAttribute(
      'href',
      /\/local\/payments\/invoices\/in_\w+\/print$/,
    )
  })
  await test.step('nothing is paid twice: the paid page is closed, and another checkout leads to the membership', async () => {
    await page.goto('/stripe-checkout?priceId=premium_monthly')
    await seeTitle(page, 'You already have Pro')
    await page.goto('/payment-success')
    await seeTitle(page, 'No payment to confirm')
    await page.goto('/stripe-checkout?priceId=nothing')
    await seeTitle(page, 'You already have Pro')
    await page.goto('/pricing')
    await expect(page.getByRole('link', { name: 'Choose Premium' })).toHaveAttribute(
      'href',
      '/profile/membership?change=premium_monthly',
    )
    await openMembership(page, { paying, payer, charges: [1200] })
  })
})

test('two tabs: one page for the same plan; another plan closes the first page, and only one can be paid', async ({
  page,
  context,
  payer,
  paying,
}) => {
  const second = await context.newPage()
  await page.goto('/stripe-checkout?priceId=pro_monthly')
  await second.goto('/stripe-checkout?priceId=pro_monthly')
  await toPayment(page)
  await toPayment(second)
  expect(second.url()).toBe(page.url())
  await second.goto('/stripe-checkout?priceId=premium_monthly')
  await toPayment(second)
  await test.step('the first page was closed by the second choice, and says what to do', async () => {
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByRole('heading', { name: 'This page is no longer open.' })).toBeVisible()
  })
  await second.getByRole('button', { name: 'Subscribe' }).click()
  await expect(second.getByText('Your plan is now Premium.')).toBeVisible()
  await openMembership(page, { paying, payer, charges: [2900] })
  await page.goto('/stripe-checkout?priceId=pro_monthly')
  await seeTitle(page, 'You already have Premium')
})

test('R-MEM-010 R-MEM-026 D-PAYSUCCESS T-12: the answer to the verification is lost; checking again charges nothing', async ({
  page,
  payer,
  paying,
  watch,
}) => {
  watch.expectError(/ERR_CONNECTION_RESET/)
  await page.goto('/stripe-checkout?priceId=pro_monthly')
  await toPayment(page)
  const { lost } = await loseReplies(page, { f: 'verify-payment', path: '/stripe_checkout.php' })
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await seeTitle(page, 'Failed to verify payment')
  await expect(page.getByRole('alert')).toContainText('Checking again costs nothing.')
  expect(lost()).toBe(1)
  await page.getByRole('button', { name: 'Check again' }).click()
  await seeTitle(page, 'Payment confirmed')
  await expect(page.getByText('Your plan is now Pro.')).toBeVisible()
  await openMembership(page, { paying, payer, charges: [1200] })
})
