// Design 5, "Exactly-once effect": whatever moment of a replay a browser dies in, the next opening of the same profile
// brings every edit to the server, once. KILLS and SEED from the environment.
import { expect, type BrowserContext, type Page } from '@playwright/test'
import type { FaultyProxy } from '#tests/fakes/faulty-proxy.ts'
import { seededChance } from '#tests/fakes/seeded-chance.ts'
import { enterAs, register } from '../harness/enter-as.ts'
import { keepProfile, type KeptProfile, type OpenedProfile } from '../harness/kept-profile.ts'
import { whenShellIsCached } from '../harness/service-worker.ts'
import { whenMarketIsStored } from '../harness/stored-market.ts'
import { createList } from '../harness/watchlist-actions.ts'
import { countChanges, type ChangeCount } from './change-count.ts'
import { deviceState, shownOn, type DeviceState } from './device-state.ts'
import { editSomething } from './edits.ts'
import { isLong, kills, listed, seed } from './effort.ts'
import { test } from './faulty-test.ts'
import { armPoint, killPoints } from './kill-points.ts'
import { watchReplays } from './page-hooks.ts'
import { heldAsShown, heldLists } from './server-state.ts'

const startLimitMs = 120_000
/** A quiet machine needs four seconds; a failing lap waits for its limits once. */
const lapLimitMs = 45_000

type Lives = {
  profile: KeptProfile
  network: FaultyProxy
  token: string
  serverOrigin: string
  changes: ChangeCount
  reached: () => void
}
type Life = { opened: OpenedProfile; page: Page }

const pageOf = (context: BrowserContext): Promise<Page> =>
  Promise.resolve(context.pages()[0] ?? context.newPage())

const begin = async (lives: Lives): Promise<Life> => {
  const opened = await lives.profile.open({ baseURL: lives.network.origin })
  await watchReplays(opened.context, () => lives.reached())
  const page = await pageOf(opened.context)
  await page.setViewportSize({ width: 1440, height: 900 })
  return { opened, page }
}

const stateOf = async (page: Page): Promise<DeviceState> => {
  const state = await deviceState(page)
  if (!state) throw new Error('there is no database of the account')
  return state
}

const whenSent = (page: Page) =>
  expect
    .poll(async () => (await deviceState(page))?.queue.length, {
      message: 'the queue stayed',
      timeout: 40_000,
      intervals: [50, 100],
    })
    .toBe(0)

/** An account with a list of each kind on a profile that knows the app; closed as people close a browser. */
const prepare = async (network: FaultyProxy, serverOrigin: string): Promise<Lives> => {
  const profile = keepProfile()
  const person = await register(serverOrigin)
  const lives: Lives = {
    profile,
    network,
    serverOrigin,
    token: '',
    changes: countChanges(),
    reached: () => {},
  }
  const { opened, page } = await begin(lives)
  lives.token = await enterAs(page, network.origin, person)
  await page.goto('/watchlist')
  await whenShellIsCached(page)
  await whenMarketIsStored(page)
  await opened.context.setOffline(true)
  await createList(page, 'coin', 'Core holdings')
  await createList(page, 'ido', 'Core launches')
  lives.changes.note((await stateOf(page)).queue)
  await opened.context.setOffline(false)
  await whenSent(page)
  await opened.context.close()
  return lives
}

test(`a browser killed ${kills} times at every stage of a replay: each edit reaches the server once (seed ${seed})`, async ({
  network,
  serverOrigin,
}, { annotations }) => {
  test.setTimeout(startLimitMs + kills * lapLimitMs)
  const chance = seededChance(seed)
  const lives = await prepare(network, serverOrigin)
  const stages: Record<string, number> = {}
  const remainders: Record<string, number> = {}
  let life = await begin(lives)
  await life.page.goto('/watchlist')
  await expect(life.page.getByRole('heading', { level: 1 })).toBeVisible()

  for (let lap = 1; lap <= kills; lap += 1) {
    const point = killPoints[(lap - 1) % killPoints.length] ?? 'in flight'
    await test.step(`kill ${lap}: ${point}`, async () => {
      await life.opened.context.setOffline(true)
      await editSomething(life.page, chance, lap)
      const before = await stateOf(life.page)
      const wanted = shownOn(before)
      lives.changes.note(before.queue)
      const atPoint = Promise.withResolvers<void>()
      lives.reached = atPoint.resolve
      const remainder = await armPoint(point, {
        page: life.page,
        network,
        chance,
        operations: before.queue.length,
        onReached: atPoint.resolve,
      })
      await life.opened.context.setOffline(false)
      await atPoint.promise
      await life.opened.kill()
      remainder.afterKill()
      stages[point] = (stages[point] ?? 0) + 1
      if (point === 'in flight') remainders[remainder.fate] = (remainders[remainder.fate] ?? 0) + 1

      life = await begin(lives)
      await life.page.goto('/watchlist')
      await whenSent(life.page)
      remainder.afterRecovery()
      await network.quiet()
      const after = await stateOf(life.page)
      const held = await heldLists(serverOrigin, lives.token)
      expect(heldAsShown(held), `seed ${seed}, kill ${lap}, ${point}`).toEqual(wanted)
      expect(shownOn(after), `seed ${seed}, kill ${lap}, ${point}`).toEqual(wanted)
      expect(lives.changes.wrongOn(held), `seed ${seed}, kill ${lap}, ${point}`).toEqual([])
      const ends = before.queue.map(({ opId }) =>
        after.finished.filter((finished) => finished.opId === opId).map(({ outcome }) => outcome),
      )
      expect(ends, `seed ${seed}, kill ${lap}, ${point}`).toEqual(
        before.queue.map(() => ['acknowledged']),
      )
      expect(life.opened.watch.faults()).toEqual([])
    })
    if (isLong && lap % 10 === 0)
      console.log(
        `seed ${seed}: ${lap} of ${kills} kills, ${lives.changes.size()} changes, none lost or doubled`,
      )
  }
  const figures = [
    `seed ${seed}`,
    `kills ${kills}: ${listed(stages)}`,
    `requests in flight: ${listed(remainders)}`,
    `changes ${lives.changes.size()}, on the way ${listed(network.counts())}`,
    'lost 0, doubled 0',
  ]
  console.log(figures.join('\n  '))
  annotations.push({ type: 'measured', description: figures.join('; ') })
  await life.opened.context.close()
  lives.profile.remove()
})
