// Decision 031, "Newer data is not touched": a tab of the old version stays open, with changes waiting and one under way,
// while the new version opens the same database in a higher schema version.
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { accountVersions } from '#data/versions/account-versions.ts'
import { passAll } from '#tests/fakes/faulty-proxy.ts'
import { enterAs, register } from '../harness/enter-as.ts'
import { makeNextBuild } from '../harness/next-build.ts'
import { freshDataDir, removeDataDir, startServer } from '../harness/server.ts'
import { createList } from '../harness/watchlist-actions.ts'
import { countChanges } from './change-count.ts'
import { deviceState, shownOn } from './device-state.ts'
import { addItems } from './edits.ts'
import { test } from './faulty-test.ts'
import { heldAsShown, heldLists } from './server-state.ts'

// Without a worker a tab stays in the version it was loaded in until somebody reloads it.
test.use({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' })

const newest = accountVersions.length
const declared = /for\(let\[\w+,\{stores:\w+,upgrade:\w+\}\]of [\w$]+\.entries\(\)\)\{[^}]*\}/

/** The account's database with one schema more. */
const newerSchema = (script: string): string =>
  script.replace(declared, `$&this.version(${newest + 1}).stores({laterTable:\`id\`})`)

const schemaVersion = (page: Page): Promise<number | undefined> =>
  page.evaluate(
    async () =>
      (await indexedDB.databases()).find(({ name }) => /^account_(?!anon$)/.test(name ?? ''))
        ?.version,
  )

test('decision 031: a schema upgrade under an old tab in the middle of sending: it says so, the new tab sends all, once', async ({
  context,
  network,
}) => {
  const dataDir = freshDataDir()
  const nextBuild = makeNextBuild(newerSchema)
  // Else the first file the old tab misses would load it again, in the new version.
  cpSync('dist/assets', join(nextBuild, 'assets'), { recursive: true, force: false })
  const first = await startServer({ dataDir })
  network.leadTo(first.port)
  const old = await context.newPage()
  const token = await enterAs(old, network.origin, await register(network.origin))
  await old.goto('/watchlist')
  await createList(old, 'coin', 'Core holdings')
  await expect.poll(async () => (await deviceState(old))?.queue.length).toBe(0)
  const changes = countChanges()
  changes.note((await deviceState(old))?.finished ?? [])
  await context.setOffline(true)
  await createList(old, 'coin', 'Before the upgrade')
  await addItems(old, 2)
  const waiting = await deviceState(old)
  if (!waiting) throw new Error('there is no database of the account')
  changes.note(waiting.queue)
  const wanted = shownOn(waiting)
  expect(await schemaVersion(old)).toBe(10 * newest)

  await first.stop()
  const second = await startServer({ dataDir, appDir: nextBuild })
  network.leadTo(second.port)
  const kept = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  let isKept = false
  network.obey(({ f }) => {
    if (f !== 'create_watchlist' || isKept) return { type: 'pass' }
    isKept = true
    return { type: 'keepReply', onKept: kept.resolve, until: gate.promise }
  })
  await context.setOffline(false)
  await kept.promise

  const next = await context.newPage()
  await next.goto('/watchlist')
  await expect(next.locator('html')).toHaveAttribute('data-build', 'next')
  await expect.poll(() => schemaVersion(next)).toBe(10 * (newest + 1))
  const notice = old.getByRole('status').filter({
    hasText: 'A newer version of the app wrote the data on this device. Nothing is lost.',
  })
  await expect(notice).toBeVisible()
  gate.resolve()
  network.obey(passAll)

  await test.step('an edit in the old tab is refused in the form, which keeps what was typed', async () => {
    await old.bringToFront()
    await old
      .getByRole('navigation', { name: 'Watchlists' })
      .getByRole('button', { name: 'Create watchlist' })
      .click()
    const form = old.getByRole('dialog')
    await form.getByLabel('Name', { exact: true }).fill('Too early')
    await form.getByRole('button', { name: 'Create', exact: true }).click()
    await expect(
      form.getByText(/^Not saved: the data on this device belongs to a newer version/),
    ).toBeVisible()
    await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Too early')
    await form.getByRole('button', { name: 'Cancel' }).click()
  })
  await next.bringToFront()
  await expect
    .poll(async () => (await deviceState(next))?.queue.length, { timeout: 60_000 })
    .toBe(0)
  const held = await heldLists(network.origin, token)
  expect(heldAsShown(held)).toEqual(wanted)
  expect(changes.wrongOn(held)).toEqual([])

  await old.bringToFront()
  const loaded = old.waitForEvent('load')
  await notice.getByRole('button', { name: 'Reload' }).click()
  await loaded
  await expect(old.locator('html')).toHaveAttribute('data-build', 'next')
  await createList(old, 'coin', 'After the upgrade')
  await expect
    .poll(async () => heldAsShown(await heldLists(network.origin, token)), { timeout: 60_000 })
    .toEqual([...wanted, 'coin After the upgrade: '].toSorted())

  await context.close()
  await second.stop()
  removeDataDir(dataDir)
  rmSync(nextBuild, { recursive: true, force: true })
})
