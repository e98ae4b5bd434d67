// A week of two devices in minutes: on and off line, edits on both, the server restarted and a browser killed at night, and
// a network that loses, delays, doubles and cuts. In the end all three hold the same, nothing is lost or doubled, and each
// device's history is what was done on it. SEED from the environment.
import { expect, type BrowserContext, type Page } from '@playwright/test'
import { passAll, type Fate, type Rule } from '#tests/fakes/faulty-proxy.ts'
import { seededChance, type Chance } from '#tests/fakes/seeded-chance.ts'
import { enterAs, register, tokenOf } from '../harness/enter-as.ts'
import { keepProfile, type KeptProfile, type OpenedProfile } from '../harness/kept-profile.ts'
import { freshDataDir, removeDataDir, startServer } from '../harness/server.ts'
import { whenShellIsCached } from '../harness/service-worker.ts'
import type { Person } from '../harness/sign-up.ts'
import { whenMarketIsStored } from '../harness/stored-market.ts'
import { createList } from '../harness/watchlist-actions.ts'
import { countChanges } from './change-count.ts'
import { deviceState, shownOn, type DeviceState } from './device-state.ts'
import { createDoneRecord, historyLines, unionOf } from './done-record.ts'
import { isLong, listed, seed } from './effort.ts'
import { test } from './faulty-test.ts'
import { coinsOf } from './sample-coins.ts'
import { heldAsShown, heldLists } from './server-state.ts'
import { liveADay, sharedList, type Traveller } from './week-day.ts'

const days = isLong ? 7 : 2

type Device = Traveller & { profile: KeptProfile; opened: OpenedProfile }

const pageOf = async (context: BrowserContext): Promise<Page> => {
  const page = context.pages()[0] ?? (await context.newPage())
  await page.setViewportSize({ width: 1440, height: 900 })
  return page
}

const open = async (device: Device, baseURL: string): Promise<void> => {
  device.opened = await device.profile.open({ baseURL })
  device.page = await pageOf(device.opened.context)
  // What the browser prints of an answer that broke off.
  device.opened.watch.expectError(/net::ERR_(CONTENT_LENGTH_MISMATCH|INCOMPLETE_CHUNKED_ENCODING)/)
}

/** A device of this person, with the app and the market on it, its browser closed as people close one and opened again. */
const board = async (
  traveller: Omit<Traveller, 'page'>,
  baseURL: string,
  person: Person,
): Promise<Device> => {
  const profile = keepProfile()
  const opened = await profile.open({ baseURL })
  const device: Device = { ...traveller, profile, opened, page: await pageOf(opened.context) }
  await enterAs(device.page, baseURL, person)
  await device.page.goto('/watchlist')
  await whenShellIsCached(device.page)
  await whenMarketIsStored(device.page)
  await opened.context.close()
  await open(device, baseURL)
  await device.page.goto('/watchlist')
  return device
}

const roughly =
  (chance: Chance): Rule =>
  () => {
    if (!chance.happens(0.4)) return { type: 'pass' }
    const fates: Fate[] = [
      { type: 'dropRequest' },
      { type: 'dropReply' },
      { type: 'cutReply' },
      { type: 'delayRequest', byMs: 50 + chance.below(300) },
      { type: 'delayReply', byMs: 50 + chance.below(300) },
      { type: 'duplicate', afterMs: chance.below(1500) },
    ]
    return chance.oneOf(fates)
  }

const stateOf = async ({ page }: Device): Promise<DeviceState> => {
  const state = await deviceState(page)
  if (!state) throw new Error('there is no database of the account')
  return state
}

test(`two devices through ${days} days of faults converge, and nothing is lost or doubled (seed ${seed})`, async ({
  network,
}) => {
  test.setTimeout(180_000 + days * 60_000)
  const chance = seededChance(seed)
  const dataDir = freshDataDir()
  let server = await startServer({ dataDir })
  network.leadTo(server.port)
  const person = await register(network.origin)
  const baseURL = network.origin
  const devices = [
    await board(
      {
        name: 'Phone',
        record: createDoneRecord([sharedList]),
        coins: coinsOf('defi').slice(0, 8),
        chance,
      },
      baseURL,
      person,
    ),
    await board(
      {
        name: 'Desk',
        record: createDoneRecord([sharedList]),
        coins: coinsOf('gaming').slice(0, 8),
        chance,
      },
      baseURL,
      person,
    ),
  ]
  const [phone] = devices
  if (!phone) throw new Error('no device')
  await createList(phone.page, 'coin', sharedList)
  phone.record.created(sharedList)
  for (const { page } of devices) {
    await page.reload()
    await expect(
      page
        .getByRole('navigation', { name: 'Watchlists' })
        .getByRole('button', { name: new RegExp(sharedList) }),
    ).toBeVisible({ timeout: 60_000 })
  }

  const nights: Record<string, number> = {}
  // Of its own: how many calls there are depends on the machine, what is done must not.
  network.obey(roughly(seededChance(seed + 1)))
  for (let day = 1; day <= days; day += 1) {
    await test.step(`day ${day}`, async () => {
      for (const device of devices) {
        const isFlying = chance.happens(0.5)
        await device.opened.context.setOffline(isFlying)
        await liveADay(device)
        if (isFlying && chance.happens(0.6)) await device.opened.context.setOffline(false)
      }
      const night = chance.oneOf(['the server restarts', 'a browser is killed', 'both', 'nothing'])
      nights[night] = (nights[night] ?? 0) + 1
      if (night === 'both' || night === 'the server restarts') {
        await server.stop()
        server = await startServer({ dataDir })
        network.leadTo(server.port)
      }
      if (night === 'both' || night === 'a browser is killed') {
        const device = chance.oneOf(devices)
        await device.opened.kill()
        await open(device, baseURL)
        await device.page.goto('/watchlist')
        await expect(device.page.getByRole('heading', { level: 1 })).toBeVisible()
      }
    })
  }

  await test.step('after the week both are opened once more behind a good network', async () => {
    network.obey(passAll)
    for (const { opened, page } of devices) {
      await opened.context.setOffline(false)
      await page.goto('/watchlist')
    }
    const wanted = unionOf(devices.map(({ record }) => record))
    const changes = countChanges()
    for (const device of devices)
      await expect
        .poll(async () => (await stateOf(device)).queue.length, { timeout: 90_000 })
        .toBe(0)
    await network.quiet()
    for (const device of devices) {
      await device.page.reload()
      await expect
        .poll(async () => shownOn(await stateOf(device)), { timeout: 60_000 })
        .toEqual(wanted)
      const { finished, history } = await stateOf(device)
      expect(finished.filter(({ outcome }) => outcome !== 'acknowledged')).toEqual([])
      expect(historyLines(history)).toEqual(device.record.lines())
      changes.note(finished)
    }
    const token = await tokenOf(baseURL, person)
    const held = await heldLists(baseURL, token)
    expect(heldAsShown(held)).toEqual(wanted)
    expect(changes.wrongOn(held)).toEqual([])
    expect(devices.flatMap(({ opened }) => opened.watch.faults())).toEqual([])
    console.log(
      `seed ${seed}, ${days} days\n  changes ${changes.size()}, on the way ${listed(network.counts())}\n  nights: ${listed(nights)}\n  lost 0, doubled 0`,
    )
  })
  for (const { opened, profile } of devices) {
    await opened.context.close()
    profile.remove()
  }
  await server.stop()
  removeDataDir(dataDir)
})
