// Home, 26 hours in the air, an airport's portal, home again: nothing lost, and nothing misleading at any step.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { letSessionRunOut } from './harness/aged-session.ts'
import { enterAs, register } from './harness/enter-as.ts'
import { serverLists } from './harness/server-lists.ts'
import { whenShellIsCached } from './harness/service-worker.ts'
import { whenMarketIsStored } from './harness/stored-market.ts'
import { expect, test } from './harness/test.ts'
import { createList, shownLists } from './harness/watchlist-actions.ts'

const pill = (page: Page, name: string | RegExp) =>
  page.getByRole('banner').getByRole('button', { name })
const names = async (page: Page): Promise<string[]> =>
  (await shownLists(page)).map((line) => line.replace(/ \d+$/, ''))
const hourSec = 3600

/** Answers everything with its own page, as they do at airports. */
const openPortal = async (status: number): Promise<Server> => {
  const portal = createServer((_, response) =>
    response
      .writeHead(status, { 'content-type': 'text/html' })
      .end('<!doctype html><title>Free Wi-Fi</title><p>Accept our terms'),
  )
  await new Promise<void>((resolve) => {
    portal.listen(0, '127.0.0.1', () => resolve())
  })
  return portal
}

const boarded = async (page: Page, origin: string) => {
  const person = await register(origin)
  await page.setViewportSize({ width: 1440, height: 900 })
  await enterAs(page, origin, person)
  await page.goto('/watchlist')
  await createList(page, 'coin', 'Made at home')
  await whenShellIsCached(page)
  await whenMarketIsStored(page)
  await expect(pill(page, 'Synced')).toBeVisible()
  return person
}

/**
 * Every status tells the same story. The quick run plays each story behind the one that could do most harm in it: a 401
 * ends sessions, a 200 looks like success. TEST_LONG=1 plays all.
 */
const statuses = (worst: number): number[] =>
  process.env['TEST_LONG'] === '1' ? [200, 401, 502] : [worst]

for (const status of statuses(401)) {
  test(`D2 D3 D4 26 hours offline, then a portal (${status}), then home`, async ({
    page,
    line,
    server,
    setOffline,
    watch,
  }) => {
    watch.expectError(/.*/)
    const portal = await openPortal(status)
    const person = await boarded(page, line.origin)

    await test.step('in the air the lists can be read and edited', async () => {
      await setOffline(true)
      await letSessionRunOut(page)
      await page.reload()
      await createList(page, 'coin', 'Made in the air')
      expect(await names(page)).toEqual(['Made at home', 'Made in the air'])
      await expect(pill(page, /^(Offline|Sign in again)/)).toBeVisible()
    })

    await test.step('behind the portal nobody is signed out, nothing is gone, nothing is said to have arrived', async () => {
      line.leadTo((portal.address() as AddressInfo).port)
      await setOffline(false)
      await page.waitForTimeout(4000)
      expect(new URL(page.url()).pathname).toBe('/watchlist')
      expect(await names(page)).toEqual(['Made at home', 'Made in the air'])
      await expect(pill(page, 'Synced')).toHaveCount(0)
      await expect(page.getByText('Session expired')).toHaveCount(0)
      await expect(page.getByText('Could not load watchlists')).toHaveCount(0)
    })

    await test.step('at home the session ends, what waits is told, and after signing in everything arrives', async () => {
      line.leadTo(server.port)
      await page.reload()
      await expect(page).toHaveURL('/login?session=expired')
      await expect(page.getByRole('main')).toContainText('1 change has not reached the server yet.')
      await page.getByLabel('Password', { exact: true }).fill(person.password)
      await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
      await expect(page).not.toHaveURL(/login/)
      await page.goto('/watchlist')
      await expect(pill(page, 'Synced')).toBeVisible({ timeout: 30_000 })
      await expect.poll(() => names(page)).toEqual(['Made at home', 'Made in the air'])
      expect((await serverLists(line.origin, person)).map(({ name }) => name).toSorted()).toEqual([
        'Made at home',
        'Made in the air',
      ])
    })
    portal.close()
  })
}

for (const status of statuses(200)) {
  test(`D3 D4 an open page with a session that is alive, behind a portal (${status}), says so and keeps everything`, async ({
    page,
    line,
    server,
    watch,
  }) => {
    watch.expectError(/.*/)
    const portal = await openPortal(status)
    await boarded(page, line.origin)
    line.leadTo((portal.address() as AddressInfo).port)
    await page.getByRole('main').getByRole('button', { name: 'Sync now' }).click()
    await expect(pill(page, 'Not reaching CoinSight')).toBeVisible()
    expect(await names(page)).toEqual(['Made at home'])
    await expect(page.getByText('Could not load watchlists')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Sync now' })).toBeEnabled()
    await expect(
      page.getByText(/Something else is answering in place of CoinSight/).first(),
    ).toBeVisible()
    await pill(page, 'Not reaching CoinSight').click()
    await expect(page.getByRole('dialog')).toContainText(
      'Something else is answering in place of CoinSight',
    )
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()

    line.leadTo(server.port)
    await page.getByRole('button', { name: 'Sync now' }).click()
    await expect(pill(page, 'Synced')).toBeVisible()
    portal.close()
  })
}

test('D5 a device whose clock is 26 hours ahead signs in, stays signed in, and is told about its clock', async ({
  page,
  line,
  watch,
}) => {
  watch.expectError(/401/)
  const person = await register(line.origin)
  await page.clock.install({ time: Date.now() + 26 * hourSec * 1000 })
  await page.goto('/login')
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByText("This device's clock is wrong", { exact: true })).toBeVisible()
  await expect(page).not.toHaveURL(/login/)
  await page.goto('/watchlist')
  await page.waitForTimeout(2000)
  await expect(page).toHaveURL('/watchlist')
  await expect(page.getByText('Session expired')).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).not.toBeNull()
})
