// A host without keys, a create whose answer was lost, and another device that changed the list before it was read back.
import { afterEach, expect, it } from 'vitest'
import { pendingCount } from '#data/outbox/queries.ts'
import { createWatchlist } from '#data/watchlists/commands.ts'
import { createRulesKit, type RulesKit } from './rules-kit.ts'

let kit: RulesKit
afterEach(() => kit.close())

const namesHere = async (): Promise<string[]> =>
  (await kit.db.viewLists.where('kind').equals('coin').toArray()).map(({ name }) => name).toSorted()

it('a list renamed by another device before it was read back is not made twice (SEED=3001)', async () => {
  kit = await createRulesKit({ extensions: false })
  const madeBefore = await kit.call('create_watchlist', { name: 'First' } as never)
  await kit.engine.refresh()
  kit.answerNext('create_watchlist', null)
  const { listId } = await createWatchlist(kit.db, {
    kind: 'coin',
    name: 'Core',
    description: 'Long term',
  })
  await kit.settle()

  const made = await kit.call('create_watchlist', {
    name: 'Core',
    description: 'Long term',
  } as never)
  expect(made.id).not.toBe(madeBefore.id)
  await kit.server.call(
    'edit_watchlist',
    { id: made.id, name: 'Renamed', description: 'Long term' },
    { token: kit.session.token ?? '' },
  )
  kit.takeCalls()
  kit.session.nowMs += 20_000
  await kit.fireTimers()
  await kit.engine.refresh()

  expect(kit.takeCalls().map(({ f }) => f)).not.toContain('create_watchlist')
  expect(await pendingCount(kit.db)).toBe(0)
  expect((await kit.db.viewLists.get(listId))?.name).toBe('Renamed')
  expect(await namesHere()).toEqual(['First', 'Renamed'])
})
