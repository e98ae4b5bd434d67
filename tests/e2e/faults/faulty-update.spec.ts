// Design 9 under faults: a new version is deployed while changes wait and the network loses answers. Screens whose files
// the server no longer has still open, and the reload into the new version neither loses a change nor makes one twice.
import { rmSync } from 'node:fs'
import { expect } from '@playwright/test'
import { passAll, type Fate } from '#tests/fakes/faulty-proxy.ts'
import { seededChance } from '#tests/fakes/seeded-chance.ts'
import { enterAs, register } from '../harness/enter-as.ts'
import { makeNextBuild } from '../harness/next-build.ts'
import { freshDataDir, removeDataDir, startServer } from '../harness/server.ts'
import { whenShellIsCached } from '../harness/service-worker.ts'
import { createList } from '../harness/watchlist-actions.ts'
import { countChanges } from './change-count.ts'
import { deviceState, shownOn, type DeviceState } from './device-state.ts'
import { addItems } from './edits.ts'
import { isLong, seed } from './effort.ts'
import { test } from './faulty-test.ts'
import { heldAsShown, heldLists } from './server-state.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const routes = isLong ? ['IDO ratings', 'Compare', 'Top movers', 'New listings'] : ['IDO ratings']

test(`design 9: a deployment while changes wait behind a bad network loses nothing (seed ${seed})`, async ({
  context,
  page,
  network,
}) => {
  const chance = seededChance(seed)
  const dataDir = freshDataDir()
  const nextBuild = makeNextBuild()
  const first = await startServer({ dataDir })
  network.leadTo(first.port)
  const token = await enterAs(page, network.origin, await register(network.origin))
  await page.goto('/watchlist')
  await whenShellIsCached(page)
  const changes = countChanges()
  const state = async (): Promise<DeviceState> => {
    const found = await deviceState(page)
    if (!found) throw new Error('there is no database of the account')
    return found
  }

  await context.setOffline(true)
  await createList(page, 'coin', 'Made while it was deployed')
  await addItems(page, 3)
  changes.note((await state()).queue)
  await first.stop()
  const second = await startServer({ dataDir, appDir: nextBuild })
  network.leadTo(second.port)
  const fates: Fate[] = [
    { type: 'dropRequest' },
    { type: 'dropReply' },
    { type: 'cutReply' },
    { type: 'duplicate', afterMs: 300 },
    { type: 'delayReply', byMs: 400 },
  ]
  network.obey(({ isChange }) =>
    isChange && chance.happens(0.6) ? chance.oneOf(fates) : { type: 'pass' },
  )
  await context.setOffline(false)
  const reload = page.getByRole('button', { name: 'Reload', exact: true })
  await expect(reload).toBeVisible({ timeout: 90_000 })

  for (const name of routes) {
    await page.getByRole('link', { name }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Watchlist' }).first().click()
  await createList(page, 'ido', 'Made before the reload')
  const last = await state()
  changes.note([...last.queue, ...last.finished])
  const wanted = shownOn(last)
  await reload.click()
  await expect(page.locator('html')).toHaveAttribute('data-build', 'next', { timeout: 90_000 })
  network.obey(passAll)
  await page.goto('/watchlist')
  await expect
    .poll(async () => (await deviceState(page))?.queue.length, { timeout: 60_000 })
    .toBe(0)
  await network.quiet()
  const held = await heldLists(network.origin, token)
  expect(heldAsShown(held)).toEqual(wanted)
  expect(shownOn(await state())).toEqual(wanted)
  expect(changes.wrongOn(held)).toEqual([])

  await context.close()
  await second.stop()
  removeDataDir(dataDir)
  rmSync(nextBuild, { recursive: true, force: true })
})
