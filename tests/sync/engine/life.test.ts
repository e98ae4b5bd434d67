// Whom the engine serves, what it tells, and what it does with trouble of its own.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fresh } from '#data/outbox/enqueue.ts'
import type { OperationRow } from '#data/outbox/operation.ts'
import { createWatchlist, selectWatchlist } from '#data/watchlists/commands.ts'
import { StorageFault } from '#data/storage-fault.ts'
import { idleStatus, type SyncState } from '#sync/sync-status.ts'
import { lost, nowMs, refused, said, token } from '../drain/drain-kit.ts'
import { createEngineKit, loads, type EngineKit } from './engine-kit.ts'

let kit: EngineKit
const kits: EngineKit[] = []
const started = async (given: Parameters<typeof createEngineKit>[0] = {}): Promise<void> => {
  kit = createEngineKit(given)
  kits.push(kit)
  kit.engine.start('u1')
  await kit.engine.drained()
  kit.takeCalls()
  kit.posted.length = 0
}
beforeEach(() => started())
afterEach(() => {
  for (const { engine, db } of kits.splice(0)) {
    engine.stop()
    db.close()
  }
})

const star = (stands: Partial<OperationRow> = {}): Promise<number> =>
  kit.db.outbox.add({ ...fresh(kit.db, { type: 'member', kind: 'coin', lane: 'l1', itemId: 'bitcoin', desired: 'in' }), ...stands } as OperationRow)

describe('an engine', () => {
  it('D-WLLOCAL never serves a visitor, and ends what it served before', async () => {
    kit.engine.start('anon')
    await kit.engine.refresh()
    await kit.wake('person')
    expect([kit.opened, kit.takeCalls(), kit.timers, kit.engine.status.get()]).toEqual([['u1'], [], [], idleStatus])
  })

  it('that was stopped hears nothing, wants nothing and shows nothing', async () => {
    await star()
    await kit.wake('enqueue')
    expect(kit.engine.status.get()).not.toEqual(idleStatus)
    kit.engine.stop()
    kit.hear({ type: 'enqueued', account: 'u1' })
    kit.db.changes.announce({ kinds: ['coin'], by: 'here' })
    await kit.engine.retryAll()
    await kit.engine.discardAll()
    await kit.wake('start')
    kit.engine.stop()
    expect([kit.takeCalls(), kit.posted.filter((message) => (message as { type: string }).type === 'enqueued'), kit.timers, kit.engine.status.get()]).toEqual([[], [], [], idleStatus])
  })

  it('that is stopped in the middle of its work shows nothing of it and wants no timer', async () => {
    await started({ steps: { claimNext: async () => { kit.engine.stop(); return null } } })
    expect([kit.engine.status.get(), kit.timers]).toEqual([idleStatus, []])
  })

  it('R-WLC-006 that starts forgets what a failed load hid, and the selection of this page unless it is to be kept', async () => {
    await createWatchlist(kit.db, { kind: 'coin', name: 'First' })
    const { listId } = await createWatchlist(kit.db, { kind: 'coin', name: 'Second' })
    await selectWatchlist(kit.db, { kind: 'coin', listId })
    const prefs = async (): Promise<string[]> => (await kit.db.prefs.toArray()).map(({ key }) => key.split(':').slice(0, 2).join(':'))
    await kit.db.prefs.bulkPut(['hidden:coin', 'hidden:ido'].map((key) => ({ key, value: true })))
    kit.world.token = null
    kit.engine.start('u1', { keepsSelection: true })
    await expect.poll(prefs).toEqual(['selected:coin'])
    kit.engine.start('u1')
    await expect.poll(prefs).toEqual([])
  })

  it('that is started anew in the middle of a drain serves the new run as well', async () => {
    let starts = 0
    await started({ steps: { claimNext: async () => { starts += 1; if (starts === 1) kit.engine.start('u1'); return null } } })
    await expect.poll(() => kit.engine.drained().then(() => kit.engine.status.get().lastSyncedAtMs)).toBe(nowMs)
    expect(kit.opened).toEqual(['u1', 'u1'])
  })
})

const pill = (): SyncState => kit.engine.status.get().state

describe('what the pill shows', () => {
  it('is that one must sign in, without a token and with one that was refused', async () => {
    kit.world.token = null
    await kit.wake('start')
    expect([pill(), kit.takeCalls()]).toEqual(['signin', []])
    await started({ steps: { confirmAccount: async (_, _account, ofToken) => (ofToken === token ? 'unauthorized' : null) } })
    expect([pill(), kit.events]).toEqual(['signin', [{ type: 'needsSignIn', account: 'u1' }]])
    kit.world.token = 'a-new-token'
    await kit.wake('timer')
    expect(pill()).toBe('synced')
  })

  it('is that there is no connection, where the browser or the last request says so', async () => {
    kit.world.isOnline = false
    await kit.wake('enqueue')
    expect(pill()).toBe('offline')
    await started({ answers: [lost] })
    expect(pill()).toBe('offline')
  })

  it('is when the older of the two kinds was read, and nothing before both were', async () => {
    await started({ answers: [said([]), refused, refused, said([])] })
    expect(kit.engine.status.get().lastSyncedAtMs).toBeNull()
    kit.world.nowMs += 5_000
    await kit.wake('start')
    expect(kit.engine.status.get().lastSyncedAtMs).toBe(nowMs)
  })

  it('is that changes are being sent, while they are, and what waits afterwards', async () => {
    const shown: SyncState[] = []
    await started({ steps: { claimNext: async () => null } })
    kit.engine.status.subscribe(() => shown.push(kit.engine.status.get().state))
    await star({ nextAtMs: nowMs + 9_000 })
    await kit.wake('enqueue')
    expect([shown, kit.engine.status.get()]).toMatchObject([['syncing', 'synced'], { waiting: 1, inFlight: 0, needsReviewCount: 0 }])
  })
})

describe('word between tabs', () => {
  it('a change made here is told to the others, and sent', async () => {
    await star({ nextAtMs: 0 })
    kit.db.changes.announce({ kinds: ['coin', 'ido'], by: 'here' })
    await kit.engine.drained()
    expect(kit.posted.slice(0, 3)).toEqual([
      { type: 'changed', account: 'u1', kind: 'coin' },
      { type: 'changed', account: 'u1', kind: 'ido' },
      { type: 'enqueued', account: 'u1' },
    ])
    expect((await kit.db.outbox.toArray()).map(({ state }) => state)).toEqual(['refusedKept'])
  })

  it('what the engine itself changed is not told as a wish of the person', async () => {
    await star()
    kit.db.changes.announce({ kinds: ['coin'], by: 'sync' })
    await kit.engine.drained()
    expect([kit.posted, kit.drains.length]).toEqual([[], 1])
  })

  it('what another tab changed is counted here, and not passed on', async () => {
    await star({ state: 'parked' })
    const heard: unknown[] = []
    const stop = kit.db.changes.listen((change) => heard.push(change))
    kit.hear({ type: 'changed', account: 'u1', kind: 'coin' })
    await expect.poll(() => kit.engine.status.get().needsReviewCount).toBe(1)
    kit.hear({ type: 'changed', account: 'u1', kind: 'nonsense' })
    stop()
    expect([heard, kit.posted]).toEqual([[{ kinds: ['coin'], by: 'elsewhere' }, { kinds: [], by: 'elsewhere' }], []])
  })

  it('what another tab queued is sent here', async () => {
    await star()
    kit.hear({ type: 'enqueued', account: 'u1' })
    await kit.engine.drained()
    expect(kit.drains).toHaveLength(2)
  })

  it.each<[string, unknown]>([
    ['of another account', { type: 'enqueued', account: 'u2' }],
    ['of another kind', { type: 'waved', account: 'u1' }],
    ['that is nothing', null],
    ['that is no object', 'enqueued'],
  ])('a word %s is none', async (_, message) => {
    await star()
    kit.hear(message)
    await kit.engine.drained()
    expect([kit.drains.length, kit.posted]).toEqual([1, []])
  })
})

describe('a person who asks', () => {
  it('for the lists gets both, and is told of every failure (D-WLLOADFAIL)', async () => {
    await kit.engine.refresh()
    expect([kit.takeCalls(), kit.events]).toEqual([loads, []])
    kit.answers[0] = refused
    await kit.engine.refresh()
    await kit.engine.refresh()
    expect(kit.events.map(({ type }) => type)).toEqual(['loadFailed', 'loadFailed', 'loadFailed', 'loadFailed'])
  })

  it('to give changes up gets the server’s word for them, and the other tabs hear of it', async () => {
    const lastError = { reason: 'server', code: null, serverMessage: null } as const
    await star({ state: 'parked', lastError })
    const seq = await star({ state: 'parked', lastError })
    await kit.engine.discardOperation(seq)
    await kit.engine.drained()
    expect([await kit.db.outbox.count(), kit.takeCalls()]).toEqual([1, loads])
    expect(kit.posted.slice(0, 2)).toEqual([{ type: 'changed', account: 'u1', kind: 'coin' }, { type: 'changed', account: 'u1', kind: 'ido' }])
    await kit.engine.discardAll()
    await kit.engine.drained()
    expect([await kit.db.outbox.count(), kit.takeCalls()]).toEqual([0, loads])
  })

  it('to try changes again has them tried at once, one or all', async () => {
    await started({ steps: { claimNext: async () => null } })
    const seqs = [await star({ state: 'parked' }), await star({ state: 'parked' }), await star({ state: 'parked' })]
    const states = async (): Promise<string[]> => (await kit.db.outbox.toArray()).map(({ state }) => state)
    await kit.engine.retryOperation(seqs[1] ?? 0)
    await kit.engine.drained()
    expect([await states(), kit.drains]).toEqual([['parked', 'queued', 'parked'], [true, true]])
    await kit.engine.retryAll()
    await kit.engine.drained()
    expect(await states()).toEqual(['queued', 'queued', 'queued'])
  })
})

describe('trouble of this device', () => {
  it('with its storage ends the attempt: it is named in the log, and tried later', async () => {
    await started({ steps: { beginDrain: () => Promise.reject(new StorageFault('STORAGE_FULL')) } })
    expect([kit.logged, kit.timers.map(({ delayMs }) => delayMs), kit.engine.status.get().state]).toEqual([[{ message: 'sync stopped', error: 'STORAGE_FULL' }], [2_000], 'synced'])
  })

  it('of any other kind is logged as it is; where no row is to blame it is tried later', async () => {
    await started({ steps: { beginDrain: () => Promise.reject(new Error('a mistake')) } })
    expect([kit.logged, kit.timers.length]).toEqual([[{ message: 'sync stopped', error: 'Error: a mistake' }], 1])
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
    expect([await kit.db.outbox.count(), kit.logged]).toEqual([0, [{ message: 'sync stopped', error: 'TypeError: not a row' }]])
  })
})
