// Design 9: pages of those who run or build the app are not kept on the device, and say so without a connection.
import { readFileSync } from 'node:fs'
import { languages } from '#i18n/languages.ts'
import { administrator, enterAs } from './harness/enter-as.ts'
import { chooseLanguage } from './harness/language.ts'
import { whenShellIsCached } from './harness/service-worker.ts'
import { expect, test } from './harness/test.ts'

const notLoaded = /Failed to load resource|ERR_INTERNET_DISCONNECTED|dynamically imported module/i

const titleIn = (code: string): string =>
  (JSON.parse(readFileSync(`locales/${code}/states.json`, 'utf8')) as { needsConnection: string })
    .needsConnection

test('design 9: without a connection a page for developers says in every language that it needs one, and opens when there is one', async ({
  page,
  watch,
  setOffline,
}) => {
  watch.expectError(notLoaded)
  await page.goto('/coinlist')
  await whenShellIsCached(page)
  await setOffline(true)
  const title = page.getByRole('main').getByRole('heading', { level: 1 })
  for (const { code } of languages) {
    await chooseLanguage(page, code)
    await page.goto('/dev/gallery')
    await expect(title, code).toHaveText(titleIn(code))
  }
  await chooseLanguage(page, 'en')
  await page.goto('/api-test')
  await expect(title).toHaveText(titleIn('en'))
  await setOffline(false)
  await expect(title).not.toHaveText(titleIn('en'))
})

test('design 9: without a connection the admin area says that it needs one, and is there with it', async ({
  page,
  line,
  watch,
  setOffline,
}) => {
  watch.expectError(notLoaded)
  await enterAs(page, line.origin, administrator)
  await page.goto('/admin')
  const title = page.getByRole('main').getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Dashboard')
  await whenShellIsCached(page)
  await setOffline(true)
  await page.goto('/admin/users')
  await expect(title).toHaveText(titleIn('en'))
  await setOffline(false)
  await expect(title).toHaveText('User Management')
})
