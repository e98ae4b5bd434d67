// Several people on one device never mix: databases, queues, tabs, caches; and a session that runs out on a flight loses
// nothing and sends nothing for anybody else.
import type { BrowserContext, Page } from '@playwright/test'
import { readToken } from '#domain/account/token.ts'
import { letSessionRunOut } from './harness/aged-session.ts'
import { confirmLogOut } from './harness/log-out.ts'
import { register } from './harness/enter-as.ts'
import { serverLists } from './harness/server-lists.ts'
import { whenShellIsCached } from './harness/service-worker.ts'
import { whenSettled } from './harness/settled.ts'
import { signIn, signUp, type Person } from './harness/sign-up.ts'
import { expect, test } from './harness/test.ts'
import { createList, shownLists } from './harness/watchlist-actions.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const prompt = (page: Page) =>
  page.getByRole('main').getByText('Please log in to view and edit watchlists')
const pill = (page: Page, name: RegExp) => page.getByRole('banner').getByRole('button', { name })

const logOut = async (page: Page): Promise<void> => {
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  const question = page.getByRole('alertdialog', { name: 'Log out with unsynced changes?' })
  await question.getByRole('button', { name: 'Log out' }).click({ timeout: 20_000 })
  await expect(page).toHaveURL(({ pathname }) => pathname === '/')
}

/** The lists in each account's own database on this device, by account. */
const listsOnDevice = (page: Page): Promise<string[][]> =>
  page.evaluate(async () => {
    const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error('not readable')))
      })
    const names = (await indexedDB.databases())
      .map(({ name }) => name ?? '')
      .filter((name) => /^account_(?!anon$)/.test(name))
    const lists = await Promise.all(
      names.map(async (name) => {
        const db = await done(indexedDB.open(name))
        const rows = (await done(
          db.transaction('viewLists').objectStore('viewLists').getAll(),
        )) as { name: string }[]
        db.close()
        return rows.map((row) => row.name).toSorted()
      }),
    )
    return lists.toSorted((a, b) => (String(a) < String(b) ? -1 : 1))
  })

/** What the browser sends in somebody's name: the subject of the token, and the name of the list. */
const watchCreations = (context: BrowserContext): { by: string; list: string }[] => {
  const sent: { by: string; list: string }[] = []
  context.on('request', (request) => {
    const body = request.method() === 'POST' ? (request.postData() ?? '') : ''
    if (!body.includes('"create_watchlist"')) return
    const token = /^Bearer (.+)$/.exec(request.headers()['authorization'] ?? '')?.[1] ?? ''
    sent.push({
      by: String(readToken(token).subject),
      list: (JSON.parse(body) as { name: string }).name,
    })
  })
  return sent
}

const namesOnServer = async (origin: string, person: Person): Promise<string[]> =>
  (await serverLists(origin, person)).map(({ name }) => name)
const idOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    String((JSON.parse(localStorage.getItem('last_confirmed_user') ?? '{}') as { id?: string }).id),
  )

test('D-LOGOUTQUEUE D-OFFLINEIDENTITY: two people take turns in two tabs, each with a queue made offline, and nothing crosses over', async ({
  context,
  line,
  setOffline,
  watch,
}) => {
  test.setTimeout(300_000)
  // What the other tab had under way when a session was ended is refused; the browser prints it.
  watch.expectError(/401/)
  const sent = watchCreations(context)
  const first = await context.newPage()
  const ann = await signUp(first)
  const bob = await register(line.origin)
  await createList(first, 'coin', 'Ann sent')
  await expect(pill(first, /^Synced$/)).toBeVisible()
  await whenShellIsCached(first)
  const annId = await idOf(first)
  const second = await context.newPage()
  await second.goto('/watchlist')
  await whenSettled(second)

  await test.step('Ann edits on a flight, logs out and keeps it; the other tab asks who is there', async () => {
    await setOffline(true)
    await createList(first, 'coin', 'Ann waits')
    await expect.poll(() => shownLists(second)).toEqual(['Ann sent 0', 'Ann waits 0'])
    await logOut(first)
    await expect(prompt(second)).toBeVisible()
    await expect(second.locator('body')).not.toContainText('Ann')
  })

  await test.step('Bob logs in: both tabs are his, with nothing of Ann in them, and nothing of hers is sent', async () => {
    await setOffline(false)
    await signIn(first, bob)
    await first.goto('/watchlist')
    await expect(pill(first, /^Synced$/)).toBeVisible()
    await expect(second.getByRole('heading', { level: 1 })).not.toHaveText(/Please log in/)
    for (const tab of [first, second]) await expect(tab.locator('body')).not.toContainText('Ann')
    expect(await namesOnServer(line.origin, bob)).toEqual([])
    expect(await namesOnServer(line.origin, ann)).toEqual(['Ann sent'])
  })
  const bobId = await idOf(first)
  expect(bobId).not.toBe(annId)

  await test.step('Bob edits offline in the other tab, and logs out there', async () => {
    await setOffline(true)
    await second.bringToFront()
    await createList(second, 'coin', 'Bob waits')
    await expect.poll(() => shownLists(first)).toEqual(['Bob waits 0'])
    await logOut(second)
    await expect(prompt(first)).toBeVisible()
    expect(await listsOnDevice(second)).toEqual([['Ann sent', 'Ann waits'], ['Bob waits']])
  })

  await test.step('Ann is back: her edit is sent with her own session, Bob’s is not', async () => {
    await setOffline(false)
    await signIn(second, ann)
    await second.goto('/watchlist')
    await expect.poll(() => namesOnServer(line.origin, ann)).toEqual(['Ann sent', 'Ann waits'])
    await expect(pill(second, /^Synced$/)).toBeVisible()
    await expect.poll(() => shownLists(first)).toEqual(['Ann sent 0', 'Ann waits 0'])
    for (const tab of [first, second]) await expect(tab.locator('body')).not.toContainText('Bob')
    expect(await namesOnServer(line.origin, bob)).toEqual([])
  })

  await test.step('Bob takes over without a logout in between, in the other tab, and his edit follows', async () => {
    await first.bringToFront()
    await first.getByRole('banner').getByRole('button', { name: 'Account' }).click()
    await first.getByRole('menuitem', { name: 'Log out' }).click()
    await confirmLogOut(first)
    await expect(prompt(second)).toBeVisible()
    await signIn(first, bob)
    await expect.poll(() => namesOnServer(line.origin, bob)).toEqual(['Bob waits'])
    await expect.poll(() => shownLists(second)).toEqual(['Bob waits 0'])
  })

  expect(sent.filter(({ list, by }) => by !== (list.startsWith('Ann') ? annId : bobId))).toEqual([])
  const cached = await first.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    )
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(cached.length).toBeGreaterThan(0)
  expect(cached.filter((path) => path.endsWith('.php'))).toEqual([])
})

test('D-OFFLINEEXPIRY R-AUT-058..063: a session that runs out on a flight signs nobody out there, and its queue waits for its own account', async ({
  page,
  context,
  line,
  setOffline,
}) => {
  test.setTimeout(300_000)
  const sent = watchCreations(context)
  const ann = await signUp(page)
  const bob = await register(line.origin)
  await createList(page, 'coin', 'Ann sent')
  await expect(pill(page, /^Synced$/)).toBeVisible()
  await whenShellIsCached(page)
  const annId = await idOf(page)

  await test.step('in the air: everything stays readable and editable, and the pill says what is needed', async () => {
    await setOffline(true)
    await letSessionRunOut(page)
    await createList(page, 'coin', 'Ann waits')
    await expect(pill(page, /^Sign in again to sync$/)).toBeVisible()
    await page.reload()
    await whenSettled(page)
    await expect.poll(() => shownLists(page)).toEqual(['Ann sent 0', 'Ann waits 0'])
    await expect(pill(page, /^Sign in again to sync$/)).toBeVisible()
  })

  await test.step('once the server is reached the session ends, and nothing was sent with it', async () => {
    await setOffline(false)
    await expect(page).toHaveURL('/login?session=expired', { timeout: 30_000 })
    await expect(
      page.getByRole('main').getByText('Your session has expired. Please log in again.'),
    ).toBeVisible()
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(ann.email)
    expect(await namesOnServer(line.origin, ann)).toEqual(['Ann sent'])
  })

  await test.step('somebody else on the same device neither sees nor sends it', async () => {
    await signIn(page, bob)
    await page.goto('/watchlist')
    await expect(pill(page, /^Synced$/)).toBeVisible()
    await expect(page.locator('body')).not.toContainText('Ann')
    await page.getByRole('banner').getByRole('button', { name: 'Account' }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await confirmLogOut(page)
    await expect(page).toHaveURL(({ pathname }) => pathname === '/')
    expect(await namesOnServer(line.origin, bob)).toEqual([])
  })

  await test.step('after signing in again it is sent, once', async () => {
    await signIn(page, ann)
    await page.goto('/watchlist')
    await expect.poll(() => namesOnServer(line.origin, ann)).toEqual(['Ann sent', 'Ann waits'])
    await expect.poll(() => shownLists(page)).toEqual(['Ann sent 0', 'Ann waits 0'])
    expect(sent.filter(({ list, by }) => !list.startsWith('Ann') || by !== annId)).toEqual([])
  })
})
