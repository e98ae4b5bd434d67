// What a tab says of the connection while another tab does the sending (design 10, "Sync pill").
import { afterEach, expect, it } from 'vitest'
import { createWatchlist } from '#data/watchlists/commands.ts'
import { createRulesKit, type RulesKit } from './rules-kit.ts'

let kit: RulesKit
afterEach(() => kit.close())

it('a tab that found no connection says so no longer once another tab has reached the server', async () => {
  kit = await createRulesKit()
  kit.session.isOnline = false
  await createWatchlist(kit.db, { kind: 'coin', name: 'Made on a flight' })
  await kit.settle()
  kit.session.isOnline = true
  expect(kit.engine.status.get()).toMatchObject({ state: 'offline', waiting: 1 })

  kit.session.nowMs += 1000
  const second = kit.openSecondEngine()
  second.engine.start(kit.userId)
  await second.engine.drained()
  // As the other tab's message says it.
  kit.db.changes.announce({ kinds: ['coin'], by: 'elsewhere' })
  await expect.poll(() => kit.engine.status.get()).toMatchObject({ state: 'synced', waiting: 0 })
  second.engine.stop()
  second.db.close()
})

it('a connection that was there before it failed proves nothing', async () => {
  kit = await createRulesKit()
  kit.session.nowMs += 1000
  kit.session.isOnline = false
  await createWatchlist(kit.db, { kind: 'coin', name: 'Made on a flight' })
  await kit.settle()
  kit.session.isOnline = true
  kit.db.changes.announce({ kinds: ['coin'], by: 'elsewhere' })
  await new Promise((resolve) => {
    setTimeout(resolve, 50)
  })
  expect(kit.engine.status.get()).toMatchObject({ state: 'offline', waiting: 1 })
})
