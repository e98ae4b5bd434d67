// A host without keys: a request of a page that is gone may still arrive, and the device's clock may be set meanwhile.
import { afterEach, expect, it } from 'vitest'
import { pendingCount } from '#data/outbox/queries.ts'
import { createWatchlist } from '#data/watchlists/commands.ts'
import { createRulesKit, type RulesKit } from './rules-kit.ts'

let kit: RulesKit
afterEach(() => kit.close())

it.each([90_000_000, -90_000_000])(
  'a clock set by %i ms does not send again what may still be on its way',
  async (byMs) => {
    kit = await createRulesKit({ extensions: false })
    kit.answerNext('create_watchlist', null)
    await createWatchlist(kit.db, { kind: 'coin', name: 'Late' })
    await kit.settle()
    kit.takeCalls()

    kit.session.nowMs += byMs
    kit.engine.start(kit.userId)
    await kit.settle()
    await kit.engine.refresh()
    expect(kit.takeCalls().map(({ f }) => f)).not.toContain('create_watchlist')

    await kit.call('create_watchlist', { name: 'Late' } as never)
    kit.session.nowMs += 20_000
    await kit.fireTimers()
    await kit.engine.refresh()
    expect(kit.takeCalls().map(({ f }) => f)).not.toContain('create_watchlist')
    expect(await pendingCount(kit.db)).toBe(0)
  },
)
