// Whom the engine serves, what it tells, and what it does with trouble of its own.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createWatchlist, selectWatchlist } from '#data/watchlists/commands.ts'
import { StorageFault } from '#data/storage-fault.ts'
import { idleStatus, type SyncState } from '#sync/sync-status.ts'
import { foreign, lost, nowMs, refused, said, token } from '../drain/drain-kit.ts'
import { createEngineKit, endKits, forget, serve, starWaits, type EngineKit } from './engine-kit.ts'

let kit: EngineKit
const started = async (given: Parameters<typeof createEngineKit>[0] = {}): Promise<void> => {
  kit = createEngineKit(given)
  await serve(kit)
  forget(kit)
}
beforeEach(() => started())
afterEach(endKits)

describe('an engine', () => {
  it('D-WLLOCAL never serves a visitor, and ends what it served before', async () => {
    kit.engine.start('anon')
    await kit.engine.refresh()
    await kit.wake('person')
    expect(kit.opened).toEqual(['u1'])
    expect(kit.takeCalls()).toEqual([])
    expect(kit.timers).toEqual([])
    expect(kit.engine.status.get()).toEqual(idleStatus)
  })

  it('that was stopped hears nothing, wants nothing and shows nothing', async () => {
    await starWaits(kit)
    await kit.wake('enqueue')
    expect(kit.engine.status.get()).not.toEqual(idleStatus)
    kit.engine.stop()
    kit.hear({ type: 'enqueued', account: 'u1' })
    kit.db.changes.announce({ kinds: ['coin'], by: 'here' })
    await kit.engine.retryAll()
    await kit.engine.discardAll()
    await kit.engine.discardOperation(1)
    await kit.wake('start')
    kit.engine.stop()
    expect(kit.takeCalls()).toEqual([])
    expect(
      kit.posted.filter((message) => (message as { type: string }).type === 'enqueued'),
    ).toEqual([])
    expect(kit.timers).toEqual([])
    expect(kit.engine.status.get()).toEqual(idleStatus)
  })

  it('that is stopped in the middle of its work shows nothing of it and wants no timer', async () => {
    kit = createEngineKit({
      steps: {
        claimNext: async () => {
          kit.engine.stop()
          return null
        },
      },
    })
    await starWaits(kit)
    kit.engine.start('u1')
    await kit.engine.drained()
    expect(kit.engine.status.get()).toEqual(idleStatus)
    expect(kit.timers).toEqual([])
  })

  it('R-WLC-006 that starts forgets what a failed load hid, and the selection of this page unless it is to be kept', async () => {
    await createWatchlist(kit.db, { kind: 'coin', name: 'First' })
    const { listId } = await createWatchlist(kit.db, { kind: 'coin', name: 'Second' })
    await selectWatchlist(kit.db, { kind: 'coin', listId })
    const prefs = async (): Promise<string[]> =>
      (await kit.db.prefs.toArray()).map(({ key }) => key.split(':').slice(0, 2).join(':'))
    await kit.db.prefs.bulkPut(['hidden:coin', 'hidden:ido'].map((key) => ({ key, value: true })))
    kit.world.token = null
    kit.engine.start('u1', { keepsSelection: true })
    await expect.poll(prefs).toEqual(['selected:coin'])
    kit.engine.start('u1')
    await expect.poll(prefs).toEqual([])
  })

  it('that is started anew in the middle of a drain serves the new run as well', async () => {
    let starts = 0
    await started({
      steps: {
        claimNext: async () => {
          starts += 1
          if (starts === 1) kit.engine.start('u1')
          return null
        },
      },
    })
    await expect
      .poll(() => kit.engine.drained().then(() => kit.engine.status.get().lastAnsweredAtMs))
      .toBe(nowMs)
    expect(kit.opened).toEqual(['u1', 'u1'])
  })
})

const pill = (): SyncState => kit.engine.status.get().state

describe('what the pill shows', () => {
  it('is that one must sign in, without a token and with one that was refused', async () => {
    kit.world.token = null
    await kit.wake('start')
    expect(pill()).toBe('signin')
    expect(kit.takeCalls()).toEqual([])
    expect(kit.drains.length).toBe(1)
    await started({
      steps: {
        confirmAccount: async (_, _account, ofToken) => (ofToken === token ? 'unauthorized' : null),
      },
    })
    expect(pill()).toBe('signin')
    expect(kit.events).toEqual([{ type: 'needsSignIn', account: 'u1' }])
    kit.world.token = 'a-new-token'
    await kit.wake('timer')
    expect(pill()).toBe('synced')
  })

  it('D10 is that there is no connection, where the last request says so, and never because the browser does', async () => {
    await started({ answers: [lost] })
    expect(pill()).toBe('offline')
    kit = createEngineKit({ answers: [said([])] })
    kit.world.isOnline = false
    await serve(kit)
    expect(pill()).toBe('synced')
    await kit.wake('offline')
    expect(pill()).toBe('synced')
  })

  it('D3 is that somebody else answers, until the server does', async () => {
    await started({ answers: [foreign, said([])] })
    expect(pill()).toBe('unreached')
    await kit.fire()
    expect(pill()).toBe('synced')
    expect(kit.events).toEqual([])
  })

  it('D3 is that somebody else answers, with changes waiting and with none', async () => {
    await started({ answers: [said([]), said([]), foreign] })
    await starWaits(kit, { nextAtMs: nowMs + 600_000 })
    kit.world.nowMs += 60_000
    await kit.wake('visible')
    expect(kit.engine.status.get()).toMatchObject({
      state: 'unreached',
      waiting: 1,
      needsReviewCount: 0,
    })
  })

  it('is that there is one again, as soon as another tab has read a kind of list since', async () => {
    await started({ answers: [lost] })
    const pills: SyncState[] = []
    for (const value of [nowMs - 1, nowMs, nowMs + 1]) {
      await kit.db.meta.put({ key: 'syncedAtMs:ido', value })
      await kit.wake('enqueue')
      pills.push(pill())
    }
    expect(pills).toEqual(['offline', 'offline', 'synced'])
  })

  it('is when the older of the two kinds was read, and nothing before both were', async () => {
    await started({ answers: [said([]), refused, refused, said([])] })
    expect(kit.engine.status.get().lastAnsweredAtMs).toBeNull()
    kit.world.nowMs += 5_000
    await kit.wake('start')
    expect(kit.engine.status.get().lastAnsweredAtMs).toBe(nowMs)
  })

  it('is that changes are being sent, while they are, and what waits afterwards', async () => {
    const shown: SyncState[] = []
    await started({ steps: { claimNext: async () => null } })
    kit.engine.status.subscribe(() => shown.push(kit.engine.status.get().state))
    await starWaits(kit, { nextAtMs: nowMs + 9_000 })
    await kit.wake('enqueue')
    expect(shown).toMatchObject(['syncing', 'synced'])
    expect(kit.engine.status.get()).toMatchObject({ waiting: 1, inFlight: 0, needsReviewCount: 0 })
  })
})

/** The answer with the list of the star, and what it holds. */
const core = (...itemIds: string[]) =>
  said([
    {
      id: 's1',
      name: 'Core',
      description: '',
      icon_id: 1,
      created_at: 1,
      client_id: 'l1',
      coins: itemIds.map((id) => ({ id })),
      projects: [],
    },
  ])

it('a change that another page left under way is looked at again when it can no longer arrive', async () => {
  kit = createEngineKit({ answers: [core()] })
  await starWaits(kit, { state: 'inflight', everSent: true, lastSentAtMs: nowMs - 5 })
  kit.engine.start('u1')
  await kit.engine.drained()
  expect((await kit.db.outbox.toArray()).map(({ state }) => state)).toEqual(['ambiguous'])
  kit.world.nowMs += 16_000
  kit.answers[0] = core('bitcoin')
  // The page’s own wait comes before the next look at the queue.
  kit.timers.find(({ delayMs }) => delayMs === 16_000)?.callback()
  await kit.engine.drained()
  expect(await kit.db.outbox.count()).toBe(0)
})

it('D-401 a token that is replaced under a drain is used by the next, at once', async () => {
  const tokens: string[] = []
  await started({
    steps: {
      confirmAccount: async (_, _account, ofToken) => {
        tokens.push(ofToken)
        kit.world.token = 'a-new-token'
        return null
      },
    },
  })
  expect(tokens).toEqual([token, 'a-new-token'])
  expect(kit.engine.status.get().state).toBe('synced')
})

describe('trouble of this device', () => {
  it('with its storage ends the attempt: it is named in the log, and tried later', async () => {
    await started({ steps: { beginDrain: () => Promise.reject(new StorageFault('STORAGE_FULL')) } })
    expect(kit.logged).toEqual([{ message: 'sync stopped', error: 'STORAGE_FULL' }])
    expect(kit.timers.map(({ delayMs }) => delayMs)).toEqual([2_000])
    expect(kit.engine.status.get().state).toBe('synced')
  })

  it('of any other kind is logged as it is; where no row is to blame it is tried later', async () => {
    await started({ steps: { beginDrain: () => Promise.reject(new Error('a mistake')) } })
    expect(kit.logged).toEqual([{ message: 'sync stopped', error: 'Error: a mistake' }])
    expect(kit.timers.length).toBe(1)
  })

  it('R-WLC-010 a row that nobody can work with is set aside, and the rest goes on at once', async () => {
    let tries = 0
    await started({
      steps: {
        claimNext: async () => {
          tries += 1
          if (tries === 1) await kit.db.outbox.put({ seq: 1, type: 'nonsense' } as never)
          if (tries === 1) throw new TypeError('not a row')
          return null
        },
      },
    })
    await expect.poll(() => tries).toBeGreaterThan(1)
    await kit.engine.drained()
    expect(await kit.db.outbox.count()).toBe(0)
    expect(kit.logged).toEqual([{ message: 'sync stopped', error: 'TypeError: not a row' }])
  })
})
