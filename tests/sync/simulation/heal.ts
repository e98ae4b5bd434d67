// The end of a schedule: everything works again, and every promise is called in.
import type { SimDevice } from './device.ts'
import { atRest } from './virtual-time.ts'
import { promise } from './violation.ts'
import type { World } from './world.ts'

const longestLatenessMs = 60_000

/** Whoever has lists of a visitor left brings them home. */
const importRest = async (world: World, device: SimDevice): Promise<void> => {
  for (const user of world.host.users) {
    device.user = user
    device.token = world.token(device)
    for (const index of world.tabsOf(device)) world.tabs[index]?.kill()
    await world.person.importLists(world.restart(world.tabsOf(device)[0] ?? 0))
  }
}

const drainAs = async (
  world: World,
  device: SimDevice,
  { user, isFinal }: { user: SimDevice['user']; isFinal: boolean },
): Promise<void> => {
  device.user = user
  device.token = world.token(device)
  const [first = 0, ...others] = world.tabsOf(device)
  for (const index of others) world.tabs[index]?.kill()
  const tab = world.restart(first)
  const db = world.inspector(device)
  for (let tries = 0; tries < 40; tries += 1) {
    await atRest()
    if (world.failed) throw world.failed
    const left = (await db.outbox.toArray()).filter(
      (operation) => operation.state !== 'refusedKept',
    )
    if (left.length === 0) break
    if (left.some((operation) => operation.state === 'parked')) await tab.engine.retryAll()
    promise(tries < 39, 'drained in bounded time', () => `${JSON.stringify(left)} is still queued`)
    await world.time.advance(70_000)
  }
  void tab.engine.refresh()
  await world.time.advance(5000)
  await atRest()
  await world.check()
  if (!isFinal) return
  for (const part of world.parts) await part.checkConverged(device, user)
}

/** Everything works again; whatever was wanted must reach the server in bounded time, and every view must agree. */
export const heal = async (world: World): Promise<void> => {
  world.clearFaults()
  world.host.setClock(0)
  for (const device of world.devices) {
    device.isPartitioned = false
    device.portal = null
    device.clockOffsetMs = 0
  }
  // What is still on its way arrives first: a latecomer after the last look would be news to the device, and no fault.
  await world.time.advance(longestLatenessMs)
  const usedBy = (user: SimDevice['user']): SimDevice[] =>
    world.devices.filter((device) => world.used.has(`${device.index} ${user.id}`))
  for (const device of world.devices.filter((one) => world.person.hasVisitors(one)))
    await importRest(world, device)
  for (const user of world.host.users) {
    for (const device of usedBy(user)) await drainAs(world, device, { user, isFinal: false })
  }
  for (const user of world.host.users) {
    for (const device of usedBy(user)) await drainAs(world, device, { user, isFinal: true })
    for (const part of world.parts) await part.checkServer(user, usedBy(user))
  }
  world.ledger.checkVisited()
}
