// The flight: lists are made and edited with no connection, the browser dies, and after landing the server has
// every edit exactly once, on every device (design 5, "Exactly-once effect"; D-OFFLINEIDENTITY).
import { keepProfile } from './harness/kept-profile.ts'
import { expect, test } from './harness/test.ts'
import { serverItemCount, serverLists } from './harness/server-lists.ts'
import { whenShellIsCached } from './harness/service-worker.ts'
import { whenSettled } from './harness/settled.ts'
import { whenMarketIsStored } from './harness/stored-market.ts'
import { signIn, signUp } from './harness/sign-up.ts'
import { addCoins, createList, shownLists, starCoins } from './harness/watchlist-actions.ts'

// The product promises ten seconds after reconnecting. `npm test` shares its two cores with servers and browsers, so
// there the limit is wider; what it took stands in the report.
const promisedMs = 10_000
const limitMs = process.env['CI'] ? 6 * promisedMs : promisedMs

test('design 5: fifty edits on a flight, a dead battery, and the server has each of them once', async ({
  line,
  openDevice,
}, { annotations }) => {
  test.setTimeout(300_000)
  const profile = keepProfile()
  const boarding = await profile.open({ baseURL: line.origin })
  const page = boarding.context.pages()[0] ?? (await boarding.context.newPage())
  await page.setViewportSize({ width: 1440, height: 900 })
  const person = await signUp(page)
  await createList(page, 'coin', 'Core holdings')
  await createList(page, 'coin', 'After landing')
  await createList(page, 'ido', 'Q1 launches')
  await whenShellIsCached(page)
  await page.goto('/coinlist')
  await whenSettled(page)
  await whenMarketIsStored(page)
  await expect.poll(async () => (await serverLists(line.origin, person)).length).toBe(3)

  await test.step('cold start in the air: lists, coins, a coin and a sale open', async () => {
    line.cut()
    await boarding.context.setOffline(true)
    for (const url of [
      '/watchlist',
      '/coinlist',
      '/coin/bitcoin',
      '/upcoming',
      '/ido/quarrystone',
    ]) {
      await page.goto(url)
      await whenSettled(page)
      await expect(page.getByRole('heading').first()).toBeVisible()
    }
  })

  await page.goto('/watchlist')
  await createList(page, 'coin', 'Made in the air')
  await addCoins(page, 24)
  await page.goto('/coinlist')
  await whenSettled(page)
  await starCoins(page, 25)
  await page.goto('/watchlist')
  await whenSettled(page)
  const before = ['Core holdings 25', 'After landing 0', 'Made in the air 24', 'Q1 launches 0']
  await expect.poll(() => shownLists(page)).toEqual(before)
  await boarding.kill()

  const landing = await profile.open({ baseURL: line.origin, isOffline: true })
  const reopened = landing.context.pages()[0] ?? (await landing.context.newPage())
  await reopened.setViewportSize({ width: 1440, height: 900 })
  await reopened.goto('/watchlist')
  await whenSettled(reopened)
  await expect.poll(() => shownLists(reopened)).toEqual(before)

  line.mend()
  await landing.context.setOffline(false)
  const reconnectedAtMs = performance.now()
  await expect
    .poll(() => serverItemCount(line.origin, person), { timeout: limitMs, intervals: [250] })
    .toBe(49)
  annotations.push({
    type: 'measured',
    description: `all edits sent ${Math.round(performance.now() - reconnectedAtMs)} ms after reconnecting`,
  })
  const onServer = await serverLists(line.origin, person)
  expect(onServer.map((list) => list.name).toSorted()).toEqual([
    'After landing',
    'Core holdings',
    'Made in the air',
    'Q1 launches',
  ])
  expect(onServer.every((list) => new Set(list.items).size === list.items.length)).toBe(true)

  const other = await (await openDevice()).newPage()
  await other.setViewportSize({ width: 1440, height: 900 })
  await signIn(other, person)
  await other.goto('/watchlist')
  await whenSettled(other)
  await expect.poll(() => shownLists(other)).toEqual(before)
  expect([...boarding.watch.faults(), ...landing.watch.faults()]).toEqual([])
  await landing.context.close()
  profile.remove()
})
