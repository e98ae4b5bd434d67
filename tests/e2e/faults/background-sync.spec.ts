// Design 5, "Who drains": Background Sync only wakes open pages. With one open what waits is sent; with none nothing is
// sent and nothing lost, and the next opening sends it.
import { expect, type CDPSession, type Page } from '@playwright/test'
import { enterAs, register } from '../harness/enter-as.ts'
import { whenShellIsCached } from '../harness/service-worker.ts'
import { createList } from '../harness/watchlist-actions.ts'
import { countChanges } from './change-count.ts'
import { deviceState, shownOn } from './device-state.ts'
import { addItems } from './edits.ts'
import { test } from './faulty-test.ts'
import { heldAsShown, heldLists } from './server-state.ts'

test.use({ viewport: { width: 1440, height: 900 } })

/** Nothing that waits longer than a second ever comes: as in a page that the system put to sleep. */
const stopLongTimers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const start = window.setTimeout.bind(window)
    const isLongMs = 1000
    window.setTimeout = ((work: () => void, delayMs = 0, ...rest: unknown[]) =>
      delayMs > isLongMs && Reflect.get(window, 'isAsleep') === true
        ? 0
        : start(work, delayMs, ...rest)) as typeof window.setTimeout
  })

type Worker = { fire: () => Promise<void> }

/** The worker of the origin as the system sees it. */
const workerOf = async (session: CDPSession, origin: string): Promise<Worker> => {
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(
        ({ scopeURL, isDeleted }) => scopeURL.startsWith(origin) && !isDeleted,
      )
      if (ours) resolve(ours.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await found
  return {
    fire: async () =>
      void (await session.send('ServiceWorker.dispatchSyncEvent', {
        origin,
        registrationId,
        tag: 'drain',
        lastChance: false,
      })),
  }
}

test('design 5: Background Sync with a page open sends what waits, with none it loses nothing and the next opening sends', async ({
  context,
  page,
  network,
  serverOrigin,
}) => {
  const token = await enterAs(page, network.origin, await register(network.origin))
  await stopLongTimers(page)
  await page.goto('/watchlist')
  await whenShellIsCached(page)
  const blank = await context.newPage()
  const worker = await workerOf(await context.newCDPSession(blank), network.origin)
  await page.bringToFront()
  const changes = countChanges()
  const editWithoutLine = async (name: string): Promise<string[]> => {
    await page.evaluate(() => void Reflect.set(window, 'isAsleep', true))
    network.cut()
    await createList(page, 'coin', name)
    await addItems(page, 2)
    const state = await deviceState(page)
    if (!state) throw new Error('there is no database of the account')
    changes.note(state.queue)
    expect(state.queue.length).toBe(3)
    return shownOn(state)
  }
  const onServer = async (): Promise<string[]> => heldAsShown(await heldLists(serverOrigin, token))

  await test.step('fired with a page open', async () => {
    const wanted = await editWithoutLine('Before landing')
    network.mend()
    await expect
      .poll(
        async () => {
          // Until the change that failed is due again there is nothing to send.
          await worker.fire()
          return onServer()
        },
        { intervals: [500], timeout: 60_000 },
      )
      .toEqual(wanted)
    await expect.poll(async () => (await deviceState(page))?.queue.length).toBe(0)
  })

  await test.step('fired with no page open', async () => {
    const wanted = await editWithoutLine('After landing')
    await page.close()
    network.mend()
    const delivered = network.counts()['deliveries']
    await worker.fire()
    await network.quiet()
    expect(network.counts()['deliveries']).toBe(delivered)
    expect(await onServer()).not.toEqual(wanted)

    const next = await context.newPage()
    await next.goto('/watchlist')
    await expect.poll(onServer, { timeout: 60_000 }).toEqual(wanted)
    await expect.poll(async () => (await deviceState(next))?.queue.length).toBe(0)
    expect(changes.wrongOn(await heldLists(serverOrigin, token))).toEqual([])
  })
})
