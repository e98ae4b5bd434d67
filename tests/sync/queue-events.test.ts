// What the timeline of /dev/sync makes of two moments of a real queue.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { eventsBetween, queueSnapshot, type QueueEvent } from '#data/outbox/queue-snapshot.ts'
import { discardOperation } from '#data/outbox/review.ts'
import { createWatchlist, editWatchlist, setListItem } from '#data/watchlists/commands.ts'
import type { SyncPorts } from '#sync/ports.ts'
import { listenToTraffic, type Traffic } from '#sync/traffic.ts'
import { createRulesKit, type RulesKit } from './watchlists/rules-kit.ts'

let kit: RulesKit

beforeEach(async () => {
  kit = await createRulesKit()
})
afterEach(() => kit.close())

const during = async (work: () => Promise<unknown>): Promise<QueueEvent[]> => {
  const before = await queueSnapshot(kit.db)
  await work()
  await kit.settle()
  return eventsBetween(before, await queueSnapshot(kit.db))
}

const types = (events: readonly QueueEvent[]): string[] => events.map(({ type }) => type)
const star = (listId: string, desired: 'in' | 'out') =>
  setListItem(kit.db, { kind: 'coin', listId, itemId: 'bitcoin', desired })

describe('the events of a queue', () => {
  it('tells a change that was queued, one that was joined, one that came to nothing', async () => {
    const { listId } = await createWatchlist(kit.db, { kind: 'coin', name: 'Core' })
    await kit.settle()
    kit.session.isOnline = false
    expect(
      types(
        await during(() => editWatchlist(kit.db, { kind: 'coin', listId, patch: { name: 'One' } })),
      ),
    ).toContain('queued')
    expect(
      types(
        await during(() => editWatchlist(kit.db, { kind: 'coin', listId, patch: { name: 'Two' } })),
      ),
    ).toEqual(expect.arrayContaining(['joined', 'queued']))
    await during(() => star(listId, 'in'))
    expect(types(await during(() => star(listId, 'out')))).toContain('cancelled')
    const made = await createWatchlist(kit.db, { kind: 'coin', name: 'New' })
    expect(
      types(
        await during(() =>
          editWatchlist(kit.db, { kind: 'coin', listId: made.listId, patch: { name: 'Newer' } }),
        ),
      ),
    ).toContain('joined')
  })

  it('tells a send that was confirmed, and what was loaded after it', async () => {
    kit.session.nowMs += 1000
    const events = await during(() => createWatchlist(kit.db, { kind: 'coin', name: 'Core' }))
    expect(types(events)).toEqual(['drainBegan', 'acknowledged', 'pulled'])
  })

  it('tells one that is tried again, one of unknown fate, one that stays refused, one that is given up', async () => {
    const { listId } = await createWatchlist(kit.db, { kind: 'coin', name: 'Core' })
    await kit.settle()
    kit.answerNext('add_to_watchlist_v2', { status: 500, body: { success: false } })
    expect(await during(() => star(listId, 'in'))).toEqual(
      expect.arrayContaining([expect.objectContaining({ type: 'queued' })]),
    )
    const [waiting] = (await queueSnapshot(kit.db)).operations
    expect(waiting?.state).toBe('ambiguous')
    expect(waiting?.attempts).toBe(1)
    kit.session.nowMs += 60_000
    kit.answerAlways('get_user_watchlists', null)
    kit.answerAlways('add_to_watchlist_v2', { status: 503, body: 'down' })
    expect(types(await during(() => kit.fireTimers()))).toContain('unknown')
    kit.answerAlways('add_to_watchlist_v2', {
      body: { success: false, error: 'NO', errormsg: 'no' },
    })
    kit.session.nowMs += 600_000
    expect(types(await during(() => kit.fireTimers()))).toContain('kept')
    expect(types(await during(() => discardOperation(kit.db, waiting?.seq ?? 0)))).toContain(
      'discarded',
    )
  })
})

const heardTraffic = async (): Promise<Traffic[]> => {
  const heard: Traffic[] = []
  const ports: Pick<SyncPorts, 'transport' | 'locks' | 'halted'> = {
    transport: {
      host: 'h',
      call: async () => ({
        type: 'transient',
        status: 503,
        retryAfterMs: null,
        serverMessage: 'CANARY',
      }),
      capabilities: async () => ({ type: 'answered', names: new Set() }),
    },
    locks: { runIfFree: async (name, work) => (name === 'free' ? work() : null) },
  }
  const stop = listenToTraffic(ports, (traffic) => heard.push(traffic))
  await ports.transport.call({
    f: 'create_watchlist',
    payload: { name: 'CANARY' },
    headers: {},
    timeoutMs: 1,
    token: 'CANARY',
  })
  await ports.transport.capabilities()
  await ports.locks.runIfFree('free', async () => 1)
  await ports.locks.runIfFree('held', async () => 1)
  stop()
  await ports.transport.capabilities()
  return heard
}

describe('the traffic of the engine', () => {
  it('is told by class, status and time, never with a payload, a token or words', async () => {
    const heard = await heardTraffic()
    expect(heard.map(({ type }) => type)).toEqual([
      'sent',
      'answered',
      'sent',
      'answered',
      'lockTaken',
      'lockReleased',
      'lockBusy',
    ])
    expect(heard[1]).toMatchObject({ f: 'create_watchlist', outcome: 'transient', status: 503 })
    expect(JSON.stringify(heard)).not.toContain('CANARY')
  })
})
