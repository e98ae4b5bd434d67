// Local databases damaged between two runs of the browser, in its own files: cut off, emptied, rolled back to before the
// queue was sent, deleted. What the server has is never harmed or made twice, and the app goes on by itself.
import { existsSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import type { FaultyProxy } from '#tests/fakes/faulty-proxy.ts'
import { enterAs, register } from '../harness/enter-as.ts'
import { keepProfile, type KeptProfile } from '../harness/kept-profile.ts'
import { whenShellIsCached } from '../harness/service-worker.ts'
import { createList } from '../harness/watchlist-actions.ts'
import { countChanges } from './change-count.ts'
import { deviceState, shownOn } from './device-state.ts'
import { addItems } from './edits.ts'
import { isLong } from './effort.ts'
import { test } from './faulty-test.ts'
import { heldAsShown, heldLists } from './server-state.ts'

/** The folder in which Chromium keeps the databases of an origin. */
const databaseFolder = ({ folder }: KeptProfile, { origin }: FaultyProxy): string =>
  join(
    folder,
    'Default',
    'IndexedDB',
    `${origin.replace('://', '_').replace(':', '_')}.indexeddb.leveldb`,
  )

type Files = Record<string, number>
const sizesIn = (folder: string): Files =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, statSync(join(folder, name)).size]))

/** `before`: the files as they were while the last changes waited. `isWhole`: nothing that waited may be missing. */
type Harm = {
  name: string
  isWhole: boolean
  isSentFirst: boolean
  act: (folder: string, before: Files) => void
}

const logs = (files: Files): string[] => Object.keys(files).filter((name) => name.endsWith('.log'))

const harms: Harm[] = [
  {
    name: 'rolled back to before the queue was sent',
    isWhole: true,
    isSentFirst: true,
    act: (folder, before) => {
      for (const log of logs(before)) truncateSync(join(folder, log), before[log])
    },
  },
  ...(isLong
    ? [
        {
          name: 'their catalogue of files is garbage',
          isWhole: false,
          isSentFirst: false,
          act: (folder: string, before: Files) =>
            Object.keys(before)
              .filter((name) => name.startsWith('MANIFEST'))
              .forEach((name) => writeFileSync(join(folder, name), 'garbage')),
        },
        {
          name: 'the newest log is cut in half',
          isWhole: false,
          isSentFirst: false,
          act: (folder: string, before: Files) =>
            logs(before).forEach((name) =>
              truncateSync(join(folder, name), Math.floor((sizesIn(folder)[name] ?? 0) / 2)),
            ),
        },
        {
          name: 'every file is empty',
          isWhole: false,
          isSentFirst: false,
          act: (folder: string) =>
            Object.keys(sizesIn(folder)).forEach((name) => truncateSync(join(folder, name), 0)),
        },
        {
          name: 'deleted',
          isWhole: false,
          isSentFirst: false,
          act: (folder: string) => rmSync(folder, { recursive: true }),
        },
      ]
    : []),
]

const openPage = async (profile: KeptProfile, network: FaultyProxy) => {
  const opened = await profile.open({ baseURL: network.origin })
  const page = opened.context.pages()[0] ?? (await opened.context.newPage())
  await page.setViewportSize({ width: 1440, height: 900 })
  return { ...opened, page }
}

const whenSent = (page: Page) =>
  expect.poll(async () => (await deviceState(page))?.queue.length, { timeout: 60_000 }).toBe(0)

for (const { name, isWhole, isSentFirst, act } of harms) {
  test(`design 5, "Storage": database files ${name}: the server keeps everything once, and the app goes on`, async ({
    network,
    serverOrigin,
  }) => {
    const profile = keepProfile()
    const first = await openPage(profile, network)
    const token = await enterAs(first.page, network.origin, await register(network.origin))
    await first.page.goto('/watchlist')
    await whenShellIsCached(first.page)
    await createList(first.page, 'coin', 'Core holdings')
    await addItems(first.page, 2)
    await whenSent(first.page)
    const changes = countChanges()
    changes.note((await deviceState(first.page))?.finished ?? [])
    const sent = heldAsShown(await heldLists(serverOrigin, token))
    await first.context.setOffline(true)
    await createList(first.page, 'coin', 'On the way')
    await addItems(first.page, 2)
    const waiting = await deviceState(first.page)
    if (!waiting) throw new Error('there is no database of the account')
    changes.note(waiting.queue)
    const wanted = shownOn(waiting)
    const folder = databaseFolder(profile, network)
    expect(existsSync(folder)).toBe(true)
    const before = sizesIn(folder)
    if (isSentFirst) {
      await first.context.setOffline(false)
      await whenSent(first.page)
    }
    await first.kill()
    act(folder, before)

    const second = await openPage(profile, network)
    await second.page.goto('/watchlist')
    await expect(
      second.page.getByRole('heading', { level: 1, name: /Core holdings|On the way/ }),
    ).toBeVisible({ timeout: 60_000 })
    await whenSent(second.page)
    await expect
      .poll(async () => shownOn((await deviceState(second.page)) ?? { lists: [], items: [] }), {
        timeout: 60_000,
      })
      .toEqual(heldAsShown(await heldLists(serverOrigin, token)))
    const held = await heldLists(serverOrigin, token)
    expect(heldAsShown(held)).toEqual(isWhole ? wanted : expect.arrayContaining(sent))
    expect(new Set(held.map((list) => list.name)).size).toBe(held.length)
    if (isWhole) expect(changes.wrongOn(held)).toEqual([])

    await test.step('what is made from now on is kept and sent', async () => {
      await createList(second.page, 'coin', 'After the damage')
      await whenSent(second.page)
      expect(heldAsShown(await heldLists(serverOrigin, token))).toContain('coin After the damage: ')
      await second.page.reload()
      await expect(
        second.page
          .getByRole('navigation', { name: 'Watchlists' })
          .getByRole('button', { name: /After the damage/ }),
      ).toBeVisible()
    })
    expect([...first.watch.faults(), ...second.watch.faults()]).toEqual([])
    await second.context.close()
    profile.remove()
  })
}
