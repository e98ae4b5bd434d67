// With whose token, knowing what of the host and of other pages a drain goes to work (design 5, "Session"; decisions/030).
import { beforeEach, describe, expect, it } from 'vitest'
import type { AccountDb } from '#data/account-db.ts'
import { beginDrain, deviceId } from '#data/outbox/fence.ts'
import { wantAll, type Run } from '#sync/engine-run.ts'
import { attemptsOf, createTab, starWaits, type Tab } from './attempt-kit.ts'
import { nowMs, queued, token } from './drain-kit.ts'

let tab: Tab
let db: AccountDb
let run: Run
beforeEach(() => {
  tab = createTab()
  ;({ db, run } = tab)
})

describe('design 5, "Session": whose token it is', () => {
  it('is asked once for each token', async () => {
    await starWaits(tab)
    const kit = attemptsOf(tab)
    await kit.attempt()
    await kit.attempt()
    expect(kit.confirmed).toEqual([`u1 ${token}`])
    expect(run.confirmedToken).toEqual(token)
    run.confirmedToken = 'token-before'
    await kit.attempt()
    expect(kit.confirmed).toHaveLength(2)
  })

  it.each(['unauthorized', 'otherAccount'] as const)(
    'D-401 one that is not (%s) is told, and not tried again',
    async (reason) => {
      await starWaits(tab)
      run.confirmedToken = 'token-before'
      const kit = attemptsOf(tab, { confirms: async () => reason })
      expect(await kit.attempt()).toBe(false)
      expect(kit.events).toEqual([{ type: 'needsSignIn', account: 'u1' }])
      expect(run.failures).toBe(1)
      expect(run.rejectedToken).toEqual(token)
      expect(run.confirmedToken).toBe(null)
      expect(await db.meta.get('drain')).toBe(undefined)
    },
  )

  it('D-401 a token the server no longer takes in the middle of a drain is not believed again', async () => {
    wantAll(run)
    const kit = attemptsOf(tab, { answers: [{ type: 'unauthorized' }] })
    await kit.attempt()
    expect(run.rejectedToken).toEqual(token)
    expect(run.confirmedToken).toBe(null)
    expect(kit.events).toEqual([{ type: 'needsSignIn', account: 'u1' }])
  })

  it.each(['busy', 'unreachable'] as const)(
    'where nobody can say (%s) it is asked again at the next attempt, and the person hears nothing',
    async (reason) => {
      await starWaits(tab)
      const kit = attemptsOf(tab, { confirms: async () => reason })
      await kit.attempt()
      await kit.attempt()
      expect(kit.confirmed.length).toBe(2)
      expect(kit.events).toEqual([])
      expect(run.confirmedToken).toBe(null)
      expect(run.rejectedToken).toBe(null)
    },
  )

  it('one that changed under the drain asks for another attempt at once', async () => {
    wantAll(run)
    const kit = attemptsOf(tab)
    kit.world.token = 'token-of-u2'
    expect(await kit.attempt()).toBe(true)
    expect(kit.events).toEqual([])
    expect(run.rejectedToken).toBe(null)
  })
})

describe('changes that another page left under way without a key', () => {
  it('hold their lists back for as long as they may arrive, by a timer; then the engine is woken', async () => {
    await starWaits(tab, { state: 'inflight', everSent: true, lastSentAtMs: nowMs - 5 })
    const kit = attemptsOf(tab)
    await kit.attempt()
    expect([...run.heldLanes]).toEqual(['l1'])
    expect([...run.knownSendings]).toEqual([`op-1 ${nowMs - 5}`])
    expect(kit.timers.map(({ delayMs }) => delayMs)).toEqual([16_000])
    expect(run.stops.length).toBe(1)
    run.heldLanes.add('other')
    kit.timers[0]?.callback()
    expect([...run.heldLanes]).toEqual(['other'])
    expect(tab.woken()).toBe(1)
  })

  it('are waited for once: a sending this page has seen end holds nothing back', async () => {
    await starWaits(tab, { state: 'ambiguous', everSent: true, lastSentAtMs: nowMs - 5 })
    run.knownSendings.add(`op-1 ${nowMs - 5}`)
    const kit = attemptsOf(tab)
    await kit.attempt()
    expect(run.heldLanes.size).toBe(0)
    expect(kit.timers).toEqual([])
    expect(run.stops).toEqual([])
  })

  it('are not waited for once the engine has stopped', async () => {
    await starWaits(tab, { state: 'inflight', everSent: true, lastSentAtMs: nowMs - 5 })
    const kit = attemptsOf(tab)
    await kit.attempt()
    for (const stop of run.stops) stop()
    expect(kit.timers).toEqual([])
  })
})

describe('an engine that is stopped', () => {
  it('while the account is being confirmed, takes nothing over', async () => {
    await starWaits(tab)
    const kit = attemptsOf(tab, {
      confirms: async () => {
        run.isStopped = true
        return null
      },
    })
    expect(await kit.attempt()).toBe(false)
    expect(await db.meta.get('drain')).toBe(undefined)
  })

  it('in the middle of its work, ends after the step it is at, and says what that changed', async () => {
    wantAll(run)
    const kit = attemptsOf(tab, {
      steps: {
        applyPull: async () => {
          run.isStopped = true
          return { type: 'applied', resolved: [], takenBack: null }
        },
      },
    })
    expect(await kit.attempt()).toBe(false)
    expect(kit.requests.length).toBe(1)
    expect(kit.posted).toEqual([{ type: 'changed', account: 'u1', kind: 'coin' }])
  })
})

describe('what the host can do', () => {
  it('is asked again after the queue was sent, where the word is old', async () => {
    wantAll(run)
    const known = attemptsOf(tab)
    await known.attempt()
    const old = attemptsOf(tab, {
      hears: async () => ({ type: 'known', names: new Set(), isOld: true }),
    })
    wantAll(run)
    await old.attempt()
    expect(known.heard).toBe(0)
    expect(old.heard).toBe(1)
  })

  it('is not asked again by a drain that was not done', async () => {
    wantAll(run)
    const kit = attemptsOf(tab, {
      hears: async () => ({ type: 'known', names: new Set(), isOld: true }),
      answers: [{ type: 'notSent' }],
    })
    await kit.attempt()
    expect(kit.heard).toBe(0)
  })

  it('is the drain’s to use, under the epoch of this takeover and by the name of this device', async () => {
    await starWaits(tab)
    const before = await beginDrain(db)
    const claimed: unknown[] = []
    const kit = attemptsOf(tab, {
      hears: async () => ({
        type: 'known',
        names: new Set(['idempotency', 'client-ids']),
        isOld: false,
      }),
      steps: {
        claimNext: async (_, { epoch, hasKeys }) => {
          claimed.push([epoch, hasKeys])
          const operation = queued(db, {
            type: 'member',
            kind: 'coin',
            lane: 'l1',
            itemId: 'bitcoin',
            desired: 'in',
          })
          return claimed.length === 1
            ? { type: 'send', operation, serverId: 's1', markedAtMs: nowMs }
            : null
        },
      },
    })
    await kit.attempt()
    expect(claimed[0]).toEqual([before.epoch + 1, true])
    expect(kit.requests[0]?.headers['x-client-id']).toEqual(await deviceId(db))
  })

  it('unknown, nothing is claimed and the lists are loaded', async () => {
    await starWaits(tab)
    let claims = 0
    const kit = attemptsOf(tab, {
      hears: async () => ({
        type: 'unknown',
        failure: { type: 'lost', reason: 'timeout' },
        memory: { host: 'https://host.test', names: null, toldAtMs: 0, misses: 0 },
      }),
      steps: {
        claimNext: async () => {
          claims += 1
          return null
        },
      },
    })
    expect(await kit.attempt()).toBe(false)
    expect(claims).toBe(0)
    expect(kit.requests.length).toBe(2)
    expect(run.failures).toBe(1)
  })
})
