// What somebody chooses to be told about, in the settings: online, offline, and when it cannot be saved.
import type { Page } from '@playwright/test'
import { enterAs, register } from './harness/enter-as.ts'
import { test as online } from './harness/online-test.ts'
import { whenShellIsCached } from './harness/service-worker.ts'
import { expect, test } from './harness/test.ts'

const section = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const choice = (page: Page, kind: string, channel: string) =>
  section(page).getByRole('group', { name: kind }).getByLabel(channel, { exact: true })
const launches = 'Launches of sales on your lists'
const changes = 'Price and score changes on your lists'

test('R-LAY-045: choices are kept by the server, shown without a connection, and only changed with one', async ({
  page,
  line,
  setOffline,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await enterAs(page, line.origin, await register(line.origin))
  await page.goto('/profile?tab=settings')
  await expect(section(page)).toContainText('Only security emails are sent today.')
  await expect(choice(page, changes, 'By email')).not.toBeChecked()
  const sent = page.waitForRequest(
    (request) => request.postData()?.includes('update_notification_settings') === true,
  )
  await choice(page, launches, 'On your devices').click()
  expect((await sent).postDataJSON()).toEqual({
    f: 'update_notification_settings',
    settings: { watched_launches: { device: true } },
  })
  await choice(page, changes, 'By email').click()
  await expect(choice(page, changes, 'By email')).toBeChecked()
  await page.reload()
  await expect(choice(page, launches, 'On your devices')).toBeChecked()
  await expect(choice(page, changes, 'By email')).toBeChecked()
  await whenShellIsCached(page)
  await setOffline(true)
  await page.reload()
  await expect(choice(page, launches, 'On your devices')).toBeChecked()
  await expect(choice(page, launches, 'On your devices')).toBeDisabled()
  await expect(section(page)).toContainText('Changes need a connection.')
  await setOffline(false)
  await expect(choice(page, launches, 'On your devices')).toBeEnabled({ timeout: 20_000 })
  await choice(page, launches, 'On your devices').click()
  await expect(choice(page, launches, 'On your devices')).not.toBeChecked()
})

online(
  'a choice that cannot be saved stays chosen, says why, and can be sent again',
  async ({ page, line, watch }) => {
    watch.expectError(/status of 500/)
    await enterAs(page, line.origin, await register(line.origin))
    let isBroken = true
    await page.route('**/client.php', (route) =>
      isBroken && route.request().postData()?.includes('update_notification_settings') === true
        ? route.fulfill({
            status: 500,
            json: { success: false, output: null, error: 'SERVER_ERROR', errormsg: 'Out of paper' },
          })
        : route.continue(),
    )
    await page.goto('/profile?tab=settings')
    await choice(page, changes, 'By email').click()
    await expect(section(page).getByRole('alert')).toContainText('Not saved. Out of paper')
    await expect(choice(page, changes, 'By email')).toBeChecked()
    isBroken = false
    await section(page).getByRole('alert').getByRole('button', { name: 'Retry' }).click()
    await expect(section(page).getByRole('alert')).toHaveCount(0)
    await page.reload()
    await expect(choice(page, changes, 'By email')).toBeChecked()
  },
)
