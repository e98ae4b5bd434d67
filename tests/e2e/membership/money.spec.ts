// Prices and invoices as a reader of each language writes them, to the last place of the currency, and in Arabic kept left to right.
import type { Page } from '@playwright/test'
import { chooseLanguage } from '../harness/language.ts'
import { expect, test } from '../harness/paying.ts'

const wire = {
  subscriptionId: 'sub_1',
  level: 2,
  status: 'active',
  plan_name: 'Premium',
  priceId: 'x',
  interval: 'month',
  current_period_end: 1_893_456_000,
}

/** A host whose plans are in this currency. */
const chargeIn = async (page: Page, currency: string, amount: number): Promise<void> => {
  const plan = {
    id: 'p',
    name: 'Premium',
    tier: 'premium',
    level: 2,
    priceId: 'x',
    amount,
    currency,
    interval: 'month',
    features: [],
    recommended: true,
  }
  const answers: Record<string, unknown> = {
    'get-subscription-plans': [plan],
    'get-user-subscription': { subscriptions: [{ ...wire, id: 's', amount, currency }] },
    'get-subscription-options': [],
    'get-user-invoices': [
      { id: 'a', number: 'A-1', created: 1_764_547_200, amount, currency, status: 'paid' },
      { id: 'b', created: 1_764_547_200, amount: -amount, currency, status: 'refunded' },
    ],
    'get-user-payment-method': null,
  }
  await page.route('**/stripe_checkout.php', (route) =>
    route.fulfill({
      json: {
        success: true,
        output: answers[(route.request().postDataJSON() as { f: string }).f],
        error: null,
        errormsg: null,
      },
    }),
  )
}

const stories = [
  {
    language: 'en',
    currency: 'jpy',
    amount: 123_456,
    price: '¥123,456',
    invoices: ['¥123,456', '−¥123,456'],
  },
  {
    language: 'es-AR',
    currency: 'usd',
    amount: 123_450,
    price: '$1.234,50',
    invoices: ['$1.234,50', '−$1.234,50'],
  },
  {
    language: 'tr',
    currency: 'usd',
    amount: 123_400,
    price: '$1.234',
    invoices: ['$1.234,00', '−$1.234,00'],
  },
  {
    language: 'ja',
    currency: 'jpy',
    amount: 3500,
    price: '￥3,500',
    invoices: ['￥3,500', '−￥3,500'],
  },
  {
    language: 'ar',
    currency: 'usd',
    amount: 123_450,
    price: '$1,234.50',
    invoices: ['$1,234.50', '−$1,234.50'],
  },
] as const

test('R-CNT-008 R-MEM-012 D-NUMBERS: prices and invoices in five languages, by the places of their currency', async ({
  page,
  payer,
}) => {
  expect(payer.token).not.toBe('')
  for (const { language, currency, amount, price, invoices } of stories) {
    await test.step(`in ${language}, ${amount} ${currency} of minor units is ${price}`, async () => {
      // The first one is what a page starts in.
      if (language !== 'en') await chooseLanguage(page, language)
      await chargeIn(page, currency, amount)
      await page.goto('/pricing')
      await expect(page.getByText(price, { exact: true })).toBeVisible()
      await page.goto('/profile/membership')
      const amounts = page
        .getByRole('listitem')
        .locator('bdi[dir="ltr"]')
        .filter({ hasText: /[$¥￥]/ })
      await expect(amounts).toHaveText([...invoices])
    })
  }
})
