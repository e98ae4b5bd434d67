// Design 5, "Who drains": of three tabs one sends for all. When it is closed, frozen, held by a debugger or crashes in the
// middle of a call, another goes on, and nothing is lost or made twice.
import { expect, type BrowserContext, type CDPSession, type Page } from '@playwright/test'
import { passAll, type FaultyProxy } from '#tests/fakes/faulty-proxy.ts'
import { enterAs, register } from '../harness/enter-as.ts'
import { whenShellIsCached } from '../harness/service-worker.ts'
import { whenSettled } from '../harness/settled.ts'
import { createList } from '../harness/watchlist-actions.ts'
import { countChanges } from './change-count.ts'
import { deviceState, shownOn } from './device-state.ts'
import { addItems } from './edits.ts'
import { isLong } from './effort.ts'
import { test } from './faulty-test.ts'
import { holdPage } from './hold-page.ts'
import { heldAsShown, heldLists } from './server-state.ts'

test.use({ viewport: { width: 1440, height: 900 } })

/** How the sending tab ends; `wake` is there where it comes back. */
type End = {
  name: string
  isSilent: boolean
  stop: (page: Page, session: CDPSession, other: Page) => Promise<unknown>
  wake?: (session: CDPSession) => Promise<unknown>
}

const ends: End[] = [
  {
    name: 'is held by a debugger',
    isSilent: true,
    stop: (_page, session, other) => holdPage(session, other),
    wake: (session) => session.send('Debugger.disable'),
  },
  // `npm test` has these in two-tabs.spec.ts, and a crash, which is no other end than a kill, in kills.spec.ts.
  ...(isLong
    ? [
        {
          name: 'crashes',
          isSilent: false,
          stop: (page: Page, session: CDPSession) =>
            Promise.race([page.waitForEvent('crash'), session.send('Page.crash')]),
        },
        { name: 'is closed', isSilent: false, stop: (page: Page) => page.close() },
        {
          name: 'is frozen',
          isSilent: true,
          stop: (_page: Page, session: CDPSession) =>
            session.send('Page.setWebLifecycleState', { state: 'frozen' }),
          wake: (session: CDPSession) =>
            session.send('Page.setWebLifecycleState', { state: 'active' }),
        },
      ]
    : []),
]

/** Lets a page's clock be set ahead: `window.aheadMs`. */
const makeClockMovable = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const realNow = Date.now.bind(Date)
    Date.now = () => realNow() + Number(Reflect.get(window, 'aheadMs') ?? 0)
  })

const openTabs = async (
  context: BrowserContext,
  origin: string,
): Promise<{ tabs: Page[]; token: string }> => {
  const first = await context.newPage()
  const token = await enterAs(first, origin, await register(origin))
  await first.goto('/watchlist')
  await whenShellIsCached(first)
  await createList(first, 'coin', 'Core holdings')
  const tabs = [first, await context.newPage(), await context.newPage()]
  for (const tab of tabs.slice(1)) {
    await tab.goto('/watchlist')
    await whenSettled(tab)
  }
  await expect.poll(async () => (await deviceState(first))?.queue.length).toBe(0)
  return { tabs, token }
}

/** The tab that sends, once the server has done what it asked for and the answer is kept back. */
const keepAnswer = async (
  context: BrowserContext,
  network: FaultyProxy,
): Promise<{ sender: Promise<Page>; release: () => void }> => {
  const kept = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  let isKept = false
  const sendingPage = new Promise<Page>((resolve) => {
    context.on('request', (request) => {
      if ((request.postData() ?? '').includes('"create_watchlist"')) resolve(request.frame().page())
    })
  })
  network.obey(({ f }) => {
    if (f !== 'create_watchlist' || isKept) return { type: 'pass' }
    isKept = true
    return { type: 'keepReply', onKept: kept.resolve, until: gate.promise }
  })
  return { sender: kept.promise.then(() => sendingPage), release: () => gate.resolve() }
}

for (const { name, isSilent, stop, wake } of ends) {
  test(`design 5: three tabs, the one that sends ${name} in the middle of a call, and another goes on`, async ({
    context,
    network,
    serverOrigin,
  }) => {
    await makeClockMovable(context)
    const { tabs, token } = await openTabs(context, network.origin)
    const [first] = tabs
    if (!first) throw new Error('no tab')
    const changes = countChanges()
    changes.note(
      (await deviceState(first))?.finished.map(({ lane, opId }) => ({ lane, opId })) ?? [],
    )
    await first.bringToFront()
    await context.setOffline(true)
    await createList(first, 'coin', 'Made offline')
    await addItems(first, 2)
    const state = await deviceState(first)
    changes.note(state?.queue ?? [])
    const wanted = state ? shownOn(state) : []
    const { sender, release } = await keepAnswer(context, network)
    await context.setOffline(false)
    const gone = await sender
    const session = await context.newCDPSession(gone)
    const others = tabs.filter((tab) => tab !== gone)
    const [next] = others
    if (!next) throw new Error('no other tab')
    await stop(gone, session, next)
    await next.bringToFront()
    // A tab that is silent for a minute is taken for frozen; the others' clocks say that it has passed.
    if (isSilent)
      for (const other of others)
        await other.evaluate(() => void Reflect.set(window, 'aheadMs', 61_000))
    await next.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect
      .poll(async () => heldAsShown(await heldLists(serverOrigin, token)), { timeout: 60_000 })
      .toEqual(wanted)
    release()
    network.obey(passAll)
    if (wake) await wake(session)
    const left = wake ? tabs : others
    for (const tab of left) {
      await tab.bringToFront()
      await expect
        .poll(async () => (await deviceState(tab))?.queue.length, { timeout: 60_000 })
        .toBe(0)
      await expect(tab.getByRole('banner').getByRole('button', { name: /^Synced$/ })).toBeVisible({
        timeout: 60_000,
      })
      await expect(
        tab
          .getByRole('navigation', { name: 'Watchlists' })
          .getByRole('button', { name: /^Made offline\D*2$/ }),
      ).toBeVisible()
    }
    const held = await heldLists(serverOrigin, token)
    expect(heldAsShown(held)).toEqual(wanted)
    expect(changes.wrongOn(held)).toEqual([])
  })
}
