// What a tab that takes over makes of the queue, and when waits begin anew (design 5, "Who drains").
import { afterEach, describe, expect, it } from 'vitest'
import type { AccountDb } from '#data/account-db.ts'
import {
  beginDrain,
  deviceId,
  drainSilenceMs,
  FencedError,
  inDrain,
  latecomerMs,
  moveSendMark,
  readSendMark,
  sendingOf,
} from '#data/outbox/fence.ts'
import type { WatchlistOperation } from '#data/watchlists/operation.ts'
import { createWatchlist } from '#data/watchlists/commands.ts'
import { createDevice } from '#tests/fakes/device-storage.ts'

const clock = { nowMs: 1_700_000_000_000 }
afterEach(() => {
  clock.nowMs = 1_700_000_000_000
})

/** One waiting create that stands as given. */
const withChange = async (
  stands: Partial<WatchlistOperation>,
): Promise<{
  db: AccountDb
  row: () => Promise<WatchlistOperation | undefined>
  sending: string
  lane: string
}> => {
  const db = createDevice().open('u1', { nowMs: () => clock.nowMs })
  const { listId: lane } = await createWatchlist(db, { kind: 'coin', name: 'Core' })
  await db.outbox.toCollection().modify(stands)
  const row = (): Promise<WatchlistOperation | undefined> => db.outbox.toCollection().first()
  const { opId = '', lastSentAtMs = null } = (await row()) ?? {}
  return { db, row, sending: sendingOf(opId, lastSentAtMs), lane }
}
const offline = { reason: 'offline', code: null, serverMessage: null } as const
const atMs = clock.nowMs

describe('taking over', () => {
  it('gives what was in flight an unknown fate: looked at at once with a key, after its latecomers without', async () => {
    const keyed = await withChange({
      state: 'inflight',
      everSent: true,
      sentWithKey: true,
      lastSentAtMs: atMs,
    })
    expect((await beginDrain(keyed.db)).unsettled).toEqual([])
    expect(await keyed.row()).toMatchObject({
      state: 'ambiguous',
      nextAtMs: 0,
      everSent: true,
      type: 'create',
    })

    const keyless = await withChange({
      state: 'inflight',
      everSent: true,
      sentWithKey: false,
      lastSentAtMs: atMs,
    })
    expect((await beginDrain(keyless.db)).unsettled).toEqual([
      { lane: keyless.lane, sending: keyless.sending },
    ])
    expect(await keyless.row()).toMatchObject({ state: 'ambiguous', nextAtMs: atMs + latecomerMs })
  })

  it('leaves the list alone whose unknown fate another page left, unless this page saw that sending end', async () => {
    const { db, lane, sending } = await withChange({
      state: 'ambiguous',
      everSent: true,
      sentWithKey: false,
      lastSentAtMs: atMs,
    })
    expect((await beginDrain(db)).unsettled).toEqual([{ lane, sending }])
    expect((await beginDrain(db, { known: new Set() })).unsettled).toEqual([{ lane, sending }])
    expect((await beginDrain(db, { known: new Set([sending]) })).unsettled).toEqual([])
  })

  it('waits for nobody where nothing was sent', async () => {
    const { db } = await withChange({})
    expect((await beginDrain(db)).unsettled).toEqual([])
  })

  it('fences the tab before it: that one changes nothing any more', async () => {
    const { db } = await withChange({})
    const before = await beginDrain(db)
    const now = await beginDrain(db)
    expect(now.epoch).toBe(before.epoch + 1)
    await expect(
      inDrain(db, before.epoch, (within) => within.outbox.clear()),
    ).rejects.toBeInstanceOf(FencedError)
    expect(await db.outbox.count()).toBe(1)
    await inDrain(db, now.epoch, (within) => within.outbox.clear())
    expect(await db.outbox.count()).toBe(0)
  })

  it('is heard: silence counts from the last write of whoever drains', async () => {
    const { db } = await withChange({})
    const { epoch } = await beginDrain(db)
    clock.nowMs += 3_000
    expect(await drainSilenceMs(db)).toBe(3_000)
    await inDrain(db, epoch, () => Promise.resolve())
    expect(await drainSilenceMs(db)).toBe(0)
  })
})

const reconnected = async (
  stands: Partial<WatchlistOperation>,
): Promise<WatchlistOperation | undefined> => {
  const { db, row } = await withChange({ attempts: 6, nextAtMs: atMs + 400_000, ...stands })
  await beginDrain(db, { isReconnected: true })
  return row()
}

describe('a connection that came back', () => {
  it.each(['offline', 'timeout'] as const)(
    'makes due at once what waited after "%s"',
    async (reason) => {
      expect(await reconnected({ lastError: { ...offline, reason } })).toMatchObject({
        attempts: 0,
        nextAtMs: atMs,
        state: 'queued',
      })
    },
  )

  it.each(['server', 'busy', 'session'] as const)(
    'does not shorten a wait after "%s"',
    async (reason) => {
      expect(await reconnected({ lastError: { ...offline, reason } })).toMatchObject({
        attempts: 6,
        nextAtMs: atMs + 400_000,
      })
    },
  )

  it('leaves alone what never met anything', async () => {
    expect(await reconnected({ lastError: null })).toMatchObject({
      attempts: 6,
      nextAtMs: atMs + 400_000,
      state: 'queued',
    })
  })

  it.each(['parked', 'refusedKept'] as const)('leaves alone what is %s', async (state) => {
    expect(await reconnected({ state, lastError: offline })).toMatchObject({
      state,
      attempts: 6,
      nextAtMs: atMs + 400_000,
    })
  })

  it('gives the latecomer of a sending without a key its time first', async () => {
    const ambiguous = {
      state: 'ambiguous',
      everSent: true,
      lastError: offline,
      lastSentAtMs: atMs - 6_000,
    } as const
    expect(await reconnected({ ...ambiguous, sentWithKey: false })).toMatchObject({
      attempts: 0,
      nextAtMs: atMs - 6_000 + latecomerMs,
    })
    expect(await reconnected({ ...ambiguous, sentWithKey: true })).toMatchObject({
      attempts: 0,
      nextAtMs: atMs,
    })
    expect(
      await reconnected({ ...ambiguous, sentWithKey: false, nextAtMs: atMs + 1_000 }),
    ).toMatchObject({ nextAtMs: atMs + 1_000 })
  })

  it('is not what every takeover is', async () => {
    const { db, row } = await withChange({
      attempts: 6,
      nextAtMs: atMs + 400_000,
      lastError: offline,
    })
    await beginDrain(db)
    expect(await row()).toMatchObject({ attempts: 6, nextAtMs: atMs + 400_000 })
  })
})

it('the mark of sendings only grows, and a device keeps its name', async () => {
  const { db } = await withChange({})
  await moveSendMark(db)
  await moveSendMark(db)
  expect(await readSendMark(db)).toBe(2)
  expect(await deviceId(db)).toBe(await deviceId(db))
})
