// How a session begins and ends: logging out, running out, being refused; with and without a connection.
import type { Page } from '@playwright/test'
import { confirmLogOut } from './harness/log-out.ts'
import { enterAs, register } from './harness/enter-as.ts'
import { test as online } from './harness/online-test.ts'
import { whenShellIsCached } from './harness/service-worker.ts'
import { expect, test } from './harness/test.ts'

const main = (page: Page) => page.getByRole('main')
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)
const said = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).first()).toBeVisible()
const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Account' })
const logOut = async (page: Page): Promise<void> => {
  await account(page).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await confirmLogOut(page)
}

/** A toast lasts five seconds, and a busy machine may need longer to load the last picture of a page. */
const openAtOnce = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' })

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const unsigned = (payload: object): string =>
  `${part({ alg: 'HS256' })}.${part(payload)}.c2lnbmF0dXJl`
const nowSec = (): number => Math.floor(Date.now() / 1000)

const store = (page: Page, values: Record<string, string>): Promise<void> =>
  page.evaluate((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
  }, values)

/** The next document begins with these values stored. A page of the app would use them at once, so none is open meanwhile. */
const storeBefore = async (page: Page, values: Record<string, string>): Promise<void> => {
  await page.route('**/healthz', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><link rel="icon" href="data:,">',
    }),
  )
  await page.goto('/healthz')
  await page.unroute('**/healthz')
  await store(page, values)
}

online(
  'R-AUT-053 R-AUT-054 R-AUT-055 R-AUT-056 R-AUT-057 logging out clears token and e-mail and leads home, whether or not the server hears of it',
  async ({ page, line, watch }) => {
    // What was on its way when the session ended may come back as a 401.
    watch.expectError(/(authentication|client)\.php/)
    const person = await register(line.origin)
    await test.step('R-AUT-053 R-AUT-054 R-AUT-055 R-AUT-056', async () => {
      await enterAs(page, line.origin, person)
      await page.goto('/coinlist')
      const sent = page.waitForRequest(
        (request) => request.postData()?.includes('logout_user') === true,
      )
      await logOut(page)
      expect((await sent).postDataJSON()).toEqual({ f: 'logout_user' })
      await said(page, 'Logged out')
      await expect(page).toHaveURL('/')
      expect([await stored(page, 'auth_token'), await stored(page, 'user_email')]).toEqual([
        null,
        null,
      ])
    })
    await test.step('R-AUT-054 R-AUT-055 R-AUT-057 the call fails: only the error is told', async () => {
      await enterAs(page, line.origin, person)
      await page.goto('/coinlist')
      await page.route('**/authentication.php', (route) =>
        route.fulfill({
          status: 500,
          json: { success: false, output: null, error: 'SERVER_ERROR', errormsg: 'broken' },
        }),
      )
      await logOut(page)
      await said(page, 'An error occurred during logout. Please try again.')
      await expect(page.getByText('Logged out', { exact: true })).toHaveCount(0)
      await expect(page).toHaveURL('/')
      expect([await stored(page, 'auth_token'), await stored(page, 'user_email')]).toEqual([
        null,
        null,
      ])
    })
  },
)

online(
  'R-AUT-058 R-AUT-059 R-AUT-060 R-AUT-062 R-AUT-063 a session that runs out: the event, the notice, the way to the login screen',
  async ({ page, line, watch }) => {
    // What was about to be asked for a member when the event came is refused; the browser prints it.
    watch.expectError(/401/)
    const person = await register(line.origin)
    await page.goto('/coinlist')
    for (const [name, payload] of [
      ['R-AUT-062 exp in the past', { sub: 'u', exp: nowSec() - 60 }],
      ['R-AUT-063 no exp', { sub: 'u' }],
      ['a token that is none', null],
    ] as const) {
      await test.step(name, async () => {
        await storeBefore(page, {
          auth_token: payload === null ? 'nonsense' : unsigned(payload),
          user_email: person.email,
        })
        await openAtOnce(page, '/upcoming')
        await said(page, 'Session expired')
        await said(page, 'Your session has expired. Please log in again.')
        await expect(page).toHaveURL('/login?session=expired')
        await expect(main(page)).toContainText('Session expired')
        expect([await stored(page, 'auth_token'), await stored(page, 'user_email')]).toEqual([
          null,
          person.email,
        ])
        await expect(main(page).getByLabel('Email', { exact: true })).toHaveValue(person.email)
      })
    }
    await test.step('R-AUT-058 anybody may raise the event', async () => {
      await enterAs(page, line.origin, person)
      await page.goto('/coinlist')
      await expect(account(page)).toBeVisible()
      await page.evaluate(() => window.dispatchEvent(new CustomEvent('session-expired')))
      await expect(page).toHaveURL('/login?session=expired')
      expect(await stored(page, 'auth_token')).toBeNull()
    })
    await test.step('R-AUT-060 who is signing in or up is left where they are', async () => {
      for (const path of ['/login?returnTo=/upcoming', '/register', '/login/admin']) {
        await page.goto(path)
        await page.evaluate(() => window.dispatchEvent(new CustomEvent('session-expired')))
        await said(page, 'Session expired')
        await expect(page).toHaveURL(path)
      }
    })
  },
)

online(
  'R-AUT-061 D-401 a 401 clears token and e-mail and tells once; public pages stay, protected ones fall to their guard',
  async ({ page, line, watch }) => {
    watch.expectError(/client\.php|401/)
    const person = await register(line.origin)
    await page.goto('/coinlist')
    for (const [path, after] of [
      ['/upcoming', '/upcoming'],
      ['/watchlist', '/watchlist'],
    ] as const) {
      // Well-formed and not expired, so only the server can know that it is nobody's.
      await storeBefore(page, {
        auth_token: unsigned({ sub: 'u', exp: nowSec() + 3600 }),
        user_email: person.email,
      })
      await openAtOnce(page, path)
      await said(page, 'Your session has expired. Please log in again.')
      await expect(page).toHaveURL(after)
      expect([await stored(page, 'auth_token'), await stored(page, 'user_email')]).toEqual([
        null,
        null,
      ])
    }
    await expect(main(page)).toContainText('Please log in to view and edit watchlists')
  },
)

online(
  'R-AUT-064 R-AUT-065 D-FALLBACKUSER where the user cannot be fetched, the stored e-mail stands in until it can',
  async ({ page, line, watch }) => {
    watch.expectError(/client\.php/)
    const person = await register(line.origin)
    await enterAs(page, line.origin, person)
    let isBroken = true
    const bodies: unknown[] = []
    await page.route('**/client.php', async (route) => {
      const body = route.request().postDataJSON() as { f: string }
      if (body.f !== 'retrieve_current_user') return route.continue()
      bodies.push(body)
      return isBroken
        ? route.fulfill({
            status: 500,
            json: { success: false, output: null, error: 'SERVER_ERROR', errormsg: 'broken' },
          })
        : route.continue()
    })
    await page.goto('/coinlist')
    await account(page).click()
    await expect(page.getByRole('menu')).toContainText(
      person.email.slice(0, person.email.indexOf('@')),
    )
    expect(bodies[0]).toEqual({ f: 'retrieve_current_user' })
    isBroken = false
    await page.keyboard.press('Escape')
    await page.reload()
    await account(page).click()
    await expect(page.getByRole('menu')).toContainText(person.username)
  },
)

for (const [kind, answer] of [
  ['JSON', { json: { success: false, output: null, error: 'SERVER_ERROR', errormsg: 'broken' } }],
  ['HTML', { contentType: 'text/html', body: '<h1>500</h1>' }],
] as const) {
  online(
    `R-AUT-065 R-GRD-001 nothing typed is lost while the user cannot be fetched, nor when they can (500, ${kind})`,
    async ({ page, line, watch }) => {
      watch.expectError(/client\.php/)
      const person = await register(line.origin)
      await enterAs(page, line.origin, person)
      let isBroken = true
      let asked = 0
      await page.route('**/client.php', async (route) => {
        const { f } = route.request().postDataJSON() as { f: string }
        if (f !== 'retrieve_current_user') return route.continue()
        asked += 1
        return isBroken ? route.fulfill({ status: 500, ...answer }) : route.continue()
      })
      await page.goto('/watchlist')
      await main(page).getByRole('button', { name: 'Create watchlist' }).last().click()
      const name = page.getByRole('dialog').getByLabel('Name', { exact: true })
      await name.fill('For the long flight')
      const dialog = await page.getByRole('dialog').elementHandle()
      // By its place: below an open dialog nothing of the page has a role.
      const avatar = page.locator('[data-bar="top"] [aria-label="Account"]')
      // Each time a person comes back to the tab the server is asked again, twice where it fails.
      const comeBack = () =>
        page.evaluate(() =>
          document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
        )
      for (let time = 0; time < 3; time += 1) {
        const before = asked
        await comeBack()
        await expect.poll(() => asked).toBeGreaterThan(before)
        await expect(avatar).toBeVisible()
        await expect.poll(() => asked).toBeGreaterThan(before + 1)
        await expect(name).toHaveValue('For the long flight')
      }
      isBroken = false
      await comeBack()
      await expect(avatar).toHaveText(person.username.charAt(0).toUpperCase())
      await expect(name).toHaveValue('For the long flight')
      // The very dialog, not one opened anew over the same words.
      expect(await dialog?.evaluate((element) => element.isConnected)).toBe(true)
    },
  )
}

test('D-OFFLINEEXPIRY a token that runs out in the air signs nobody out until the server is reached', async ({
  page,
  line,
  setOffline,
}) => {
  const person = await register(line.origin)
  await test.step('without a connection the forms say why they cannot be sent', async () => {
    await page.goto('/login')
    const submit = main(page).locator('button[type="submit"]')
    await expect(submit).toBeEnabled()
    await setOffline(true)
    await expect(submit).toBeDisabled()
    await expect(main(page).getByRole('button', { name: /Google/ })).toBeDisabled()
    await said(page, 'Offline. Logging in and signing up need a connection.')
    await setOffline(false)
    await expect(submit).toBeEnabled()
  })
  await enterAs(page, line.origin, person)
  await page.goto('/coinlist')
  await expect(account(page)).toBeVisible()
  await whenShellIsCached(page)
  await setOffline(true)
  const { sub } = JSON.parse(
    Buffer.from((await stored(page, 'auth_token'))?.split('.')[1] ?? '', 'base64url').toString(),
  ) as { sub: string }
  await store(page, { auth_token: unsigned({ sub, exp: nowSec() - 60 }) })
  await page.reload()
  await expect(account(page)).toBeVisible()
  expect(await stored(page, 'auth_token')).not.toBeNull()
  await setOffline(false)
  await expect(page).toHaveURL('/login?session=expired', { timeout: 60_000 })
})
