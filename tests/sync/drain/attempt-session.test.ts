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
    expect([kit.confirmed, run.confirmedToken]).toEqual([[`u1 ${token}`], token])
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
      expect([await kit.attempt(), kit.events, run.failures]).toEqual([
        false,
        [{ type: 'needsSignIn', account: 'u1' }],
        1,
      ])
      expect([run.rejectedToken, run.confirmedToken, await db.meta.get('drain')]).toEqual([
        token,
        null,
        undefined,
      ])
    },
  )

  it('D-401 a token the server no longer takes in the middle of a drain is not believed again', async () => {
    wantAll(run)
    const kit = attemptsOf(tab, { answers: [{ type: 'unauthorized' }] })
    await kit.attempt()
    expect([run.rejectedToken, run.confirmedToken, kit.events]).toEqual([
      token,
      null,
      [{ type: 'needsSignIn', account: 'u1' }],
    ])
  })

  it.each(['busy', 'unreachable'] as const)(
    'where nobody can say (%s) it is asked again at the next attempt, and the person hears nothing',
    async (reason) => {
      await starWaits(tab)
      const kit = attemptsOf(tab, { confirms: async () => reason })
      await kit.attempt()
      await kit.attempt()
      expect([kit.confirmed.length, kit.events, run.confirmedToken, run.rejectedToken]).toEqual([
        2,
        [],
        null,
        null,
      ])
    },
  )

  it('one that changed under the drain asks for another attempt at once', async () => {
    wantAll(run)
    const kit = attemptsOf(tab)
    kit.world.token = 'token-of-u2'
    expect([await kit.attempt(), kit.events, run.rejectedToken]).toEqual([true, [], null])
  })
})

describe('changes that another page left under way without a key', () => {
  it('hold their lists back for as long as they may arrive, by a timer; then the engine is woken', async () => {
    await starWaits(tab, { state: 'inflight', everSent: true, lastSentAtMs: nowMs - 5 })
    const kit = attemptsOf(tab)
    await kit.attempt()
    expect([
      [...run.heldLanes],
      [...run.knownSendings],
      kit.timers.map(({ delayMs }) => delayMs),
      run.stops.length,
    ]).toEqual([['l1'], [`op-1 ${nowMs - 5}`], [16_000], 1])
    run.heldLanes.add('other')
    kit.timers[0]?.callback()
    expect([[...run.heldLanes], tab.woken()]).toEqual([['other'], 1])
  })

  it('are waited for once: a sending this page has seen end holds nothing back', async () => {
    await starWaits(tab, { state: 'ambiguous', everSent: true, lastSentAtMs: nowMs - 5 })
    run.knownSendings.add(`op-1 ${nowMs - 5}`)
    const kit = attemptsOf(tab)
    await kit.attempt()
    expect([run.heldLanes.size, kit.timers, run.stops]).toEqual([0, [], []])
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
    expect([await kit.attempt(), await db.meta.get('drain')]).toEqual([false, undefined])
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
    expect([await kit.attempt(), kit.requests.length, kit.posted]).toEqual([
      false,
      1,
      [{ type: 'changed', account: 'u1', kind: 'coin' }],
    ])
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
    expect([known.heard, old.heard]).toEqual([0, 1])
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
    expect([claimed[0], kit.requests[0]?.headers['x-client-id']]).toEqual([
      [before.epoch + 1, true],
      await deviceId(db),
    ])
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
    expect([await kit.attempt(), claims, kit.requests.length, run.failures]).toEqual([
      false,
      0,
      2,
      1,
    ])
  })
})
