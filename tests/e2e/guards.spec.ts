// Who may see a protected page, and what everybody else is offered (R-GRD).
import type { Page } from '@playwright/test'
import { enterAs, register } from './harness/enter-as.ts'
import { newPerson } from './harness/sign-up.ts'
import { test } from './harness/online-test.ts'
import { expect } from './harness/test.ts'

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page) => page.locator('main h1')
const returnTo = (url: URL): string | null =>
  url.pathname === '/login' ? url.searchParams.get('returnTo') : null

test('R-GRD-002..008 R-GRD-010 a visitor meets a prompt at the same address, with three ways on', async ({
  page,
}) => {
  for (const [path, prompt] of [
    ['/compare', 'Please log in to use the comparison feature'],
    ['/profile', 'Please log in to view your profile'],
    ['/rewards', 'Please log in to access the rewards shop'],
    ['/leaderboard', 'Please log in to view the leaderboard'],
    ['/watchlist', 'Please log in to view and edit watchlists'],
  ] as const) {
    await page.goto(`${path}?from=test#part`)
    await expect(heading(page)).toHaveText(prompt)
    await expect(page).toHaveURL(`${path}?from=test#part`)
    expect(await main(page).locator('a, button').allInnerTexts()).toEqual([
      'Sign in',
      'Continue with email',
      'Go back',
      'Sign up',
    ])
    await expect(main(page)).toContainText('Free. Your lists on every device, even in flight.')
  }
  await main(page).getByRole('link', { name: 'Sign up' }).click()
  await expect(page).toHaveURL(
    (url) =>
      returnTo(url) === '/watchlist?from=test#part' && url.searchParams.get('mode') === 'register',
  )
  await page.goBack()
  await main(page).getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL((url) => returnTo(url) === '/watchlist?from=test#part')
})

test('R-GRD-007 D-TR T-01 the prompt of /watchlist in Turkish', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('preferredLanguage', 'tr'))
  await page.goto('/watchlist')
  await expect(heading(page)).toHaveText(
    'İzleme listelerini görüntülemek ve düzenlemek için lütfen giriş yapın',
  )
})

test('R-GRD-015 R-GRD-019 pages without a prompt, and the admin area, send a visitor to log in and back', async ({
  page,
  line,
  watch,
}) => {
  watch.expectError(/admin\/nothing-here/)
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  for (const path of [
    '/top-movers',
    '/newly-listed-coins',
    '/generator?amount=5',
    '/portfolio-analysis',
    '/admin',
    '/admin/users',
    '/admin/nothing-here',
  ]) {
    await page.goto('/coinlist')
    await page.evaluate((target) => window.location.assign(target), path)
    await expect(page).toHaveURL((url) => returnTo(url) === path)
    await expect(page.locator('[data-sidebar="admin"]')).toHaveCount(0)
  }
  expect(paths).not.toContain('/admin.php')
  await page.goBack()
  await expect(page).toHaveURL('/coinlist')
  const person = await register(line.origin)
  await page.goto('/generator')
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL('/generator')
  await expect(heading(page)).toHaveText('AI portfolio')
})

test('R-GRD-001 R-GRD-021 while nobody knows who is here a spinner shows, then the page', async ({
  page,
  line,
}) => {
  await enterAs(page, line.origin, await register(line.origin))
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/client.php', async (route) => {
    if ((route.request().postData() ?? '').includes('retrieve_current_user')) await held
    return route.continue()
  })
  for (const path of ['/compare', '/top-movers', '/admin']) {
    await page.goto(path)
    await expect(main(page).getByRole('status', { name: 'Checking your session' })).toBeVisible()
    await expect(heading(page)).toHaveCount(0)
    expect(new URL(page.url()).pathname).toBe(path)
  }
  await page.goto('/compare')
  release()
  await expect(heading(page)).toHaveText('Compare')
})

test('R-GRD-009 R-GRD-011 R-GRD-012 R-AUT-013 the inline form signs in on the spot', async ({
  page,
  line,
}) => {
  const person = await register(line.origin)
  await page.goto('/compare?coins=bitcoin')
  await main(page).getByRole('button', { name: 'Continue with email' }).click()
  const email = main(page).getByLabel('Email', { exact: true })
  const password = main(page).getByLabel('Password', { exact: true })
  const submit = main(page).locator('button[type="submit"]')
  await test.step('the same validation', async () => {
    await email.fill('nobody')
    await password.fill('12345')
    await submit.click()
    await expect(main(page).getByText('Please enter a valid email address')).toBeVisible()
    await expect(main(page).getByText('Password must be at least 6 characters')).toBeVisible()
  })
  await test.step('the same error, and nothing typed is lost', async () => {
    await email.fill(person.email)
    await password.fill('wrong-password')
    await submit.click()
    await expect(page.getByText('Login error', { exact: true })).toBeVisible()
    await expect(email).toHaveValue(person.email)
    await expect(page).toHaveURL('/compare?coins=bitcoin')
  })
  await test.step('the page appears in place', async () => {
    await page.route('**/authentication.php', async (route) => {
      await expect(submit).toHaveText('Signing in...')
      return route.continue()
    })
    await password.fill(person.password)
    await submit.click()
    await expect(heading(page)).toHaveText('Compare')
    await expect(page).toHaveURL('/compare?coins=bitcoin')
  })
})

test('R-GRD-009 an unverified address leads from the inline form to the request for verification', async ({
  page,
}) => {
  await page.route('**/authentication.php', (route) =>
    route.fulfill({
      json: {
        success: false,
        output: null,
        error: 'LOGIN_EMAIL_NOT_VERIFIED',
        errormsg: 'Verify first',
        email_not_verified: true,
        data: { email_not_verified: true },
      },
    }),
  )
  await page.goto('/profile')
  await main(page).getByRole('button', { name: 'Continue with email' }).click()
  const { email, password } = newPerson()
  await main(page).getByLabel('Email', { exact: true }).fill(email)
  await main(page).getByLabel('Password', { exact: true }).fill(password)
  await main(page).locator('button[type="submit"]').click()
  await expect(page).toHaveURL('/request-email-verification')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
})

test("R-GRD-013 R-GRD-014 'Go back' goes back in history, or to the first page", async ({
  page,
  context,
}) => {
  const goBack = main(page).getByRole('button', { name: 'Go back' })
  await test.step('after a change of page inside the app', async () => {
    await page.goto('/upcoming')
    await page.getByRole('navigation').first().getByRole('link', { name: 'Compare' }).click()
    await goBack.click()
    await expect(page).toHaveURL('/upcoming')
  })
  await test.step('after whole page loads', async () => {
    await page.goto('/coinlist')
    await page.goto('/rewards')
    await goBack.click()
    await expect(page).toHaveURL('/coinlist')
  })
  await test.step('without a history', async () => {
    const fresh = await context.newPage()
    await fresh.goto('/rewards')
    await main(fresh).getByRole('button', { name: 'Go back' }).click()
    await expect(fresh).toHaveURL('/')
  })
})

test("R-GRD-016..018 D-SIDEBARADMIN a member in the admin area sees 'Access Denied' and the way home", async ({
  page,
  line,
  watch,
}) => {
  watch.expectError(/admin\/nothing-here/)
  await enterAs(page, line.origin, await register(line.origin))
  for (const path of ['/admin', '/admin/logs', '/admin/nothing-here']) {
    await page.goto(path)
    await expect(heading(page)).toHaveText('Access Denied')
  }
  await expect(main(page)).toContainText('administrator privileges')
  await expect(page.locator('[data-sidebar]')).toHaveCount(0)
  await main(page).getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
})
