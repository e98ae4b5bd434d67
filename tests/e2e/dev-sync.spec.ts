// /dev/sync: the queue as it is, faults to try it against, and a file that tells nothing about the person.
import { readFile } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { goInApp } from './harness/in-app.ts'
import { whenShellIsCached } from './harness/service-worker.ts'
import { whenSettled } from './harness/settled.ts'
import { signUp } from './harness/sign-up.ts'
import { expect, test } from './harness/test.ts'
import { addCoins, createList } from './harness/watchlist-actions.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const canary = 'Canary 7f3a'

const fact = (page: Page, name: string) => page.locator(`[data-fact="${name}"]`)
const lane = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const timeline = (page: Page) => page.getByRole('list', { name: 'Timeline' })
const fault = (page: Page, name: string) => page.getByRole('radio', { name })

/** The saved file as text. */
const savedFile = async (page: Page): Promise<string> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save for support' }).click(),
  ])
  return readFile(await download.path(), 'utf8')
}

test('design 5: changes made offline stand in their lists, go out when there is a connection, and a fault holds them until it is switched off', async ({
  page,
  watch,
  setOffline,
}) => {
  watch.expectError(/Failed to load resource|ERR_INTERNET_DISCONNECTED|fault switched on/i)
  const person = await signUp(page)
  await createList(page, 'coin', `${canary} sent`)
  await whenShellIsCached(page)
  await setOffline(true)
  await createList(page, 'coin', `${canary} waiting`)
  await addCoins(page, 2)

  await test.step('the queue sheet leads here, and every change stands behind the create of its list', async () => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: /waiting/ })
      .click()
    await page.getByRole('link', { name: 'Details for support' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Sync details' })).toBeVisible()
    await expect(fact(page, 'waiting')).toHaveText('3')
    await expect(lane(page, `${canary} waiting`).locator('[data-change]')).toHaveCount(3)
    await expect(lane(page, `${canary} waiting`)).toContainText('after change #')
  })

  await test.step('the file for support has the queue and none of the words', async () => {
    const text = await savedFile(page)
    expect(JSON.parse(text)).toMatchObject({
      format: 'coinsight-queue',
      queue: [{ type: 'create' }, { type: 'member' }, { type: 'member' }],
    })
    expect(text).not.toContain(canary)
    expect(text).not.toContain(person.email)
    expect(text).not.toContain(
      await page.evaluate(() => localStorage.getItem('auth_token') ?? 'no token'),
    )
  })

  await test.step('a server that fails: the attempts grow, and the timeline says why', async () => {
    await fault(page, 'Server error (500)').check()
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: 'Fault switched on in this tab: Server error (500).' }),
    ).toBeVisible()
    await setOffline(false)
    await page.getByRole('button', { name: 'Send now' }).click()
    await expect(timeline(page)).toContainText('Answer: server problem')
    await expect(lane(page, `${canary} waiting`)).toContainText(/Tried once|Tried \d+ times/)
    await expect(fact(page, 'waiting')).toHaveText('3')
  })

  await test.step('the fault is told on other pages too', async () => {
    await goInApp(page, '/faq')
    await expect(
      page.getByText('Fault switched on in this tab: Server error (500).').first(),
    ).toBeVisible()
    await goInApp(page, '/dev/sync')
  })

  await test.step('without the fault everything goes out', async () => {
    await page.getByRole('button', { name: 'Switch off' }).first().click()
    await page.getByRole('button', { name: 'Send now' }).click()
    await expect(fact(page, 'waiting')).toHaveText('0')
    await expect(page.getByText('Nothing is waiting')).toBeVisible()
    await expect(timeline(page)).toContainText('Confirmed by the server')
  })

  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .setLegacyMode()
    .analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
})

test('D-WLLOCAL: a visitor is told that nothing waits to be sent', async ({ page }) => {
  await page.goto('/dev/sync')
  await whenSettled(page)
  await expect(page.getByRole('heading', { name: 'Log in to see what is waiting' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    /returnTo=%2Fdev%2Fsync/,
  )
})
