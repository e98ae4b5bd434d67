// What a membership's pages ask for, with what right, how often, and what they make of an answer that lacks half of itself.
import type { Page, Request } from '@playwright/test'
import { section, seeTitle } from '../harness/membership-page.ts'
import { expect, test } from '../harness/paying.ts'

type SentRequest = { f: string; payload: unknown; authorization: string | undefined }

const requestsOf = (page: Page): SentRequest[] => {
  const requests: SentRequest[] = []
  page.on('request', (request: Request) => {
    if (new URL(request.url()).pathname !== '/stripe_checkout.php') return
    const { f, ...payload } = request.postDataJSON() as { f: string }
    requests.push({ f, payload, authorization: request.headers()['authorization'] })
  })
  return requests
}

test('R-MEM-046 D-MEMBERSHIPPUBLIC D-STRIPEPAGES: a visitor is shown the plans and the way to log in, and nothing of theirs is asked for', async ({
  page,
}) => {
  const requests = requestsOf(page)
  for (const [path, title] of [
    ['/profile/membership', 'Log in to see your membership'],
    ['/stripe-subscription', 'Log in to subscribe'],
    ['/stripe-checkout?priceId=pro_monthly', 'Log in to subscribe'],
  ] as const) {
    await page.goto(path)
    await seeTitle(page, title)
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      `/login?returnTo=${encodeURIComponent(path)}`,
    )
  }
  expect(new Set(requests.map(({ f, authorization }) => `${f} ${authorization}`))).toEqual(
    new Set(['get-subscription-plans undefined']),
  )
})

test('R-MEM-011 R-MEM-012 R-MEM-013 R-MEM-017 R-MEM-042 R-MEM-046 R-MEM-048 D-SUBFETCH: a member’s parts are asked for by name, with the token, once in five minutes, and once more after a failure', async ({
  page,
  payer,
}) => {
  await payer.buy('pro_monthly')
  const requests = requestsOf(page)
  await page.goto('/profile/membership')
  await expect(section(page, 'Invoices').getByRole('listitem')).toHaveCount(1)
  await expect(section(page, 'Plan')).toContainText('Active')
  const own = requests.filter(({ f }) => f !== 'get-subscription-plans')
  expect(own.map(({ f }) => f).toSorted()).toEqual([
    'get-subscription-options',
    'get-user-invoices',
    'get-user-payment-method',
    'get-user-subscription',
  ])
  expect(
    new Set(own.map(({ payload, authorization }) => JSON.stringify([payload, authorization]))),
  ).toEqual(new Set([JSON.stringify([{}, `Bearer ${payer.token}`])]))
  await test.step('R-MEM-048: fresh for five minutes, whatever page shows it', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
    await expect(page.getByText('$12', { exact: true })).toBeVisible()
    await page.goBack()
    await expect(section(page, 'Plan')).toContainText('Active')
    expect(requests.filter(({ f }) => f === 'get-user-subscription')).toHaveLength(1)
  })
  await test.step('R-MEM-048: a failure is tried once more, and then said', async () => {
    await page.route('**/stripe_checkout.php', (route) =>
      (route.request().postDataJSON() as { f: string }).f === 'get-user-subscription'
        ? route.fulfill({ json: { success: false, output: null, error: null, errormsg: null } })
        : route.fallback(),
    )
    await page.reload()
    await expect(section(page, 'Plan').getByRole('alert').first()).toContainText(
      'Could not retrieve subscription information',
    )
    expect(requests.filter(({ f }) => f === 'get-user-subscription')).toHaveLength(3)
  })
})

test('R-MEM-002 R-MEM-003 R-MEM-005 R-MEM-041 R-MEM-043 D-STATUS D-PLANSHAPE: the first entry is shown, an unknown status as it came, missing fields as nothing', async ({
  page,
  payer,
}) => {
  const entry = {
    id: 's',
    subscriptionId: 'sub_1',
    level: 2,
    status: 'in_review',
    plan_name: 'Gold',
    priceId: 'gold',
    amount: null,
    currency: 'coins',
    current_period_end: 1_893_456_000,
  }
  let subscriptions: object[] = [entry, { ...entry, id: 't', level: 1, plan_name: 'Second' }]
  const answers: Record<string, unknown> = {
    'get-user-invoices': [
      { id: 'i', created: 1_764_547_200, amount: 1200, currency: null, status: 'disputed' },
      { id: 'j' },
    ],
    'get-user-payment-method': { brand: 'maestro', last4: '42421234' },
    'get-subscription-options': { options: [{ id: 'x', name: 'Nowhere' }] },
  }
  await page.route('**/stripe_checkout.php', (route) => {
    const { f } = route.request().postDataJSON() as { f: string }
    if (f === 'get-subscription-plans') return route.fallback()
    return route.fulfill({
      json: {
        success: true,
        output: f === 'get-user-subscription' ? { subscriptions } : answers[f],
        error: null,
        errormsg: null,
      },
    })
  })
  expect(payer.token).not.toBe('')
  await page.goto('/profile/membership')
  await expect(section(page, 'Plan')).toContainText(/Gold\s*in_review/)
  await expect(section(page, 'Plan')).not.toContainText(/Second|coins|null|undefined/)
  await expect(section(page, 'Invoices').getByRole('listitem')).toHaveText([
    /1 Dec 2025\s*-\s*disputed/,
    /^-\s*-$/,
  ])
  await expect(section(page, 'Payment method')).toContainText(/Maestro ending in 1234/i)
  await test.step('R-MEM-005: without a plan it is called Free', async () => {
    subscriptions = [{ ...entry, level: 0, plan_name: null, status: null }]
    await page.reload()
    await expect(section(page, 'Plan')).toContainText('Free')
  })
})
