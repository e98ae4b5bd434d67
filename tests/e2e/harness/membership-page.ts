// The membership's pages as a person reads them, and whether they say what the server has stored and the provider has.
import type { Page } from '@playwright/test'
import { formatDate } from '#domain/format/date.ts'
import { formatAmount } from '#domain/membership/plan-price.ts'
import { standingOf, type Standing } from '#tests/fakes/membership-standing.ts'
import type { PayingServer } from '#tests/fakes/paying-server.ts'
import { expect } from './test.ts'

/** What the browser prints of the provider's page: it has no icon, and answers a declined card and a closed page by their status. */
export const atProviderOnly = /favicon\.ico|402 \(Payment Required\)|410 \(Gone\)/

export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
export const seeTitle = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
export const expectNotice = (page: Page, text: string) =>
  expect(
    page.getByRole('region', { name: /^Notifications/ }).getByText(text, { exact: true }),
  ).toBeVisible()
export const atProvider = (page: Page) => page.waitForURL(/\/local\/payments\//)

/** Pays at the provider's page with the card of this name. */
export const payWith = async (page: Page, card: RegExp, button = 'Subscribe'): Promise<void> => {
  await page.getByRole('radio', { name: card }).check()
  await page.getByRole('button', { name: button }).click()
}

const plans: Readonly<Record<string, string>> = { free: 'Free', pro: 'Pro', premium: 'Premium' }
const statusWords: Readonly<Record<string, string>> = {
  active: 'Active',
  past_due: 'Payment overdue',
  canceled: 'Cancelled',
}
const invoiceWords: Readonly<Record<string, string>> = {
  paid: 'Paid',
  open: 'Open',
  void: 'Void',
  uncollectible: 'Not collected',
}

const planOf = (priceId: string): string => plans[priceId.split('_')[0] ?? ''] ?? priceId

const wordsOf = ({ atProvider: known, paidTier }: Standing): string[] => {
  if (known === null) return [plans['free'] ?? '', 'The free plan costs nothing and does not end.']
  const { status, end, ends, next } = known
  const date = formatDate(end)
  const coming =
    status === 'canceled'
      ? `Ended on${date}`
      : status === 'past_due'
        ? 'It will be tried again'
        : ends
          ? `Ends on${date}`
          : next === null
            ? `Renews on${date}`
            : `Next plan${planOf(next)}, from ${date}`
  return [plans[paidTier] ?? '', statusWords[status] ?? status, coming]
}

/** Store, provider and screen are one, and the bank has taken these amounts and no others. The page is the membership's. */
export const expectAgreement = async (
  page: Page,
  {
    paying,
    payer,
    charges,
  }: { paying: PayingServer; payer: { userId: string }; charges: readonly number[] },
): Promise<void> => {
  const standing = await standingOf(paying, payer)
  expect(standing.stored, 'what is stored and what the provider has').toEqual(standing.atProvider)
  expect(standing.tier, 'what is opened and what is paid').toBe(standing.paidTier)
  expect(standing.charges, 'what the bank has taken').toEqual(charges)
  for (const words of wordsOf(standing)) await expect(section(page, 'Plan')).toContainText(words)
  await expect(section(page, 'Invoices').getByRole('listitem')).toHaveText(
    standing.invoices.map(
      ({ amount, currency, status }) =>
        new RegExp(
          `${RegExp.escape(formatAmount(amount, currency, 'en'))}\\s*${invoiceWords[status ?? '']}`,
        ),
    ),
  )
}

/** The membership opened anew, and what it says compared. */
export const openMembership = async (
  page: Page,
  compared: Parameters<typeof expectAgreement>[1],
): Promise<void> => {
  await page.goto('/profile/membership')
  await expectAgreement(page, compared)
}
