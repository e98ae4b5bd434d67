// D7: what a banner says and asks is said in words on every page, also where the page brings no long texts along; and a
// list's name is judged where it is typed (D11).
import type { Page } from '@playwright/test'
import {
  accountDatabase,
  openBystander,
  prepareFullDevice,
  refuseStorage,
  setFull,
  withoutApp,
} from './harness/broken-storage.ts'
import { enterAs, register } from './harness/enter-as.ts'
import { goInApp } from './harness/in-app.ts'
import { whenShellIsCached } from './harness/service-worker.ts'
import { whenSettled } from './harness/settled.ts'
import { expect, test } from './harness/test.ts'
import { createList } from './harness/watchlist-actions.ts'

test.use({ viewport: { width: 1440, height: 900 } })

/** Texts of the whole page that look like a key: one word in camel case that no person would write. */
const rawKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      if (
        /^[a-z]+(?:[A-Z][a-z]+)+$/.test(text) &&
        !['SCRIPT', 'STYLE'].includes(node.parentElement?.tagName ?? '')
      )
        found.push(text)
    }
    return found
  })

const pages = ['/watchlist', '/coinlist', '/upcoming', '/gems', '/']
const banner = (page: Page, text: RegExp) =>
  page.getByRole('status').filter({ hasText: text }).last()

const enter = async (page: Page, origin: string): Promise<void> => {
  await enterAs(page, origin, await register(origin))
  await page.goto('/watchlist')
  await whenSettled(page)
}

test('D7: a full device is told in words on every page, its buttons too', async ({
  page,
  line,
  setOffline,
}) => {
  await prepareFullDevice(page)
  await enter(page, line.origin)
  await createList(page, 'coin', 'Core holdings')
  await whenShellIsCached(page)
  await setOffline(true)
  await createList(page, 'coin', 'Made offline')
  await setFull(page, true)
  await page
    .getByRole('navigation', { name: 'Watchlists' })
    .getByRole('button', { name: 'Create watchlist' })
    .click()
  const form = page.getByRole('dialog')

  await test.step('D11: a name that nobody can read is refused in the form, and a long one at once, uncut', async () => {
    const name = form.getByLabel('Name', { exact: true })
    await name.fill('\u200b\u2060')
    await form.getByRole('button', { name: 'Create', exact: true }).click()
    await expect(form.getByText('Watchlist name cannot be empty')).toBeVisible()
    await name.fill('\u202egnidloh')
    await form.getByRole('button', { name: 'Create', exact: true }).click()
    await expect(
      form.getByText(
        'The name contains characters that cannot be shown. Please type it without them.',
      ),
    ).toBeVisible()
    await name.fill('🚀'.repeat(80))
    await expect(form.getByText('At most 80 characters')).toBeHidden()
    await name.fill('🚀'.repeat(81))
    await expect(form.getByText('At most 80 characters')).toBeVisible()
    await name.fill('One too many')
  })

  await form.getByRole('button', { name: 'Create', exact: true }).click()
  await form.getByRole('button', { name: 'Cancel' }).click()
  await expect(banner(page, /^This device is full/)).toBeVisible()
  for (const path of pages) {
    await goInApp(page, path)
    await expect(page.getByRole('button', { name: 'Export as JSON' })).toBeVisible()
    expect(await rawKeys(page), path).toEqual([])
  }
  await goInApp(page, '/watchlist')
  await page.getByRole('button', { name: 'Export as JSON' }).click()
  await expect(page.getByText('Export saved').first()).toBeVisible()
  expect(await rawKeys(page)).toEqual([])
})

test('D7: storage that cannot be opened asks its question in words, on a page without long texts', async ({
  page,
  line,
}) => {
  await enter(page, line.origin)
  const database = await accountDatabase(page)
  const bystander = await openBystander(page)
  await page.addInitScript((name) => {
    const { open } = Object.getOwnPropertyDescriptors(IDBFactory.prototype)
    const openAny = open.value as IDBFactory['open']
    let scratch = 0
    // The request fails as one for a damaged store does: later, and each time anew.
    IDBFactory.prototype.open = function (
      this: IDBFactory,
      ...args: Parameters<IDBFactory['open']>
    ) {
      if (args[0] !== name) return Reflect.apply(openAny, this, args)
      scratch += 1
      const request = Reflect.apply(openAny, this, [`scratch${scratch}`, 1])
      request.addEventListener('upgradeneeded', (event) => {
        event.stopImmediatePropagation()
        request.transaction?.abort()
      })
      return request
    }
  }, database)
  await page.goto(withoutApp)
  await bystander.close()
  await page.goto('/coinlist')
  const ask = page.getByRole('button', { name: 'Clear this device' })
  await expect(ask).toBeVisible({ timeout: 60_000 })
  expect(await rawKeys(page)).toEqual([])
  await ask.click()
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await expect(question.getByRole('heading', { name: 'Clear this device?' })).toBeVisible()
  await expect(question.getByText('I know that this cannot be undone')).toBeVisible()
  expect(await rawKeys(page)).toEqual([])
})

test('D7: a browser that stores nothing says so in words on every page', async ({ page, line }) => {
  await refuseStorage(page, 'onOpening')
  await enter(page, line.origin)
  for (const path of pages) {
    await goInApp(page, path)
    await expect(banner(page, /This browser does not store anything for CoinSight/)).toBeVisible()
    expect(await rawKeys(page), path).toEqual([])
  }
})
