// Memberships as people have them: subscribing at the local provider's page, changing, ending, and what is left offline.
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { readArea } from '../locales/packs.ts'
import { enterAs, register } from './harness/enter-as.ts'
import { speak } from './harness/language.ts'
import { whenShellIsCached } from './harness/service-worker.ts'
import { expect, test } from './harness/test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const calls = '**/stripe_checkout.php'
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const title = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
const told = (page: Page, text: string) => expect(page.getByRole('region', { name: /^Notifications/ }).getByText(text, { exact: true })).toBeVisible()
const atProvider = (page: Page) => page.waitForURL(/\/local\/payments\//)

/** What the browser prints of the provider's page: it has no icon, and answers a declined card by its status. */
const atProviderOnly = /favicon\.ico|402 \(Payment Required\)/

/** How often this page has asked for `f` so far. */
const countCalls = (page: Page, f: string): (() => number) => {
  let count = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/stripe_checkout.php') && (request.postDataJSON() as { f?: string }).f === f) count += 1
  })
  return () => count
}

/** Pays at the provider's page with the card of this name. */
const payWith = async (page: Page, card: RegExp): Promise<void> => {
  await page.getByRole('radio', { name: card }).check()
  await page.getByRole('button', { name: 'Subscribe' }).click()
}

test('R-CNT-008 R-MEM-008..010 R-MEM-039 R-MEM-045 D-STRIPEPAGES D-PAYSUCCESS: subscribing, left, declined, confirmed at the bank, and charged once', async ({ page, line, watch }) => {
  watch.expectError(atProviderOnly)
  await enterAs(page, line.origin, await register(line.origin))
  const checkouts = countCalls(page, 'create-checkout-session')
  await test.step('from the plans to a summary to the cent', async () => {
    await page.goto('/pricing')
    await expect(page.getByRole('link', { name: 'Your plan' })).toHaveAttribute('href', '/profile/membership')
    await page.getByRole('link', { name: 'Choose Pro' }).click()
    await expect(page).toHaveURL('/stripe-checkout?priceId=pro_monthly')
    await expect(page.getByRole('main')).toContainText(/Due today\s*\$12\.00/)
  })
  await test.step('a double click opens one checkout; the way back finds a page that works', async () => {
    await page.getByRole('button', { name: 'Continue to payment' }).dblclick()
    await atProvider(page)
    expect(checkouts()).toBe(1)
    await page.goBack()
    await expect(page.getByRole('button', { name: 'Continue to payment' })).toBeEnabled()
  })
  await test.step('left: nothing charged, and the same plan can be tried again', async () => {
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await atProvider(page)
    await page.getByRole('button', { name: 'Back without paying' }).click()
    await title(page, 'Checkout cancelled')
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page).toHaveURL('/stripe-checkout?priceId=pro_monthly')
  })
  await test.step('declined, then confirmed at the bank: the plan is there, and no secret stays in the address', async () => {
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await atProvider(page)
    await payWith(page, /declined/i)
    await expect(page.getByRole('alert')).toBeVisible()
    await payWith(page, /bank|3-?D/i)
    await page.getByRole('button', { name: 'Yes, pay' }).click()
    await title(page, 'Payment confirmed')
    await expect(page.getByText('Your plan is now Pro.')).toBeVisible()
    await expect(page).toHaveURL('/payment-success')
  })
  await test.step('R-MEM-002..005 R-MEM-040: the membership shows plan, badge, card and one invoice', async () => {
    await page.getByRole('link', { name: 'See membership' }).click()
    await expect(section(page, 'Plan')).toContainText(/Pro\s*Active/)
    await expect(section(page, 'Plan')).toContainText(/Renews on\s*\d{1,2} [A-Z][a-z]{2} \d{4}/)
    await expect(section(page, 'Payment method')).toContainText(/ending in \d{4}/)
    await expect(section(page, 'Invoices').getByRole('listitem')).toHaveCount(1)
    await expect(section(page, 'Invoices').getByRole('listitem')).toContainText(/\$12\.00\s*Paid/)
    await expect(section(page, 'Invoices').getByRole('link')).toHaveAttribute('href', /^http/)
  })
  await test.step('nothing is paid twice: another checkout leads to the membership', async () => {
    await page.goto('/stripe-checkout?priceId=premium_monthly')
    await title(page, 'You already have Pro')
    await page.goto('/payment-success')
    await title(page, 'No payment to confirm')
    await page.goto('/stripe-checkout?priceId=nothing')
    await title(page, 'You already have Pro')
    await page.goto('/pricing')
    await expect(page.getByRole('link', { name: 'Choose Premium' })).toHaveAttribute('href', '/profile/membership?change=premium_monthly')
  })
})

test('R-MEM-014..023 R-MEM-040 D-DOWNGRADE D-STATUS: upgrade and downgrade after a look, cancel and take it back; offline the last copy', async ({ page, context, line, setOffline, watch }) => {
  watch.expectError(atProviderOnly)
  await enterAs(page, line.origin, await register(line.origin))
  await page.goto('/stripe-checkout?priceId=pro_monthly')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await atProvider(page)
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await title(page, 'Payment confirmed')
  const second = await context.newPage()
  await second.goto('/profile/membership')
  await expect(section(second, 'Plan')).toContainText('Pro')

  await test.step('a link opens the preview; nothing is changed before it is confirmed', async () => {
    await page.goto('/profile/membership?change=premium_monthly')
    const dialog = page.getByRole('dialog', { name: 'Upgrade to Premium, monthly' })
    await expect(dialog).toContainText(/Due today\s*\$1\d\.\d{2}/)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(section(page, 'Plan')).toContainText('Pro')
    await page.getByRole('button', { name: 'Upgrade to Premium, monthly' }).click()
    await dialog.getByRole('button', { name: /^Pay \$1\d\.\d{2} and upgrade/ }).click()
    await told(page, 'Plan upgraded')
    await expect(dialog).toBeHidden()
    await expect(section(page, 'Plan')).toContainText(/Premium\s*Active/)
    await expect(section(page, 'Invoices').getByRole('listitem')).toHaveCount(2)
  })
  await test.step('design 10: axe finds nothing in what only members see', async () => {
    const { violations } = await new AxeBuilder({ page }).include('main').withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).setLegacyMode().analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([])
  })
  await test.step('the other tab follows', async () => {
    await expect(section(second, 'Plan')).toContainText(/Premium\s*Active/)
    await second.close()
  })
  await test.step('a downgrade waits for the period to end, and can be taken back', async () => {
    await page.getByRole('button', { name: 'Downgrade to Pro, monthly' }).click()
    await page.getByRole('button', { name: 'Confirm downgrade' }).click()
    await told(page, 'Downgrade scheduled')
    await told(page, 'Your subscription will be downgraded at the end of the period')
    await expect(section(page, 'Plan')).toContainText(/Premium\s*Active/)
    await expect(section(page, 'Plan')).toContainText(/Next plan\s*Pro, from \d/)
    await section(page, 'Plan').getByRole('button', { name: 'Keep Premium' }).click()
    await expect(section(page, 'Plan')).toContainText('Renews on')
  })
  await test.step('cancelling says what is lost and when, and can be taken back', async () => {
    await page.getByRole('button', { name: 'Cancel membership' }).click()
    const question = page.getByRole('alertdialog', { name: 'Cancel Premium?' })
    await expect(question).toContainText(/You keep Premium until \d{1,2} [A-Z][a-z]{2} \d{4}/)
    await expect(question.getByRole('listitem').filter({ hasText: 'Saved assistant conversations' })).toBeVisible()
    await question.getByRole('button', { name: 'Cancel membership' }).click()
    await told(page, 'Membership cancelled')
    await expect(section(page, 'Plan')).toContainText(/Ends on\s*\d/)
    await section(page, 'Plan').getByRole('button', { name: 'Reactivate' }).click()
    await told(page, 'Membership reactivated')
    await expect(section(page, 'Plan')).toContainText('Renews on')
  })
  await test.step('R-MEM-016 D-PAYURL: another card is given at the provider, and the way leads back here', async () => {
    await page.getByRole('button', { name: 'Update payment method' }).click()
    await atProvider(page)
    await page.getByRole('button', { name: 'Save card' }).click()
    await expect(page).toHaveURL(/\/profile\/membership/)
    await expect(section(page, 'Payment method')).toContainText(/ending in \d{4}/)
  })
  await test.step('design 10: offline the last copy with its age, and why nothing can be changed', async () => {
    await whenShellIsCached(page)
    await setOffline(true)
    await page.reload()
    await expect(page.getByRole('main').getByText(/This is what (the server|it) last said/)).toBeVisible()
    await expect(section(page, 'Plan')).toContainText(/Premium\s*Active/)
    await expect(section(page, 'Invoices').getByRole('listitem')).toHaveCount(2)
    await expect(section(page, 'Invoices').getByRole('link')).toHaveCount(0)
    for (const name of ['Cancel membership', 'Upgrade to Premium, yearly', 'Update payment method']) {
      await expect(page.getByRole('button', { name })).toBeDisabled()
      await expect(page.getByRole('button', { name })).toHaveAccessibleDescription(/Changes need a connection/)
    }
    await page.goto('/stripe-checkout?priceId=pro_monthly')
    await title(page, 'You already have Premium')
  })
})

test('R-MEM-009 R-MEM-023..038 R-AUT-068 D-SUBFETCH D-TR D-MEMBERSHIPPUBLIC T-11..T-23: the fixed sentences in Turkish, the server\'s own first, and no unsafe page', async ({ page, line, watch }) => {
  watch.expectError(/status of 500/)
  await page.goto('/profile/membership')
  await title(page, 'Log in to see your membership')
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', /returnTo=%2Fprofile%2Fmembership/)
  await enterAs(page, line.origin, await register(line.origin))
  await speak(page, 'tr')
  const subscription = { id: 's', subscriptionId: 'sub_1', level: 1, status: 'active', plan_name: 'Pro', priceId: 'pro_monthly', amount: 1200, currency: 'usd', interval: 'month', current_period_end: 1_893_456_000 }
  const option = { id: 'o', name: 'Premium', tier: 'premium', priceId: 'premium_monthly', amount: 2900, currency: 'usd', interval: 'month', change: 'upgrade' }
  const lower = { ...option, id: 'l', name: 'Pro', tier: 'pro', priceId: 'pro_yearly', interval: 'year', change: 'downgrade' }
  const good: Record<string, unknown> = { 'get-user-subscription': { subscriptions: [subscription] }, 'get-subscription-options': [option, lower], 'get-user-invoices': [], 'get-user-payment-method': null }
  /** What each call answers from now on; anything else is refused without a word. */
  const answers = new Map<string, unknown>()
  let isDown = true
  await page.route(calls, async (route) => {
    const { f } = route.request().postDataJSON() as { f: string }
    if (f === 'get-subscription-plans') return route.fallback()
    if (isDown) return route.fulfill({ status: 500, body: '<html>' })
    return route.fulfill({ json: answers.get(f) ?? { success: false, output: null, error: null, errormsg: null } })
  })
  const ok = (f: string, output: unknown) => answers.set(f, { success: true, output, error: null, errormsg: null })
  const said = (text: string) => expect(page.getByRole('alert').getByText(text, { exact: true }).or(page.getByRole('alert').filter({ hasText: text })).first()).toBeVisible({ timeout: 20_000 })

  const { fetchFailed = '', refreshFailed = '' } = readArea('tr', 'membership')
  await page.goto('/profile/membership')
  await said(fetchFailed)
  isDown = false
  await page.reload()
  await said('Abonelik bilgileri alınamadı')
  await said('Fatura geçmişi alınamadı')
  await said('Ödeme yöntemi bilgileri alınamadı')
  for (const [f, output] of Object.entries(good)) ok(f, output)
  answers.delete('get-subscription-options')
  await page.reload()
  await said('Abonelik seçenekleri alınamadı')
  ok('get-subscription-options', good['get-subscription-options'])
  isDown = true
  await page.reload()
  await said(refreshFailed)
  isDown = false
  await page.reload()
  await page.getByRole('button', { name: 'Yükselt: Premium, aylık' }).click()
  await said('Yükseltme önizlemesi alınamadı')
  ok('preview-upgrade-subscription', { message: 'Sunucunun sözü', amount_due: 1700, currency: 'usd' })
  await page.getByRole('dialog').getByRole('button', { name: 'Tekrar dene' }).click()
  await expect(page.getByRole('dialog').getByText('Sunucunun sözü')).toBeVisible()
  await page.getByRole('button', { name: '$17,00 öde ve yükselt' }).click()
  await said('Abonelik yükseltme işlemi başarısız oldu')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Düşür: Pro, yıllık' }).click()
  await said('Düşürme önizlemesi alınamadı')
  ok('preview-downgrade-subscription', null)
  await page.getByRole('dialog').getByRole('button', { name: 'Tekrar dene' }).click()
  await expect(page.getByRole('dialog').getByText('Aboneliğiniz dönem sonunda düşürülecektir')).toBeVisible()
  await page.getByRole('button', { name: 'Düşürmeyi onayla' }).click()
  await said('Abonelik düşürme işlemi başarısız oldu')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Üyeliği iptal et' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Üyeliği iptal et' }).click()
  await said('Abonelik iptal edilemedi')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Ödeme yöntemini güncelle' }).click()
  await said('Ödeme yöntemi güncelleme oturumu oluşturulamadı')
  ok('create-payment-update-session', { sessionId: 'x', url: 'http://pay.example/' })
  await page.getByRole('button', { name: 'Ödeme yöntemini güncelle' }).click()
  await said('Ödeme sayfasının adresi güvenli olmadığı için açılmadı. Ücret alınmadı.')
  ok('get-user-subscription', { subscriptions: [{ ...subscription, cancel_at_period_end: true }] })
  await page.reload()
  await page.getByRole('button', { name: 'Yeniden etkinleştir' }).click()
  await said('Abonelik yeniden etkinleştirilemedi')
  await page.goto('/payment-success?session_id=cs_1')
  await title(page, 'Ödeme doğrulanamadı')
  answers.set('verify-payment', { success: false, output: null, error: 'X', errormsg: 'Sunucunun sözü' })
  await page.getByRole('button', { name: 'Yeniden kontrol et' }).click()
  await expect(page.getByText('Sunucunun sözü')).toBeVisible()
  ok('get-user-subscription', { subscriptions: [] })
  await page.goto('/stripe-checkout?priceId=pro_monthly')
  await page.getByRole('button', { name: 'Ödemeye geç' }).click()
  await said('Ödeme oturumu oluşturulamadı')
})
