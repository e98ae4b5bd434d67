// Whether this tab drains now, and what it remembers of the attempt (design 5, "Who drains").
import { beforeEach, describe, expect, it } from 'vitest'
import type { AccountDb } from '#data/account-db.ts'
import { beginDrain } from '#data/outbox/fence.ts'
import { wantAll, type Run } from '#sync/engine-run.ts'
import { attemptsOf, createTab, starWaits, type Tab } from './attempt-kit.ts'
import { inTrouble, nowMs, refused, token } from './drain-kit.ts'

const name = 'coinsight-sync-u1'
const isHeld = (isForced: boolean): boolean => !isForced

let tab: Tab
let db: AccountDb
let run: Run
beforeEach(() => {
  tab = createTab()
  ;({ db, run } = tab)
})

describe('an attempt is made', () => {
  it('for a change that waits, and for lists that are wanted, under the lock of the account', async () => {
    await starWaits(tab)
    const sends = attemptsOf(tab)
    expect(await sends.attempt()).toBe(false)
    expect(sends.locks).toEqual([name])
    expect(sends.begun).toBe(1)
    expect(run.isDraining).toBe(true)
    expect(sends.requests).toEqual([])
    await db.outbox.clear()
    wantAll(run)
    const loads = attemptsOf(tab)
    await loads.attempt()
    expect(loads.locks).toEqual([name])
    expect(loads.requests.map(({ f }) => f)).toEqual([
      'get_user_watchlists',
      'get_user_ido_watchlists',
    ])
    expect(run.wanted.size).toBe(0)
  })

  it.each<[string, () => void | Promise<void>]>([
    ['where there is nothing to do', () => db.outbox.clear()],
    ['where what is left needs the person', () => starWaits(tab, { state: 'parked' })],
    ['with a token that was refused', () => void (run.rejectedToken = token)],
    [
      'before the pause is over that the server asked for',
      () => void (run.pausedUntilMs = nowMs + 1),
    ],
  ])('not %s', async (_, given) => {
    await starWaits(tab)
    await given()
    const kit = attemptsOf(tab)
    expect(await kit.attempt()).toBe(false)
    expect(kit.locks).toEqual([])
    expect(kit.begun).toBe(0)
    expect(run.isDraining).toBe(false)
  })

  it('as soon as the pause is over', async () => {
    await starWaits(tab)
    run.pausedUntilMs = nowMs
    const kit = attemptsOf(tab)
    await kit.attempt()
    expect(kit.locks).toEqual([name])
    expect(run.pausedUntilMs).toBe(0)
  })
})

describe('what is remembered of an attempt', () => {
  it('is that it failed, until one is done', async () => {
    wantAll(run)
    const kit = attemptsOf(tab, {
      answers: [refused],
      steps: { hideAfterFailure: async () => true },
    })
    await kit.attempt()
    wantAll(run)
    await kit.attempt()
    expect(run.failures).toBe(2)
    expect(kit.events.length).toBe(4)
    wantAll(run)
    await attemptsOf(tab).attempt()
    expect(run.failures).toBe(0)
  })

  it('is when nobody could be reached, until somebody is', async () => {
    wantAll(run)
    await attemptsOf(tab, { answers: [{ type: 'notSent' }] }).attempt()
    expect(run.unreachableAtMs).toBe(nowMs)
    wantAll(run)
    await attemptsOf(tab).attempt()
    expect(run.unreachableAtMs).toBeNull()
  })

  it('is how long the server asked for patience', async () => {
    wantAll(run)
    await attemptsOf(tab, { answers: [inTrouble(429, 5_000)] }).attempt()
    expect(run.pausedUntilMs).toEqual(nowMs + 5_000)
    expect(run.unreachableAtMs).toBe(null)
  })

  it('is not that somebody asked: the answer to a request is told once', async () => {
    wantAll(run)
    run.requestedKinds.add('coin')
    const steps = { hideAfterFailure: async () => false }
    const kit = attemptsOf(tab, { answers: [refused], steps })
    await kit.attempt()
    wantAll(run)
    await kit.attempt()
    expect(kit.events.length).toBe(1)
    expect(run.requestedKinds.size).toBe(0)
  })
})

describe('a connection that may be back', () => {
  it('makes due what waited for one, once', async () => {
    await starWaits(tab, {
      lastError: { reason: 'offline', code: null, serverMessage: null },
      nextAtMs: nowMs + 60_000,
    })
    run.isReconnected = true
    await attemptsOf(tab).attempt()
    expect((await db.outbox.toArray()).map(({ nextAtMs }) => nextAtMs)).toEqual([nowMs])
    expect(run.isReconnected).toBe(false)
  })
})

describe('while another tab holds the lock', () => {
  it('nothing is sent, and the next look comes with a wait', async () => {
    await starWaits(tab)
    await beginDrain(db)
    const kit = attemptsOf(tab, { isHeld })
    expect(await kit.attempt()).toBe(false)
    expect(kit.locks).toEqual([name])
    expect(run.failures).toBe(1)
    run.failures = 4
    await kit.attempt()
    expect(run.failures).toBe(4)
  })

  it('a holder that was silent for more than a minute loses it, and the answer is that of the attempt', async () => {
    wantAll(run)
    await db.meta.put({ key: 'drain', value: { epoch: 1, beatMs: nowMs - 60_000 } })
    const patient = attemptsOf(tab, { isHeld })
    await patient.attempt()
    expect(patient.locks).toEqual([name])
    await db.meta.put({ key: 'drain', value: { epoch: 1, beatMs: nowMs - 60_001 } })
    const forced = attemptsOf(tab, { isHeld })
    forced.world.token = 'token-of-u2'
    expect(await forced.attempt()).toBe(true)
    expect(forced.locks).toEqual([name, `${name} by force`])
  })

  it('one that can not even be taken by force is left alone', async () => {
    await starWaits(tab)
    await db.meta.put({ key: 'drain', value: { epoch: 1, beatMs: 0 } })
    const kit = attemptsOf(tab, { isHeld: () => true })
    expect(await kit.attempt()).toBe(false)
    expect(kit.locks.length).toBe(2)
  })
})
