// What the pages say where the server says nothing of its own: each fixed sentence, in Turkish to the letter (D-TR), and the
// server's own sentence before it.
import type { Page } from '@playwright/test'
import { readArea } from '../../locales/packs.ts'
import { speak } from '../harness/language.ts'
import { seeTitle } from '../harness/membership-page.ts'
import { expect, test } from '../harness/paying.ts'

test.use({ viewport: { width: 1440, height: 900 } })
test.beforeEach(async ({ page, watch }) => {
  watch.expectError(/status of 500/)
  await speak(page, 'tr')
})

const subscription = {
  id: 's',
  subscriptionId: 'sub_1',
  level: 1,
  status: 'active',
  plan_name: 'Pro',
  priceId: 'pro_monthly',
  amount: 1200,
  currency: 'usd',
  interval: 'month',
  current_period_end: 1_893_456_000,
}
const option = {
  id: 'o',
  name: 'Premium',
  tier: 'premium',
  priceId: 'premium_monthly',
  amount: 2900,
  currency: 'usd',
  interval: 'month',
  change: 'upgrade',
}
const lower = {
  ...option,
  id: 'l',
  name: 'Pro',
  tier: 'pro',
  priceId: 'pro_yearly',
  interval: 'year',
  change: 'downgrade',
}

/** The server's part of a page: what a call answers from now on; anything else is refused without a word. */
const speakFor = async (page: Page) => {
  const answers = new Map<string, object>()
  const host = { isDown: false }
  await page.route('**/stripe_checkout.php', async (route) => {
    const { f } = route.request().postDataJSON() as { f: string }
    if (f === 'get-subscription-plans') return route.fallback()
    if (host.isDown) return route.fulfill({ status: 500, body: '<html>' })
    return route.fulfill({
      json: answers.get(f) ?? { success: false, output: null, error: null, errormsg: null },
    })
  })
  const ok = (f: string, output: unknown) =>
    answers.set(f, { success: true, output, error: null, errormsg: null })
  const saying = (f: string, errormsg: string) =>
    answers.set(f, { success: false, output: null, error: 'X', errormsg })
  const holdsPro = (more: object = {}) => {
    ok('get-user-subscription', { subscriptions: [{ ...subscription, ...more }] })
    ok('get-subscription-options', [option, lower])
    ok('get-user-invoices', [])
    ok('get-user-payment-method', null)
  }
  return { host, answers, ok, saying, holdsPro }
}

const see = (page: Page, text: string) =>
  expect(page.getByRole('alert').filter({ hasText: text }).first()).toBeVisible()
const press = (page: Page, name: string, inside: 'dialog' | 'alertdialog' | null = null) =>
  (inside === null ? page : page.getByRole(inside))
    .getByRole('button', { name, exact: true })
    .click()

test('R-AUT-068 R-MEM-027 R-MEM-028 R-MEM-029 R-MEM-033 R-MEM-042 D-SUBFETCH T-13 T-14 T-15 T-19: what cannot be read, refused or unreachable', async ({
  page,
  payer,
}) => {
  const { host, answers, holdsPro } = await speakFor(page)
  const { fetchFailed = '', refreshFailed = '' } = readArea('tr', 'membership')
  expect(payer.token).not.toBe('')
  host.isDown = true
  await page.goto('/profile/membership')
  await see(page, fetchFailed)
  host.isDown = false
  await page.reload()
  for (const text of [
    'Abonelik bilgileri alınamadı',
    'Fatura geçmişi alınamadı',
    'Ödeme yöntemi bilgileri alınamadı',
  ])
    await see(page, text)
  holdsPro()
  answers.delete('get-subscription-options')
  await page.reload()
  await see(page, 'Abonelik seçenekleri alınamadı')
  holdsPro()
  host.isDown = true
  await page.reload()
  await see(page, refreshFailed)
})

test('R-MEM-023 R-MEM-034 R-MEM-035 R-MEM-036 R-MEM-037 R-MEM-038 T-03 T-20 T-21 T-22 T-23: a change that cannot be shown or made', async ({
  page,
  payer,
}) => {
  const { ok, saying, holdsPro } = await speakFor(page)
  expect(payer.token).not.toBe('')
  holdsPro()
  await page.goto('/profile/membership')
  const dialog = page.getByRole('dialog')
  await press(page, 'Yükselt: Premium, aylık')
  await see(page, 'Yükseltme önizlemesi alınamadı')
  ok('preview-upgrade-subscription', {
    message: 'Sunucunun sözü',
    amount_due: 1700,
    currency: 'usd',
  })
  await press(page, 'Tekrar dene', 'dialog')
  await expect(dialog.getByText('Sunucunun sözü')).toBeVisible()
  await press(page, '$17,00 öde ve yükselt')
  await see(page, 'Abonelik yükseltme işlemi başarısız oldu')
  saying('upgrade-subscription', 'Bankanın sözü')
  await press(page, '$17,00 öde ve yükselt')
  await see(page, 'Bankanın sözü')
  await expect(dialog).not.toContainText('Abonelik yükseltme işlemi başarısız oldu')
  await page.keyboard.press('Escape')
  await press(page, 'Düşür: Pro, yıllık')
  await see(page, 'Düşürme önizlemesi alınamadı')
  ok('preview-downgrade-subscription', null)
  await press(page, 'Tekrar dene', 'dialog')
  await expect(dialog.getByText('Aboneliğiniz dönem sonunda düşürülecektir')).toBeVisible()
  await press(page, 'Düşürmeyi onayla')
  await see(page, 'Abonelik düşürme işlemi başarısız oldu')
})

test('R-MEM-009 R-MEM-030 R-MEM-031 R-MEM-032 T-16 T-17 T-18: an end, its return and another card that cannot be had, and no unsafe page', async ({
  page,
  payer,
}) => {
  const { ok, holdsPro } = await speakFor(page)
  expect(payer.token).not.toBe('')
  holdsPro()
  await page.goto('/profile/membership')
  await press(page, 'Üyeliği iptal et')
  await press(page, 'Üyeliği iptal et', 'alertdialog')
  await see(page, 'Abonelik iptal edilemedi')
  await page.keyboard.press('Escape')
  await press(page, 'Ödeme yöntemini güncelle')
  await see(page, 'Ödeme yöntemi güncelleme oturumu oluşturulamadı')
  ok('create-payment-update-session', { sessionId: 'x', url: 'http://pay.example/' })
  await press(page, 'Ödeme yöntemini güncelle')
  await see(page, 'Ödeme sayfasının adresi güvenli olmadığı için açılmadı. Ücret alınmadı.')
  holdsPro({ cancel_at_period_end: true })
  await page.reload()
  await press(page, 'Yeniden etkinleştir')
  await see(page, 'Abonelik yeniden etkinleştirilemedi')
})

test('R-MEM-024 R-MEM-025 R-MEM-026 R-MEM-038 T-11 T-12: a payment that cannot be opened or verified', async ({
  page,
  payer,
}) => {
  const { ok, saying } = await speakFor(page)
  expect(payer.token).not.toBe('')
  ok('get-user-subscription', { subscriptions: [] })
  await page.goto('/payment-success?session_id=cs_1')
  await seeTitle(page, 'Ödeme doğrulanamadı')
  saying('verify-payment', 'Sunucunun sözü')
  await press(page, 'Yeniden kontrol et')
  await expect(page.getByText('Sunucunun sözü')).toBeVisible()
  await page.goto('/stripe-checkout?priceId=pro_monthly')
  await press(page, 'Ödemeye geç')
  await see(page, 'Ödeme oturumu oluşturulamadı')
  ok('create-checkout-session', { sessionId: 'cs_1' })
  await press(page, 'Ödemeye geç')
  await see(page, 'Ödeme oturumu oluşturulamadı')
})

test('R-MEM-006 R-MEM-007 R-MEM-024 D-PLANSPUBLIC T-04: plans that do not come, refused or in another shape, without a token', async ({
  page,
  line,
}) => {
  const tokens: (string | undefined)[] = []
  let body: unknown = { success: false, output: null, error: null, errormsg: null }
  await page.route('**/stripe_checkout.php', (route) => {
    tokens.push(route.request().headers()['authorization'])
    return route.fulfill({ json: body })
  })
  await page.goto(`${line.origin}/pricing`)
  await see(page, readArea('tr', 'plans')['failed'] ?? '')
  body = { success: true, output: { plans: [] }, error: null, errormsg: null }
  await page.getByRole('alert').getByRole('button').click()
  await see(page, 'Plan verileri beklenen formatta değil')
  expect(new Set(tokens)).toEqual(new Set([undefined]))
})
