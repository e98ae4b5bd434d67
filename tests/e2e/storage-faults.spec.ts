// What happens when this device's storage fails (design 5 "Storage"; decisions 031 to 033): nothing is lost without a
// word, everything that can go on goes on, and one banner says what happened and what can be done.
import { readFile } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import {
  abortNext,
  accountDatabase,
  accountDatabases,
  clearDatabases,
  deleteDatabase,
  holdDatabase,
  loseConnections,
  openBystander,
  prepareFullDevice,
  prepareLostConnections,
  putRow,
  refuseStorage,
  setFull,
  withoutApp,
} from './harness/broken-storage.ts'
import { test as online } from './harness/online-test.ts'
import { enterAs, register } from './harness/enter-as.ts'
import { goInApp } from './harness/in-app.ts'
import { serverLists } from './harness/server-lists.ts'
import { whenShellIsCached } from './harness/service-worker.ts'
import { whenSettled } from './harness/settled.ts'
import type { Person } from './harness/sign-up.ts'
import { expect, test } from './harness/test.ts'
import { addCoins, createList, shownLists } from './harness/watchlist-actions.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const banner = (page: Page, text: RegExp | string) =>
  page.getByRole('status').filter({ hasText: text })
const toasts = (page: Page) => page.getByRole('region', { name: /Notifications/ })
const rows = (page: Page, list: string) =>
  page.getByRole('table', { name: list }).locator('tbody tr')
const whenSynced = (page: Page) =>
  expect(page.getByRole('banner').getByText('Synced', { exact: true })).toBeVisible({
    timeout: 60_000,
  })

/** Somebody with an account, on the watchlists. */
const enter = async (page: Page, origin: string): Promise<Person> => {
  const person = await register(origin)
  await enterAs(page, origin, person)
  await page.goto('/watchlist')
  await whenSettled(page)
  return person
}

const onServer = async (origin: string, person: Person): Promise<string[]> =>
  (await serverLists(origin, person)).map(({ name, items }) => `${name} ${items.length}`)

const isAxeClean = async (page: Page): Promise<void> => {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(
    violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    ),
  ).toEqual([])
}

test('a browser that stores nothing: the app works from the server, says so, and takes no edit it would lose', async ({
  page,
  line,
  setOffline,
  openDevice,
}) => {
  await refuseStorage(page, 'onOpening')
  const person = await enter(page, line.origin)
  const notice = banner(page, 'This browser does not store anything for CoinSight on this device')
  await expect(notice).toBeVisible()
  await test.step('what is made reaches the server, and is there after a reload', async () => {
    await createList(page, 'coin', 'Core holdings')
    await addCoins(page, 2)
    await whenSynced(page)
    await expect.poll(() => onServer(line.origin, person)).toEqual(['Core holdings 2'])
    await page.reload()
    await expect(rows(page, 'Core holdings')).toHaveCount(2)
  })
  await test.step('R-ERR-038 coins come from the network', async () => {
    await goInApp(page, '/coinlist')
    await expect(page.getByRole('main').locator('tbody tr').first()).toBeVisible()
    await isAxeClean(page)
  })
  await test.step('without a connection an edit is refused where it is made, and nothing pretends to be kept', async () => {
    await goInApp(page, '/watchlist')
    await setOffline(true)
    await expect(notice).toContainText("changes can't be saved until there is a connection")
    await rows(page, 'Core holdings')
      .first()
      .getByRole('button', { name: /^(Remove|.* is in Core holdings)/ })
      .click()
    await expect(
      toasts(page).getByText(/^Not saved: nothing can be kept on this device/),
    ).toBeVisible()
    await expect(rows(page, 'Core holdings')).toHaveCount(2)
    await setOffline(false)
  })
  await test.step('a visitor hears that lists end with the tab, also where the browser denies even the question', async () => {
    const visitor = await (await openDevice()).newPage()
    await refuseStorage(visitor, 'withoutFactory')
    await visitor.goto('/coinlist')
    await visitor
      .getByRole('main')
      .getByRole('button', { name: /^Add .* to a watchlist$/ })
      .first()
      .click()
    await visitor.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Night flight')
    await visitor.getByRole('dialog').getByRole('button', { name: 'Create', exact: true }).click()
    await expect(
      visitor
        .getByRole('main')
        .getByRole('button', { name: /^Remove .* from Night flight$/ })
        .first(),
    ).toBeVisible()
    await expect(banner(visitor, 'Lists you make now are lost when this tab closes')).toBeVisible()
    await visitor.close({ runBeforeUnload: false })
  })
})

online(
  'another tab holds the database: it is said, edits are refused, and the tab goes on by itself',
  async ({ page, line }) => {
    const person = await enter(page, line.origin)
    await createList(page, 'coin', 'Core holdings')
    await whenSynced(page)
    const database = await accountDatabase(page)
    const bystander = await openBystander(page)
    await page.goto(withoutApp)
    await deleteDatabase(bystander, database)
    await holdDatabase(bystander, database, 5)
    await page.goto('/coinlist')
    await expect(banner(page, 'Another tab of the app is using your data')).toBeVisible()
    await test.step('an edit is refused and not done later', async () => {
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Add .* to a watchlist$/ })
        .first()
        .click()
      await expect(
        toasts(page).getByText(/^Not saved: the storage on this device is not open yet/),
      ).toBeVisible()
      await goInApp(page, '/watchlist')
      await page
        .getByRole('navigation', { name: 'Watchlists' })
        .getByRole('button', { name: 'Create watchlist' })
        .click()
      const form = page.getByRole('dialog')
      await form.getByLabel('Name', { exact: true }).fill('Never made')
      await form.getByRole('button', { name: 'Create', exact: true }).click()
      await expect(
        form.getByText(/^Not saved: the storage on this device is not open yet/),
      ).toBeVisible()
      await form.getByRole('button', { name: 'Cancel' }).click()
    })
    await bystander.close()
    await expect(banner(page, 'Another tab of the app is using your data')).toBeHidden()
    await expect.poll(() => shownLists(page)).toEqual(['Core holdings 0'])
    expect(await onServer(line.origin, person)).toEqual(['Core holdings 0'])
  },
)

online(
  "a newer version's data: neither touched nor changed, lists come from the server, and reloading is offered",
  async ({ page, line }) => {
    await enter(page, line.origin)
    await createList(page, 'coin', 'Core holdings')
    await whenSynced(page)
    const database = await accountDatabase(page)
    const bystander = await openBystander(page)
    await holdDatabase(bystander, database, 1000)
    const notice = banner(page, 'A newer version of the app wrote the data on this device')
    await expect(notice).toBeVisible()
    await expect.poll(() => shownLists(page)).toEqual(['Core holdings 0'])
    await test.step('an edit is refused in the form, which keeps what was typed', async () => {
      await page
        .getByRole('navigation', { name: 'Watchlists' })
        .getByRole('button', { name: 'Create watchlist' })
        .click()
      const form = page.getByRole('dialog')
      await form.getByLabel('Name', { exact: true }).fill('Too early')
      await form.getByRole('button', { name: 'Create', exact: true }).click()
      await expect(
        form.getByText(/^Not saved: the data on this device belongs to a newer version/),
      ).toBeVisible()
      await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Too early')
      await form.getByRole('button', { name: 'Cancel' }).click()
    })
    await test.step('nor can it be cleared', async () => {
      await goInApp(page, '/profile?tab=settings')
      await expect(
        page
          .getByRole('main')
          .getByText('A newer version of the app wrote the data on this device'),
      ).toBeVisible()
      await expect(page.getByRole('button', { name: 'Clear this device' })).toBeDisabled()
    })
    const loaded = page.waitForEvent('load')
    await notice.getByRole('button', { name: 'Reload' }).click()
    await loaded
    await expect(notice).toBeVisible()
    expect(
      await page.evaluate(
        async (name) => (await indexedDB.databases()).find((known) => known.name === name)?.version,
        database,
      ),
    ).toBe(1000)
  },
)

online(
  'a full device: the edit is refused whole, what is there stays readable, and it goes on when there is room',
  async ({ page, line }) => {
    await prepareFullDevice(page)
    const person = await enter(page, line.origin)
    await createList(page, 'coin', 'Core holdings')
    await addCoins(page, 1)
    await whenSynced(page)
    await setFull(page, true)
    await rows(page, 'Core holdings')
      .first()
      .getByRole('button', { name: /^(Remove|.* is in Core holdings)/ })
      .click()
    await expect(
      toasts(page).getByText('Storage on this device is full. The change was not saved.'),
    ).toBeVisible()
    await expect(rows(page, 'Core holdings')).toHaveCount(1)
    const notice = banner(
      page,
      "This device is full. Everything stored so far is still here, but new changes can't be saved.",
    )
    await expect(notice).toBeVisible()
    await test.step('the banner leads to the storage settings, by keyboard', async () => {
      await notice.getByRole('link', { name: 'Storage settings' }).focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: 'Storage on this device' })).toBeVisible()
      await goInApp(page, '/watchlist')
      await expect(rows(page, 'Core holdings')).toHaveCount(1)
    })
    await notice.getByRole('button', { name: 'Retry' }).click()
    await expect(notice).toBeVisible()
    await setFull(page, false)
    // The app may find the room before the press: whatever it writes next tells it.
    await expect(async () => {
      if (await notice.isVisible())
        await notice.getByRole('button', { name: 'Retry' }).click({ timeout: 2000 })
      await expect(notice).toBeHidden({ timeout: 5000 })
    }).toPass()
    await addCoins(page, 1)
    await expect
      .poll(() => onServer(line.origin, person), { timeout: 30_000 })
      .toEqual(['Core holdings 2'])
  },
)

test('data deleted under the open page: it says what was lost, and lists and market come back', async ({
  page,
  line,
  setOffline,
}) => {
  const person = await enter(page, line.origin)
  await createList(page, 'coin', 'Core holdings')
  await addCoins(page, 2)
  await whenSynced(page)
  await whenShellIsCached(page)
  await setOffline(true)
  await createList(page, 'coin', 'Never sent')
  await expect(
    page.getByRole('banner').getByText('Offline - 1 waiting', { exact: true }),
  ).toBeVisible()
  await clearDatabases(page)
  const notice = banner(page, 'The data on this device was deleted')
  await expect(notice).toContainText('1 change that had not been sent yet is gone')
  await setOffline(false)
  await expect.poll(() => shownLists(page), { timeout: 60_000 }).toEqual(['Core holdings 2'])
  await expect(rows(page, 'Core holdings')).toHaveCount(2)
  await notice.getByRole('button', { name: 'Got it' }).click()
  await expect(notice).toBeHidden()

  await test.step('another tab deletes everything while coins are on screen', async () => {
    await goInApp(page, '/coinlist')
    await expect(page.getByRole('main').locator('tbody tr').first()).toBeVisible()
    const bystander = await openBystander(page)
    for (const database of [...(await accountDatabases(page)), 'catalog'])
      await deleteDatabase(bystander, database)
    await bystander.close()
    await expect(notice).toBeVisible()
    await expect(page.getByRole('main').locator('tbody tr').first()).toBeVisible()
    await goInApp(page, '/watchlist')
    await expect(rows(page, 'Core holdings')).toHaveCount(2)
    await addCoins(page, 1)
    await expect
      .poll(() => onServer(line.origin, person), { timeout: 30_000 })
      .toEqual(['Core holdings 3'])
  })
})

test('a damaged entry is set aside and counted, the others are sent, and it can be saved for support', async ({
  page,
  line,
  setOffline,
}) => {
  const person = await enter(page, line.origin)
  await createList(page, 'coin', 'Core holdings')
  await whenSynced(page)
  await whenShellIsCached(page)
  await setOffline(true)
  await addCoins(page, 2)
  const database = await accountDatabase(page)
  await putRow(
    page,
    { database, table: 'outbox' },
    { seq: 900, type: 'member', lane: 'nobody knows', desired: 'sideways' },
  )
  await page.reload()
  const notice = banner(page, '1 entry on this device was damaged and has been set aside')
  await expect(notice).toBeVisible()
  await expect(rows(page, 'Core holdings')).toHaveCount(2)
  await setOffline(false)
  await whenSynced(page)
  await expect.poll(() => onServer(line.origin, person)).toEqual(['Core holdings 2'])
  await test.step('it is saved as it was found', async () => {
    const download = page.waitForEvent('download')
    await notice.getByRole('button', { name: 'Save for support' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^coinsight-damaged-.+\.json$/)
    expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject([
      { table: 'outbox', id: '900', row: { desired: 'sideways' } },
    ])
  })
  await notice.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(notice).toBeHidden()
})

online(
  'a connection that is taken away, as iOS does, is opened anew without a word',
  async ({ page, line }) => {
    await prepareLostConnections(page)
    const person = await enter(page, line.origin)
    await createList(page, 'coin', 'Core holdings')
    await addCoins(page, 1)
    await whenSynced(page)
    await loseConnections(page)
    await addCoins(page, 1)
    await expect(rows(page, 'Core holdings')).toHaveCount(2)
    await abortNext(page, 1)
    await rows(page, 'Core holdings')
      .first()
      .getByRole('button', { name: /^(Remove|.* is in Core holdings)/ })
      .click()
    await expect(rows(page, 'Core holdings')).toHaveCount(1)
    await abortNext(page, 3)
    await createList(page, 'coin', 'Yield')
    await expect.poll(() => shownLists(page)).toEqual(['Core holdings 1', 'Yield 0'])
    await goInApp(page, '/coinlist')
    await loseConnections(page)
    await expect(page.getByRole('main').locator('tbody tr').first()).toBeVisible()
    await goInApp(page, '/watchlist')
    await expect.poll(() => shownLists(page)).toEqual(['Core holdings 1', 'Yield 0'])
    await expect
      .poll(() => onServer(line.origin, person), { timeout: 30_000 })
      .toEqual(['Core holdings 1', 'Yield 0'])
  },
)
