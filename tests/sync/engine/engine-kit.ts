// The engine of one tab over a real account database, at a plain server that says yes and has no lists.
import type { AccountDb } from '#data/account-db.ts'
import { fresh } from '#data/outbox/enqueue.ts'
import { beginDrain } from '#data/outbox/fence.ts'
import type { WatchlistOperation } from '#data/watchlists/operation.ts'
import type { EngineSteps } from '#sync/drain/engine-steps.ts'
import { createSyncEngine, type SyncEngine } from '#sync/engine.ts'
import type { Outcome } from '#sync/ports.ts'
import { createListDevice } from '#tests/fakes/device-storage.ts'
import { createDrainKit, nowMs as startMs, said, type DrainKit } from '../drain/drain-kit.ts'

export type EngineKit = Omit<DrainKit, 'context'> & {
  db: AccountDb
  engine: SyncEngine
  /** Which accounts' databases were opened. */
  opened: string[]
  /** For each drain that began: whether waits for a connection were over. */
  drains: boolean[]
  /** What was asked since the last look. */
  takeCalls: () => string[]
  /** Lets what the engine wants to be woken for come now; answers after how many ms it wanted it. */
  fire: () => Promise<number[]>
  /** Says why, and waits until the engine rests. */
  wake: (reason: Parameters<SyncEngine['wake']>[0]) => Promise<void>
}

type Given = {
  answers?: Outcome[]
  steps?: Partial<EngineSteps>
  /** What every draw comes to. */ random?: number
}

const running: EngineKit[] = []

/** Not started; `endKits` ends it. */
export const createEngineKit = ({
  answers = [said([])],
  steps = {},
  random = 0,
}: Given = {}): EngineKit => {
  const opened: string[] = []
  const drains: boolean[] = []
  let clock = { nowMs: startMs }
  const db = createListDevice().open('u1', { nowMs: () => clock.nowMs })
  const { context, ...kit } = createDrainKit(db, {
    answers,
    steps: {
      confirmAccount: async () => null,
      learnCapabilities: async () => ({ type: 'known', names: new Set(), isOld: false }),
      beginDrain: (account, options) => {
        drains.push(options?.isReconnected === true)
        return beginDrain(account, options)
      },
      ...steps,
    },
  })
  clock = kit.world
  const ports = {
    ...context.ports,
    random: () => random,
    openDb: (accountKey: string) => {
      opened.push(accountKey)
      return db
    },
  }
  const engine = createSyncEngine(ports, context.steps)
  const made: EngineKit = {
    ...kit,
    db,
    engine,
    opened,
    drains,
    takeCalls: () => kit.requests.splice(0).map(({ f }) => f),
    fire: async () => {
      const due = kit.timers.splice(0)
      for (const { callback } of due) callback()
      await engine.drained()
      return due.map(({ delayMs }) => delayMs)
    },
    wake: async (reason) => {
      engine.wake(reason)
      await engine.drained()
    },
  }
  running.push(made)
  return made
}

export const loads = ['get_user_watchlists', 'get_user_ido_watchlists']

/** Lets it serve `u1` until it rests, with both kinds of lists asked for. */
export const serve = async ({ engine }: EngineKit): Promise<void> => {
  engine.start('u1')
  await engine.drained()
}

/** What was asked and posted so far is not of the test. */
export const forget = (kit: EngineKit): void => {
  kit.takeCalls()
  kit.posted.length = 0
}

export const endKits = (): void => {
  for (const { engine, db } of running.splice(0)) {
    engine.stop()
    db.close()
  }
}

/** Puts a star into the queue without waking anybody. */
export const starWaits = (
  { db }: EngineKit,
  stands: Partial<WatchlistOperation> = {},
): Promise<number> =>
  db.outbox.add({
    ...fresh(db, { type: 'member', kind: 'coin', lane: 'l1', itemId: 'bitcoin', desired: 'in' }),
    ...stands,
  } as WatchlistOperation)
