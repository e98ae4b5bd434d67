// How far a long queue is, as the status tells it while the queue drains.
import { afterEach, expect, it } from 'vitest'
import type { SyncStatus } from '#sync/sync-status.ts'
import { setListItem } from '#data/watchlists/commands.ts'
import { watchlistsOfKind } from '#data/watchlists/queries.ts'
import { createRulesKit, type RulesKit } from '../watchlists/rules-kit.ts'

let kit: RulesKit
afterEach(() => kit.close())

it('E4 the status counts what was sent while a queue drains, and no longer says "offline" once the server took some', async () => {
  kit = await createRulesKit()
  const { id } = await kit.call('create_watchlist', {
    name: 'One',
    description: '',
    icon_id: 1,
  } as never)
  await kit.engine.refresh()
  const [list] = await watchlistsOfKind(kit.db, 'coin')
  expect(list?.serverId).toBe(id)
  kit.session.isOnline = false
  for (let n = 0; n < 120; n += 1)
    await setListItem(kit.db, {
      kind: 'coin',
      listId: list?.listId ?? '',
      itemId: `item-${n}`,
      desired: 'in',
    })
  await kit.settle()
  expect(kit.engine.status.get()).toMatchObject({ state: 'offline', waiting: 120, sent: 0 })
  kit.session.isOnline = true
  const statuses: SyncStatus[] = []
  const stop = kit.engine.status.subscribe(() => statuses.push(kit.engine.status.get()))
  // Each answer takes its time by the device's clock.
  const clock = setInterval(() => (kit.session.nowMs += 600), 1)
  kit.engine.wake('online')
  await kit.settle()
  clearInterval(clock)
  stop()
  const underWay = statuses.filter(({ waiting, sent }) => waiting > 0 && sent > 0)
  expect(underWay.length).toBeGreaterThan(0)
  for (const { state, waiting, sent } of underWay) {
    expect(state).toBe('syncing')
    expect(waiting + sent).toBe(120)
  }
  expect(kit.engine.status.get()).toMatchObject({ state: 'synced', waiting: 0, sent: 0 })
})
