// Another plan, the end of one, and both taken back: previewed, confirmed, and told alike by screen, store and provider.
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { loseReplies } from '../harness/lost-reply.ts'
import {
  expectAgreement,
  openMembership,
  section,
  expectNotice,
} from '../harness/membership-page.ts'
import { expect, test } from '../harness/paying.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const daySec = 86_400

const upgrade = async (page: Page, plan: string): Promise<void> => {
  await page.getByRole('button', { name: `Upgrade to ${plan}` }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Pay \$[\d.,]+ and upgrade/ })
    .click()
}
const downgrade = async (page: Page, plan: string): Promise<void> => {
  await page.getByRole('button', { name: `Downgrade to ${plan}` }).click()
  await page.getByRole('button', { name: 'Confirm downgrade' }).click()
}
const cancel = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Cancel membership' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel membership' }).click()
}

test('R-MEM-014 R-MEM-015 R-MEM-017 R-MEM-018 R-MEM-019 R-MEM-040 R-MEM-041 D-STATUS: upgrade after a look, then cancel with what is lost, take it back, and let it end', async ({
  page,
  context,
  payer,
  paying,
}) => {
  await payer.buy('pro_monthly')
  const second = await context.newPage()
  await second.goto('/profile/membership')
  await expect(section(second, 'Plan')).toContainText('Pro')
  await test.step('R-MEM-018 R-MEM-019: a link opens the preview, in the figures of the screen; nothing is changed before it is confirmed', async () => {
    await page.goto('/profile/membership?change=premium_monthly')
    const dialog = page.getByRole('dialog', { name: 'Upgrade to Premium, monthly' })
    await expect(dialog).toContainText('Premium: you pay $17.00 now, then $29.00 at each renewal.')
    await expect(dialog).toContainText(/Credit for the current plan\s*\u2212\$12\.00/)
    await expect(dialog).toContainText(/Due today\s*\$17\.00/)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expectAgreement(page, { paying, payer, charges: [1200] })
    await upgrade(page, 'Premium, monthly')
    await expectNotice(page, 'Plan upgraded')
    await expect(dialog).toBeHidden()
    await expectAgreement(page, { paying, payer, charges: [1200, 1700] })
  })
  await test.step('design 10: axe finds nothing in what only members see; the other tab follows', async () => {
    const { violations } = await new AxeBuilder({ page })
      .include('main')
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .setLegacyMode()
      .analyze()
    expect(
      violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      ),
    ).toEqual([])
    await expect(section(second, 'Plan')).toContainText(/Premium\s*Active/)
    await second.close()
  })
  await test.step('R-MEM-014 R-MEM-015: cancelling says what is lost and when, and can be taken back', async () => {
    await page.getByRole('button', { name: 'Cancel membership' }).click()
    const question = page.getByRole('alertdialog', { name: 'Cancel Premium?' })
    await expect(question).toContainText(/You keep Premium until \d{1,2} [A-Z][a-z]{2} \d{4}/)
    await expect(
      question.getByRole('listitem').filter({ hasText: 'Saved assistant conversations' }),
    ).toBeVisible()
    await question.getByRole('button', { name: 'Cancel membership' }).click()
    await expectNotice(page, 'Membership cancelled')
    await expectAgreement(page, { paying, payer, charges: [1200, 1700] })
    await section(page, 'Plan').getByRole('button', { name: 'Reactivate' }).click()
    await expectNotice(page, 'Membership reactivated')
    await expectAgreement(page, { paying, payer, charges: [1200, 1700] })
  })
  await test.step('R-MEM-041 D-STATUS: cancelled once more, it ends with the period, in plain words and without a badge', async () => {
    await cancel(page)
    await expect(section(page, 'Plan')).toContainText('Ends on')
    paying.pass(32 * daySec)
    await paying.deliver(paying.notices())
    await openMembership(page, { paying, payer, charges: [1200, 1700] })
    await expect(section(page, 'Plan')).toContainText(/Free\s*Cancelled/)
    await expect(page.getByRole('link', { name: 'Choose Premium' })).toHaveAttribute(
      'href',
      '/stripe-checkout?priceId=premium_monthly',
    )
  })
})

test('R-MEM-020 R-MEM-021 R-MEM-022 R-MEM-023 D-DOWNGRADE T-03: a downgrade waits for the period’s end; an upgrade takes its place', async ({
  page,
  payer,
  paying,
}) => {
  await payer.buy('premium_monthly')
  await page.goto('/profile/membership')
  await test.step('R-MEM-020 R-MEM-021 R-MEM-022: the preview says when in the figures of the screen, and nothing is due', async () => {
    await page.getByRole('button', { name: 'Downgrade to Pro, monthly' }).click()
    const dialog = page.getByRole('dialog', { name: 'Downgrade to Pro, monthly' })
    await expect(dialog).toContainText(
      /Pro starts on (\d{1,2} [A-Z][a-z]{2} \d{4}) and then costs \$12\.00 at each renewal\. Nothing is due now\.[\s\S]*Due today\s*\$0\.00[\s\S]*Starts\s*\1/,
    )
    await dialog.getByRole('button', { name: 'Confirm downgrade' }).click()
    await expectNotice(page, 'Downgrade scheduled')
    await expectNotice(page, 'Your subscription will be downgraded at the end of the period')
    await expectAgreement(page, { paying, payer, charges: [2900] })
    await expect(section(page, 'Plan')).toContainText(/Premium\s*Active/)
  })
  await test.step('taken back, and planned again', async () => {
    await section(page, 'Plan').getByRole('button', { name: 'Keep Premium' }).click()
    await expect(section(page, 'Plan')).toContainText('Renews on')
    await expectAgreement(page, { paying, payer, charges: [2900] })
    await downgrade(page, 'Pro, monthly')
    await expect(section(page, 'Plan')).toContainText('Next plan')
  })
  await test.step('an upgrade lets go of the planned downgrade', async () => {
    await upgrade(page, 'Premium, yearly')
    await expectNotice(page, 'Plan upgraded')
    await expectAgreement(page, { paying, payer, charges: [2900, 29_000 - 2900] })
  })
  await test.step('R-MEM-022: planned for the end of the year, it comes then and costs its own price', async () => {
    await downgrade(page, 'Pro, monthly')
    await expect(section(page, 'Plan')).toContainText('Next plan')
    paying.pass(366 * daySec)
    await paying.deliver(paying.notices())
    await openMembership(page, { paying, payer, charges: [2900, 29_000 - 2900, 1200] })
  })
})

test('D-MUTRETRY: the answer to an upgrade is lost once and then altogether: charged once, and the page says what is', async ({
  page,
  payer,
  paying,
  watch,
}) => {
  watch.expectError(/ERR_CONNECTION_RESET/)
  await payer.buy('pro_monthly')
  await page.goto('/profile/membership')
  await test.step('lost once: asked again under the same key, and told as done', async () => {
    const { lost } = await loseReplies(page, {
      f: 'upgrade-subscription',
      path: '/stripe_checkout.php',
    })
    await upgrade(page, 'Pro, yearly')
    await expectNotice(page, 'Plan upgraded')
    expect(lost()).toBe(1)
    await expectAgreement(page, { paying, payer, charges: [1200, 12_000 - 1200] })
  })
  await test.step('lost altogether: a failure is said, and the page shows the plan that is paid', async () => {
    await page.unroute('**/stripe_checkout.php')
    const { lost } = await loseReplies(page, {
      f: 'upgrade-subscription',
      path: '/stripe_checkout.php',
      times: 2,
    })
    await upgrade(page, 'Premium, yearly')
    await expect.poll(lost).toBe(2)
    await openMembership(page, { paying, payer, charges: [1200, 10_800, 17_000] })
  })
})
