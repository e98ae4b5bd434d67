// The app before a host that is not ours, from the login to the profile: no error anywhere, and the words that it says
// before our own host (D-PHPTYPES).
import type { BrowserContext, Page } from '@playwright/test'
import type { Envelope } from '#contract/envelope.ts'
import { phpAnswer } from '#tests/fakes/php-host.ts'
import { section } from './harness/membership-page.ts'
import { expect, test, type Payer } from './harness/paying.ts'
import { signIn } from './harness/sign-up.ts'
import { createList } from './harness/watchlist-actions.ts'

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Every answer of the API reaches the page as a PHP program would have typed it. */
const retypeAnswers = (context: BrowserContext): Promise<unknown> =>
  context.route('**/*.php', async (route) => {
    const { f } = route.request().postDataJSON() as { f: string }
    const response = await route.fetch()
    const json = phpAnswer(f, (await response.json()) as Envelope)
    await route.fulfill({ status: response.status(), json })
  })

const seeNoError = async (page: Page): Promise<void> => {
  await expect(main(page).getByRole('status', { name: 'Loading' })).toHaveCount(0)
  // Empty ones wait for something to say.
  await expect(main(page).getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  await expect(main(page)).not.toContainText(/undefined|NaN|\[object|Invalid Date/)
}

type Words = Record<string, string[]>

/** The words of a place, without the figures that tick and the ages that pass. */
const wordsOf = async (page: Page, place: string): Promise<string[]> =>
  page.locator(place).evaluateAll((elements) => elements.map((each) => each.textContent ?? ''))

/** A list, and a coin put into it by its star. */
const makeList = async (page: Page): Promise<void> => {
  await createList(page, 'coin', 'Core holdings')
  await expect(page.getByRole('banner').getByRole('button', { name: /^Synced$/ })).toBeVisible()
  await page.goto('/coinlist?search=bitcoin')
  const star = main(page).locator('tbody tr:has(a[href="/coin/bitcoin"]) [data-star]').first()
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('banner').getByRole('button', { name: /^Synced$/ })).toBeVisible()
}

const walk = async (page: Page, { email }: Payer, hasList: boolean): Promise<Words> => {
  const words: Words = {}
  await signIn(page, { username: '', email, password: 'Correct-horse-9' })
  const bitcoin = main(page).locator('tbody a[href="/coin/bitcoin"]').first()
  await page.goto('/coinlist?search=bitcoin')
  await expect(bitcoin).toBeVisible()
  await seeNoError(page)
  words['columns'] = await wordsOf(page, 'main thead th')

  await page.goto('/coin/bitcoin')
  await expect(heading(page)).toContainText('Bitcoin')
  await expect(page.getByRole('tab', { name: 'Overview' })).toBeVisible()
  await seeNoError(page)
  words['tabs'] = await wordsOf(page, 'main [role=tab]')

  if (!hasList) await makeList(page)
  await page.goto('/watchlist')
  await expect(page.getByRole('table', { name: 'Core holdings' })).toContainText('Bitcoin')
  await page.reload()
  await expect(page.getByRole('table', { name: 'Core holdings' })).toContainText('Bitcoin')
  await expect(page.getByRole('banner').getByRole('button', { name: /^Synced$/ })).toBeVisible()
  await seeNoError(page)
  words['lists'] = await wordsOf(page, 'nav[aria-label=Watchlists] li button')

  await page.goto('/upcoming?sort=name')
  await expect(main(page).locator('tbody a[href^="/ido/"]').first()).toBeVisible()
  await seeNoError(page)
  words['sales'] = (await wordsOf(page, 'main tbody a[href^="/ido/"]')).toSorted()

  await page.goto('/profile/membership')
  await expect(section(page, 'Plan')).toContainText('Active')
  await expect(section(page, 'Invoices').getByRole('listitem')).toHaveCount(1)
  await seeNoError(page)
  words['membership'] = [
    ...(await wordsOf(page, 'main h1, main h2, main h3')),
    ...(await main(page).getByRole('button').allInnerTexts()),
    ...(await section(page, 'Invoices').getByRole('listitem').allInnerTexts()),
    ...(await section(page, 'Payment method').allInnerTexts()),
  ]

  await page.goto('/profile')
  await expect(main(page)).toContainText(email)
  await seeNoError(page)
  words['profile'] = await wordsOf(page, 'main h1, main h2')
  return words
}

test('D-PHPTYPES R-MEM-002 R-WLC-001 R-CLS-001 R-UPL-001: from the login to the profile a host that types its answers otherwise looks like ours', async ({
  payer,
  openDevice,
  context,
}) => {
  await payer.buy('pro_monthly')
  await context.close()
  const theirs = await openDevice()
  await retypeAnswers(theirs)
  const there = await walk(await theirs.newPage(), payer, false)
  // What it still asks for when it closes nobody answers.
  await theirs.unrouteAll({ behavior: 'ignoreErrors' })
  await theirs.close()
  // The same account, with the list and the coin that the other host stored.
  const ours = await openDevice()
  const here = await walk(await ours.newPage(), payer, true)
  expect(there).toEqual(here)
})
