// Every address of the product: what it shows, in which frame, and where the old ones lead (R-RTE, R-RED, R-LAY-001..018).
import type { Page } from '@playwright/test'
import { administrator, enterAs, register } from './harness/enter-as.ts'
import { test } from './harness/online-test.ts'
import { expect } from './harness/test.ts'

type Frame = 'app' | 'bare' | 'admin'
type Visit = [path: string, heading: string | RegExp, frame: Frame]

const appBar = (page: Page) => page.locator('[data-sidebar="app"]')
const adminBar = (page: Page) => page.locator('[data-sidebar="admin"]')

/** What a guard says in place of a page, and what stands where there is none. */
const insteadOfThePage = /Please log in to|Access Denied|Page not found/

const notYet = 'Not available yet'

/** Opens each address directly and looks at its heading, its frame, and whether it has a screen. */
const visitAll = async (
  page: Page,
  visits: readonly Visit[],
  { isBuilt = true }: { isBuilt?: boolean } = {},
): Promise<void> => {
  for (const [path, heading, frame] of visits) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.locator('main h1')).toHaveText(heading)
      await expect(page.locator('main')).not.toContainText(insteadOfThePage)
      await expect(page.locator('main').getByText(notYet)).toHaveCount(isBuilt ? 0 : 1)
      await expect(appBar(page)).toHaveCount(frame === 'app' ? 1 : 0)
      await expect(adminBar(page)).toHaveCount(frame === 'admin' ? 1 : 0)
      expect(new URL(page.url()).pathname).toBe(path.split('?')[0])
    })
  }
}

test.beforeEach(async ({ page }) => page.setViewportSize({ width: 1280, height: 800 }))

test('R-PRM-001 R-RTE-001..047 R-RTE-060 R-GRD-022 R-LAY-008..018 every public address that has its screen opens directly, in its frame and without a guard', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await visitAll(page, [
    ['/', 'Every score comes with a receipt.', 'bare'],
    ['/pricing', 'Three plans, one rule: receipts are free.', 'bare'],
    ['/ad-policy', 'Advertising policy', 'bare'],
    ['/cookie-policy', 'Cookie policy', 'bare'],
    ['/disclaimer', 'Disclaimer', 'bare'],
    ['/privacy', 'Privacy policy', 'bare'],
    ['/terms', 'Terms of use', 'bare'],
    ['/careers', 'We have no openings right now.', 'bare'],
    ['/features', 'What it does, and what it does not do yet.', 'bare'],
    ['/faq', 'Questions, answered plainly.', 'bare'],
    ['/upcoming-idos-info', 'Token sales, before they launch', 'bare'],
    ['/compare-coins-info', 'Coins side by side', 'bare'],
    ['/portfolio-generator-info', 'A portfolio draft with its reasons', 'bare'],
    ['/portfolio-analysis-info', 'Your portfolio, with figures you can check', 'bare'],
    ['/top-launchpads-info', 'Launchpads by track record', 'bare'],
    ['/gemscout-info', 'Small coins, solid data', 'bare'],
    ['/login', 'Log in', 'bare'],
    ['/login?mode=login', 'Log in', 'bare'],
    ['/login?mode=register', 'Sign up', 'bare'],
    ['/login?session=expired', 'Log in', 'bare'],
    ['/login/admin', 'Admin login', 'bare'],
    ['/register', 'Sign up', 'bare'],
    ['/reset-password', 'Forgot password', 'bare'],
    ['/verify-email', 'This link is invalid or has expired', 'bare'],
    ['/request-email-verification', 'Verify your email', 'bare'],
    ['/stripe-subscription', 'Log in to subscribe', 'bare'],
    ['/stripe-checkout', 'Log in to subscribe', 'bare'],
    ['/payment-success', 'No payment to confirm', 'bare'],
    ['/payment-cancel', 'Checkout cancelled', 'bare'],
    ['/profile/membership', 'Log in to see your membership', 'bare'],
    ['/callback', 'Google login did not work', 'bare'],
    ['/coinlist', 'Coins', 'app'],
    ['/coinlist?search=bitcoin', 'Coins', 'app'],
    ['/coin/bitcoin', /Bitcoin/, 'app'],
    ['/coindetail/bitcoin', /Bitcoin/, 'app'],
    ['/upcoming', 'Upcoming sales', 'app'],
    ['/ido/fernway', /Fernway/, 'app'],
    ['/launchpads', 'Launchpads', 'app'],
    ['/airdropscore', 'Airdrops', 'app'],
    ['/gemscout', 'Gem scout', 'app'],
    ['/api-test', 'API test', 'app'],
    ['/watchlist-api-test', 'Watchlist API test', 'app'],
    ['/sidebar-demo', 'Sidebar demo', 'app'],
  ])
})

// A page leaves this list for the one above when its screen arrives; until then nothing of what it is to do is shown.
test('R-RTE-020..024 R-RTE-031 R-RTE-032 R-RTE-042 R-RTE-043 a public address without a screen opens directly, in its frame, and says that it is not available yet', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await visitAll(
    page,
    [
      ['/documentation', 'Documentation', 'bare'],
      ['/docusaurus-docs', 'Documentation', 'bare'],
      ['/public-portfolios', 'Public portfolios', 'bare'],
      ['/public-portfolios/7', 'Public portfolios', 'bare'],
      ['/blog', 'Blog', 'app'],
      ['/blog/first-post', 'Blog', 'app'],
      ['/forum', 'Forum', 'app'],
      ['/aiassistant', 'AI assistant', 'app'],
      ['/academy', 'Academy', 'app'],
    ],
    { isBuilt: false },
  )
})

test('R-PRM-002 R-RTE-048..058 R-GRD-020 R-GRD-021 R-ASB-001 every protected address opens for an administrator, members never see a prompt', async ({
  page,
  line,
}) => {
  test.setTimeout(120_000)
  await enterAs(page, line.origin, administrator)
  await visitAll(page, [
    ['/compare', 'Compare', 'app'],
    ['/top-movers', 'Top movers', 'app'],
    ['/newly-listed-coins', 'New listings', 'app'],
    ['/watchlist', 'No watchlists available', 'app'],
    ['/portfolio-analysis', 'Portfolio', 'app'],
    ['/profile', 'Profile', 'app'],
  ])
  await visitAll(
    page,
    [
      ['/generator', 'AI portfolio', 'app'],
      ['/rewards', 'Rewards shop', 'app'],
      ['/leaderboard', 'Leaderboard', 'app'],
      ['/admin', 'Dashboard', 'admin'],
      ['/admin/workflow-automation', 'Workflow', 'admin'],
      ['/admin/forum', 'Forum', 'admin'],
      ['/admin/blog', 'Blog', 'admin'],
      ['/admin/users', 'User Management', 'admin'],
      ['/admin/database', 'Database', 'admin'],
      ['/admin/documentation', 'Documentation', 'admin'],
      ['/admin/translations', 'Translations', 'admin'],
      ['/admin/analytics', 'Analytics', 'admin'],
      ['/admin/logs', 'Error Logs', 'admin'],
      ['/admin/performance', 'Performance', 'admin'],
      ['/admin/settings', 'Settings', 'admin'],
      ['/admin/security', 'Security', 'admin'],
      ['/admin/api', 'API', 'admin'],
    ],
    { isBuilt: false },
  )
  await page.reload()
  await expect(page.locator('main h1')).toHaveText('API')
})

test('R-RED-001..009 old addresses lead on, keep query and hash, and stay out of the history', async ({
  page,
  line,
}) => {
  const person = await register(line.origin)
  await test.step('R-RED-001 R-RED-008 /new-pricing', async () => {
    await page.goto('/coinlist')
    await page.goto('/new-pricing?plan=pro#compare')
    await expect(page).toHaveURL('/pricing?plan=pro#compare')
    await page.goBack()
    await expect(page).toHaveURL('/coinlist')
  })
  await test.step('R-RED-009 a visitor meets the guard of the page', async () => {
    for (const [from, to] of [
      ['/top-gained-coins', '/top-movers'],
      ['/topgainers', '/top-movers'],
      ['/new-coins', '/newly-listed-coins'],
      ['/newcoins', '/newly-listed-coins'],
      ['/recently-listed-coins', '/newly-listed-coins'],
    ]) {
      await page.goto(from ?? '')
      await expect(page).toHaveURL(
        (url) => url.pathname === '/login' && url.searchParams.get('returnTo') === to,
      )
    }
  })
  await enterAs(page, line.origin, person)
  await test.step('R-RED-004..007 client redirects', async () => {
    for (const [from, to] of [
      ['/top-gained-coins', '/top-movers'],
      ['/new-coins', '/newly-listed-coins'],
      ['/newcoins', '/newly-listed-coins'],
      ['/recently-listed-coins', '/newly-listed-coins'],
    ]) {
      await page.goto(from ?? '')
      await expect(page).toHaveURL(to ?? '')
    }
  })
  await test.step('R-RED-003 /topgainers loads the document again', async () => {
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname)
    })
    await page.goto('/topgainers').catch(() => undefined)
    await expect(page).toHaveURL('/top-movers')
    await expect(page.locator('main h1')).toBeVisible()
    expect(documents).toEqual(['/topgainers', '/top-movers'])
    await page.goBack()
    await expect(page).toHaveURL('/newly-listed-coins')
  })
})

test('R-RED-002 /feedback leaves for the external form in the same tab, or says what is missing', async ({
  page,
  line,
}) => {
  await test.step('no form is configured', async () => {
    await page.goto('/feedback')
    await expect(page.locator('main h1')).toHaveText('Feedback')
    await expect(page.getByText('The feedback form is not set up on this server.')).toBeVisible()
  })
  // Another origin that is this machine too.
  const form = `${line.origin.replace('127.0.0.1', 'localhost')}/healthz?form`
  const answer =
    (isKnown: boolean) => async (route: Parameters<Parameters<typeof page.route>[1]>[0]) => {
      if (!(route.request().postData() ?? '').includes('"get_config"')) return route.fallback()
      if (!isKnown) return route.abort()
      return route.fulfill({
        json: {
          success: true,
          output: { feedback_form_url: form, captcha: 'off', invite_only: false },
          error: null,
          errormsg: null,
        },
      })
    }
  await test.step('the address cannot be asked for: retry', async () => {
    await page.route('**/client.php', answer(false))
    await page.goto('/feedback')
    await expect(page.getByText(/could not be loaded/)).toBeVisible()
  })
  await test.step('it leaves', async () => {
    await page.route('**/client.php', answer(true))
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page).toHaveURL(form)
  })
})

test('R-RTE-059 R-CNT-012 R-CNT-013 D-NOTFOUND D-SCOUT D-LANDING an unknown address says so, suggests, searches and leads home', async ({
  page,
  watch,
}) => {
  watch.expectError(/status of 404/)
  for (const path of ['/landing', '/settings', '/coinlist/nested', '/coin', '/no/such/page']) {
    await page.goto(path)
    await expect(page.locator('main h1'), path).toHaveText('Page not found')
    await expect(appBar(page), path).toHaveCount(path === '/landing' ? 0 : 1)
  }
  const words = page.getByRole('searchbox', { name: 'Search coins', exact: true })
  await expect(words, 'no coin answers to such words').toHaveValue('')
  await page.goto('/gem-scout')
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Gem scout /gemscout' }),
  ).toHaveAttribute('href', '/gemscout')
  await words.fill('bitcoin')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/coinlist?search=bitcoin')
  await expect(page.getByRole('main').getByRole('link', { name: 'Bitcoin' }).first()).toBeVisible()
  await page.goto('/bitcoin')
  await expect(words).toHaveValue('bitcoin')
  await page.getByRole('main').getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page).toHaveURL('/')
})

test('R-RTE-061 R-LAY-001 R-LAY-002 every change of page scrolls to the top, and the page is dark whatever was stored', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('ui-theme', 'light'))
  await page.goto('/coinlist')
  await expect(page.locator('html')).toHaveClass(/(^|\s)dark(\s|$)/)
  expect(await page.evaluate(() => localStorage.getItem('ui-theme'))).toBe('dark')
  await expect(page.locator('main tbody tr').nth(20)).toBeAttached()
  await page.evaluate(() => window.scrollTo({ top: 600 }))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  await appBar(page).getByRole('link', { name: 'IDO ratings' }).click()
  await expect(page).toHaveURL('/upcoming')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('D-DETAILALIAS the server names an address before any script runs, and the app keeps the name in step', async ({
  page,
  request,
}) => {
  const document = await (await request.get('/coindetail/bitcoin')).text()
  expect(document).toMatch(/<title>Bitcoin BTC: \d+ \w+ · CoinSight<\/title>/)
  await page.goto('/coindetail/bitcoin')
  const canonical = page.locator('link[rel="canonical"]')
  await expect(canonical).toHaveAttribute('href', /\/coin\/bitcoin$/)
  await expect(page).toHaveTitle(/^Bitcoin/)
  await appBar(page).getByRole('link', { name: 'IDO ratings' }).click()
  await expect(page.locator('main h1')).toHaveText(/^Upcoming sales/)
  await expect(canonical).toHaveAttribute('href', /\/upcoming$/)
  await expect(page).toHaveTitle(/^Upcoming sales/)
})
