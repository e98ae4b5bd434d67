// Watchlists as people use them: on this device at once, on the server when it can be reached, and never lost in between.
import type { Page, Request } from '@playwright/test'
import { expect, test } from './harness/test.ts'
import { enterAs, register } from './harness/enter-as.ts'
import { test as online } from './harness/online-test.ts'
import { serverCall } from './harness/server-call.ts'
import { whenShellIsCached } from './harness/service-worker.ts'
import { signUp } from './harness/sign-up.ts'

const main = (page: Page) => page.getByRole('main')
const rail = (page: Page) => page.getByRole('navigation', { name: 'Watchlists' }).first()
const toasts = (page: Page) => page.getByRole('region', { name: /Notifications/ })
const pill = (page: Page, name: RegExp) => page.getByRole('banner').getByRole('button', { name })

const fillForm = async (page: Page, name: string): Promise<void> => {
  const form = page.getByRole('dialog')
  await form.getByLabel('Name', { exact: true }).fill(name)
  await form.getByRole('button', { name: 'Create', exact: true }).click()
}

const createList = async (page: Page, name: string, button = 'Create watchlist'): Promise<void> => {
  await rail(page).getByRole('button', { name: button }).click()
  await fillForm(page, name)
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

const addFirst = async (page: Page, count: number): Promise<void> => {
  await main(page)
    .getByRole('button', { name: /^Add (coins|token sales)$/ })
    .first()
    .click()
  const boxes = page.getByRole('dialog').getByRole('checkbox')
  for (let at = 0; at < count; at += 1) await boxes.nth(at).check()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Add selected/ })
    .click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** Everything made so far has reached the server. */
const whenSynced = async (page: Page): Promise<void> => {
  await expect(rail(page).getByText('Waiting for a connection')).toHaveCount(0, { timeout: 60_000 })
  await expect(pill(page, /^Synced$/)).toBeVisible()
}

const isCall = (request: Request, f: string): boolean =>
  request.url().endsWith('/client.php') &&
  (request.postDataJSON() as { f?: string } | null)?.f === f

/** Answers one call of the API in the server's place. */
const answer = async (
  page: Page,
  f: string,
  response: { status?: number; json: unknown },
): Promise<void> => {
  await page.route('**/client.php', async (route) => {
    if (isCall(route.request(), f))
      await route.fulfill({ status: response.status ?? 200, json: response.json })
    else await route.fallback()
  })
}

const refusal = (errormsg: string) => ({
  success: false,
  output: null,
  error: 'TEST_REFUSED',
  errormsg,
})

const openWatchlists = async (page: Page, origin: string): Promise<void> => {
  await enterAs(page, origin, await register(origin))
  await page.goto('/watchlist')
  await expect(page.getByRole('heading', { name: 'No watchlists available' })).toBeVisible()
}

online(
  'R-WLC-002, R-WLC-004, R-WLC-014, R-WLI-007: empty until a list is made, and a blank name keeps what was typed',
  async ({ page, line }) => {
    await openWatchlists(page, line.origin)
    await main(page).getByRole('button', { name: 'Create watchlist' }).last().click()
    const form = page.getByRole('dialog')
    await form.getByLabel(/^Description/).fill('For the long flight')
    await form.getByLabel('Name', { exact: true }).fill('   ')
    await form.getByRole('button', { name: 'Create', exact: true }).click()
    await expect(form.getByText('Watchlist name cannot be empty')).toBeVisible()
    await expect(form.getByLabel(/^Description/)).toHaveValue('For the long flight')
    await fillForm(page, '  Core holdings  ')
    await expect(page.getByRole('heading', { level: 1, name: 'Core holdings' })).toBeVisible()
    await expect(main(page).getByText('For the long flight')).toBeVisible()

    await rail(page).getByRole('button', { name: 'Create IDO watchlist' }).click()
    await fillForm(page, ' ')
    await expect(form.getByText('IDO Watchlist name cannot be empty')).toBeVisible()
  },
)

online(
  'R-WLI-003, R-WLI-005, R-WLC-003: coins and token sales have lists of their own',
  async ({ page, line }) => {
    await openWatchlists(page, line.origin)
    await createList(page, 'Core holdings')
    await addFirst(page, 2)
    await createList(page, 'Q1 launches', 'Create IDO watchlist')
    await addFirst(page, 1)
    await expect(page.getByRole('table', { name: 'Q1 launches' }).getByRole('row')).toHaveCount(2)
    await expect(
      page.getByRole('table').getByRole('columnheader', { name: 'Sale type' }),
    ).toBeVisible()
    await rail(page)
      .getByRole('button', { name: /Core holdings/ })
      .click()
    await expect(page.getByRole('table', { name: 'Core holdings' }).getByRole('row')).toHaveCount(3)
    await whenSynced(page)
    await page.reload()
    await expect(page.getByRole('table', { name: 'Core holdings' }).getByRole('row')).toHaveCount(3)
  },
)

test('R-WLC-008, R-WLC-009, R-HIS-001: an edit made offline shows at once, survives a reload and is sent with exactly its fields', async ({
  page,
  line,
  setOffline,
}) => {
  await openWatchlists(page, line.origin)
  await createList(page, 'Core holdings')
  await addFirst(page, 1)
  await whenSynced(page)
  await whenShellIsCached(page)
  await setOffline(true)
  await addFirst(page, 2)
  await expect(page.getByRole('table', { name: 'Core holdings' }).getByRole('row')).toHaveCount(4)
  await expect(pill(page, /^Offline - 2 waiting$/)).toBeVisible()
  await expect(page.getByRole('table').getByText('waiting', { exact: true })).toHaveCount(2)

  const sent = page.waitForRequest((request) => isCall(request, 'add_to_watchlist_v2'))
  await setOffline(false)
  const body = (await sent).postDataJSON() as Record<string, unknown>
  expect(
    Object.keys(body)
      .filter((key) => key !== 'description')
      .toSorted(),
  ).toEqual(['coinId', 'f', 'listId'])
  await expect(pill(page, /^Synced$/)).toBeVisible({ timeout: 60_000 })
  await page.reload()
  await expect(page.getByRole('table', { name: 'Core holdings' }).getByRole('row')).toHaveCount(4)
  await expect(
    main(page).getByRole('region', { name: 'Recent activity' }).getByRole('listitem'),
  ).toHaveCount(4)
})

online(
  'D-HISTORY: removing offers Undo in the toast, and Recent activity undoes it later',
  async ({ page, line }) => {
    await openWatchlists(page, line.origin)
    await createList(page, 'Core holdings')
    await addFirst(page, 2)
    const rows = page.getByRole('table', { name: 'Core holdings' }).getByRole('row')
    await rows
      .nth(1)
      .getByRole('button', { name: /^(Remove|.* is in Core holdings)/ })
      .click()
    await expect(rows).toHaveCount(2)
    await toasts(page)
      .getByRole('listitem')
      .filter({ hasText: 'removed from' })
      .getByRole('button', { name: 'Undo' })
      .click()
    await expect(rows).toHaveCount(3)
    await rows
      .nth(1)
      .getByRole('button', { name: /^(Remove|.* is in Core holdings)/ })
      .click()
    await expect(rows).toHaveCount(2)
    await main(page)
      .getByRole('button', { name: /^Undo: .* removed from/ })
      .first()
      .click()
    await expect(rows).toHaveCount(3)
  },
)

online(
  'R-WLC-022: the only list stays, and says why; a press is not lost while its menu is on its way',
  async ({ page, line }) => {
    const pressed = Promise.withResolvers<void>()
    await page.route(/list-menu-.*\.js$/, async (route) => {
      await pressed.promise
      await route.continue()
    })
    await openWatchlists(page, line.origin)
    await createList(page, 'Core holdings')
    await page.getByRole('button', { name: 'List actions' }).click()
    pressed.resolve()
    await page.getByRole('menuitem', { name: 'Delete list' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete list' }).click()
    await expect(
      page.getByRole('alertdialog').getByText('Cannot delete the only watchlist'),
    ).toBeVisible()
  },
)

online(
  'R-WLC-023, R-WLC-024, R-WLC-027: a delete the server refuses brings the list back, selected, with its reason',
  async ({ page, line }) => {
    await openWatchlists(page, line.origin)
    await createList(page, 'Core holdings')
    await createList(page, 'Yield')
    await whenSynced(page)
    await answer(page, 'delete_watchlist', { json: refusal('This list is shared') })
    await page.getByRole('button', { name: 'List actions' }).click()
    await page.getByRole('menuitem', { name: 'Delete list' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete list' }).click()
    const notice = toasts(page).getByRole('listitem').filter({ hasText: 'This list is shared' })
    await expect(notice).toContainText('Error')
    await expect(page.getByRole('heading', { level: 1, name: 'Yield' })).toBeVisible()
  },
)

const failures = [
  {
    id: 'R-WLC-031',
    f: 'get_user_watchlists',
    response: { json: { success: true, output: 'nonsense', error: null, errormsg: null } },
    text: 'Watchlist data is not in the expected format',
  },
  {
    id: 'R-WLC-032',
    f: 'get_user_watchlists',
    response: { json: { success: false, output: null, error: null, errormsg: null } },
    text: 'Could not access watchlists',
  },
]

online(
  'R-WLI-013, R-WLI-014, D-WLLOADFAIL: sale lists that could not be read say so in place of the lists',
  async ({ page, line }) => {
    await openWatchlists(page, line.origin)
    await createList(page, 'Launches', 'Create IDO watchlist')
    await whenSynced(page)
    await answer(page, 'get_user_ido_watchlists', {
      json: { success: false, output: null, error: null, errormsg: null },
    })
    await page.evaluate(() => window.dispatchEvent(new Event('refresh-watchlists')))
    await expect(main(page).getByText('Failed to fetch IDO watchlists')).toBeVisible()
    await main(page).getByRole('button', { name: 'Show saved copy' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Launches' })).toBeVisible()
  },
)

for (const { id, f, response, text } of failures) {
  online(
    `${id}, D-WLLOADFAIL: "${text}" clears the lists and offers the saved copy`,
    async ({ page, line }) => {
      await openWatchlists(page, line.origin)
      await createList(page, 'Core holdings')
      await whenSynced(page)
      await answer(page, f, response)
      await page.evaluate(() => window.dispatchEvent(new Event('refresh-watchlists')))
      await expect(toasts(page).getByText(text)).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: 'Core holdings' })).toBeHidden()
      await main(page).getByRole('button', { name: 'Show saved copy' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Core holdings' })).toBeVisible()
    },
  )
}

test('design 10: the queue lists what waits in order, and one change can be discarded', async ({
  page,
  line,
  setOffline,
}) => {
  await openWatchlists(page, line.origin)
  await createList(page, 'Core holdings')
  await whenSynced(page)
  await whenShellIsCached(page)
  await setOffline(true)
  await addFirst(page, 2)
  await pill(page, /^Offline/).click()
  const sheet = page.getByRole('dialog', { name: '2 changes waiting' })
  await expect(sheet.getByRole('listitem')).toHaveCount(2)
  await expect(sheet.getByText('to Core holdings')).toHaveCount(2)
  await sheet
    .getByRole('button', { name: /^Discard: / })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: '1 change waiting' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Core holdings' }).getByRole('row')).toHaveCount(2)
})

online(
  'S1: a change beyond the day of an account waits with the server’s own reason, and goes out by itself when there is room',
  async ({ page, line, watch }) => {
    watch.expectError(/429/)
    await openWatchlists(page, line.origin)
    await createList(page, 'Core holdings')
    await whenSynced(page)
    const sentence =
      'This account has reached its limit of changes for now. Nothing is lost: changes made on this device stay here and are sent automatically later.'
    let attempts = 0
    await page.route('**/client.php', (route) => {
      if (!route.request().postData()?.includes('add_to_watchlist_v2') || attempts > 0)
        return route.continue()
      attempts += 1
      return route.fulfill({
        status: 429,
        headers: { 'retry-after': '8' },
        json: { success: false, output: null, error: 'ACCOUNT_DAY_LIMIT', errormsg: sentence },
      })
    })
    await addFirst(page, 1)
    await pill(page, /waiting/).click()
    const sheet = page.getByRole('dialog', { name: '1 change waiting' })
    await expect(sheet.getByText(sentence)).toBeVisible()
    await page.keyboard.press('Escape')
    await whenSynced(page)
    expect(attempts).toBe(1)
  },
)

online(
  'R-WLC-017, R-WLC-018, R-WLI-008, D-WLLOCAL: a visitor makes lists on this device alone, and may import them at sign-in',
  async ({ page }) => {
    const calls: string[] = []
    page.on('request', (request) => {
      if (/create_(ido_)?watchlist/.test(request.postData() ?? ''))
        calls.push(request.postData() ?? '')
    })
    await page.goto('/coinlist')
    await main(page)
      .getByRole('button', { name: /^Add .* to a watchlist$/ })
      .first()
      .click()
    await fillForm(page, 'Night flight')
    await expect(
      main(page)
        .getByRole('button', { name: /^Remove .* from Night flight$/ })
        .first(),
    ).toBeVisible()
    await expect(toasts(page).getByText('Success')).toBeHidden()

    await page.goto('/upcoming')
    await main(page)
      .getByRole('button', { name: /^Add .* to a watchlist$/ })
      .first()
      .click()
    await fillForm(page, 'Red eye')
    await expect(toasts(page).getByText('Success', { exact: true })).toBeVisible()
    expect(calls).toEqual([])

    await test.step('both are found again under the prompt, each name leading to its page', async () => {
      await page.goto('/watchlist')
      const kept = main(page).locator('section').filter({ hasText: 'Lists on this device' })
      await expect(kept.getByRole('heading', { level: 3 })).toHaveText(['Night flight', 'Red eye'])
      const links = kept.getByRole('listitem').getByRole('link')
      await expect(links).toHaveCount(2)
      await expect(links.last()).toHaveAttribute('href', /^\/ido\//)
      const name = await links.first().innerText()
      await links.first().click()
      await expect(page).toHaveURL(/\/coin\//)
      await expect(main(page).getByRole('heading', { level: 1 })).toContainText(name)
    })

    await signUp(page)
    await page.goto('/watchlist')
    await main(page)
      .getByRole('region', { name: 'Import' })
      .getByRole('button', { name: 'Import' })
      .click()
    await expect(rail(page).getByRole('button', { name: /Night flight/ })).toBeVisible()
    await expect(rail(page).getByRole('button', { name: /Red eye/ })).toBeVisible()
  },
)

online(
  'the first list is made of six suggestions, those that stay ticked, and is filled on the server too',
  async ({ page, line: { origin } }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await openWatchlists(page, origin)
    const offer = main(page).locator('section').filter({ hasText: 'Start with these' })
    const boxes = offer.getByRole('checkbox')
    await expect(boxes).toHaveCount(6)
    for (const box of await boxes.all()) await expect(box).toBeChecked()
    // Whoever pegs a price to a currency is no suggestion for a list of coins.
    await expect(offer).not.toContainText(/USDC|USDT|DAI/)
    const names = await offer.locator('label bdi:first-of-type').allInnerTexts()
    const make = offer.getByRole('button', { name: 'Create a list with the ticked coins' })
    await test.step('nothing ticked makes nothing', async () => {
      for (const box of await boxes.all()) await box.uncheck()
      await expect(make).toBeDisabled()
    })
    for (const at of [0, 2, 5]) await boxes.nth(at).check()
    await make.click()
    await expect(page.getByRole('heading', { level: 1, name: /^My coins/ })).toBeVisible()
    const rows = main(page).getByRole('row')
    await expect(rows).toHaveCount(4)
    for (const at of [0, 2, 5])
      await expect(rows.filter({ hasText: names[at] ?? 'no name' })).toHaveCount(1)
    await whenSynced(page)
    await page.reload()
    await expect(rows).toHaveCount(4)
    await test.step('the dialog that adds more offers nothing that is in the list', async () => {
      await main(page).getByRole('button', { name: 'Add coins' }).first().click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('checkbox').first()).toBeVisible()
      const offered = await dialog.locator('li bdi:first-of-type').allInnerTexts()
      expect(offered).not.toContain(names[0])
      expect(offered).toContain(names[1])
      const heights = await dialog
        .getByRole('listitem')
        .evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().height)))
      expect(new Set(heights).size).toBe(1)
      await dialog.getByRole('searchbox').fill(names[0] ?? '')
      await expect(dialog.getByRole('checkbox').filter({ hasText: names[0] ?? '' })).toHaveCount(0)
    })
  },
)

online(
  'a list shows 24 hours and the five parts of each score where there is room, and sorts by them',
  async ({ page, line: { origin } }) => {
    await page.setViewportSize({ width: 1680, height: 900 })
    await openWatchlists(page, origin)
    await main(page).getByRole('button', { name: 'Create a list with the ticked coins' }).click()
    await expect(main(page).getByRole('row')).toHaveCount(7)
    const heads = main(page).getByRole('columnheader')
    const parts = ['Tokenomics', 'Security', 'Social', 'Market', 'Insights']
    const shown = async () => (await heads.allInnerTexts()).map((text) => text.trim())
    await expect.poll(shown).toEqual(expect.arrayContaining(['24 hours', ...parts]))
    await test.step('by a part, best first', async () => {
      await main(page).getByRole('columnheader', { name: 'Security' }).getByRole('button').click()
      await expect(main(page).getByRole('columnheader', { name: 'Security' })).toHaveAttribute(
        'aria-sort',
        'descending',
      )
      const at = (await shown()).indexOf('Security')
      const scores = await main(page)
        .locator(`tbody tr[aria-rowindex] > td:nth-child(${at + 1})`)
        .allInnerTexts()
      expect(scores).toHaveLength(6)
      expect(scores).toEqual(scores.toSorted((a, b) => Number(b) - Number(a)))
    })
    await test.step('where there is none the parts go first, then 24 hours', async () => {
      await page.setViewportSize({ width: 1280, height: 900 })
      for (const part of parts)
        await expect(main(page).getByRole('columnheader', { name: part, exact: true })).toBeHidden()
      await expect(main(page).getByRole('columnheader', { name: '24 hours' })).toBeVisible()
      await page.setViewportSize({ width: 800, height: 900 })
      await expect(main(page).getByRole('columnheader', { name: '24 hours' })).toBeHidden()
      await expect(main(page).getByRole('columnheader', { name: 'Score' })).toBeVisible()
    })
  },
)

online(
  'design 8, R-WLC-003: on a phone the first coin stands high; search and order come when asked for',
  async ({ page, line }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const token = await enterAs(page, line.origin, await register(line.origin))
    const list = (await serverCall(line.origin, token, 'create_watchlist', {
      name: 'Core holdings',
      icon_id: 1,
    })) as { id: string }
    for (const coinId of ['bitcoin', 'cardano'])
      await serverCall(line.origin, token, 'add_to_watchlist_v2', { listId: list.id, coinId })
    await page.goto('/watchlist')
    const items = main(page).getByRole('listitem')
    await expect(items.filter({ hasText: 'Bitcoin' })).toBeVisible()
    expect((await items.filter({ hasText: 'Bitcoin' }).boundingBox())?.y).toBeLessThanOrEqual(230)
    const field = main(page).getByRole('searchbox', { name: 'Search in this list' })
    await expect(field).toBeHidden()
    const toggle = main(page).getByRole('button', { name: 'Search and sort' })
    await toggle.click()
    await field.fill('card')
    await expect(items.filter({ hasText: 'Bitcoin' })).toHaveCount(0)
    await toggle.click()
    await expect(field).toBeVisible()
    await field.fill('')
    await expect(items.filter({ hasText: 'Bitcoin' })).toBeVisible()
    await expect(field).toBeHidden()
  },
)
