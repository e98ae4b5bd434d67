// Strangers try wrong passwords for somebody's address: the owner gets in, from a known device at once, from a new one by a
// task that says why it takes longer (S3). The server has its real limits.
import type { Page } from '@playwright/test'
import { test } from './harness/limited-server.ts'
import { expect } from './harness/test.ts'

const person = { email: 'owner@example.com', password: 'Correct-horse-9', username: 'owner-of-it' }
const form = (page: Page) => page.getByRole('main')
const logIn = async (page: Page): Promise<void> => {
  await form(page).getByLabel('Email', { exact: true }).fill(person.email)
  await form(page).getByLabel('Password', { exact: true }).fill(person.password)
  await form(page).locator('button[type="submit"]').click()
}
const signedIn = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => localStorage.getItem('auth_token')), { timeout: 60_000 })
    .not.toBeNull()

test('S3 the owner gets in while strangers guess: a known device at once, a new one by a dearer check that says why', async ({
  page,
  server,
  browser,
}) => {
  test.setTimeout(120_000)
  await page.goto('/register')
  await form(page).getByLabel('Email', { exact: true }).fill(person.email)
  await form(page).getByLabel('Username', { exact: true }).fill(person.username)
  await form(page).getByLabel('Password', { exact: true }).fill(person.password)
  await form(page).getByLabel('Confirm password', { exact: true }).fill(person.password)
  await form(page)
    .getByRole('checkbox', { name: /I agree/ })
    .check()
  await form(page).locator('button[type="submit"]').click()
  await signedIn(page)
  const kept = await page.evaluate(() => localStorage.getItem('device_marks'))
  expect(kept).not.toContain('owner')

  const guess = () =>
    fetch(`http://127.0.0.1:${server.port}/authentication.php`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ f: 'login_user', email: person.email, password: 'not this one' }),
    }).then((answer) => answer.json() as Promise<{ error: string }>)
  for (let n = 0; n < 8; n += 1) expect((await guess()).error).toBe('AUTH_CREDENTIALS')
  expect(await guess()).toMatchObject({ error: 'AUTH_CAPTCHA_REQUIRED', captcha_effort: 4 })

  await test.step('on a device that logged in before', async () => {
    await page.evaluate(() => {
      localStorage.removeItem('auth_token')
      localStorage.removeItem('user_email')
    })
    await page.goto('/login')
    await logIn(page)
    await signedIn(page)
    expect(await page.evaluate(() => localStorage.getItem('device_marks'))).toBe(kept)
  })

  await test.step('on a new device', async () => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    const other = await context.newPage()
    const challenges: unknown[] = []
    other.on('request', (request) => {
      if (request.postData()?.includes('get_captcha_challenge'))
        challenges.push(request.postDataJSON())
    })
    await other.goto(`http://localhost:${server.port}/login`)
    await logIn(other)
    await expect(form(other).getByText(/this check takes longer than usual/)).toBeVisible()
    await logIn(other)
    await signedIn(other)
    expect(challenges).toContainEqual({ f: 'get_captcha_challenge', effort: 4 })
    await context.close()
  })
})
