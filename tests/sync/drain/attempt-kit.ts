// One account, one tab and its attempts to drain: who holds the lock, whose the token is and what the host says are given.
import type { AccountDb } from '#data/account-db.ts'
import type { WatchlistOperation } from '#data/watchlists/operation.ts'
import type { PullResult } from '#data/outbox/apply-pull.ts'
import { attemptDrain } from '#sync/drain/attempt-drain.ts'
import type { EngineSteps } from '#sync/drain/engine-steps.ts'
import type { Halt } from '#sync/drain/halt.ts'
import { createRun, type Run } from '#sync/engine-run.ts'
import type { Outcome } from '#sync/ports.ts'
import { createListDevice } from '#tests/fakes/device-storage.ts'
import { createDrainKit, queued, said, token, type DrainKit } from './drain-kit.ts'

const applied: PullResult = { type: 'applied', resolved: [], takenBack: null }

export type Tab = {
  db: AccountDb
  run: Run
  /** How often the engine was woken for the run. */ woken: () => number
}

/** A tab of `u1` that serves its account, with nothing to do. */
export const createTab = (): Tab => {
  const db = createListDevice().open('u1')
  let woken = 0
  return { db, run: createRun('u1', db, () => void (woken += 1)), woken: () => woken }
}

/** Puts a star into the queue that was never sent, unless said otherwise. */
export const starWaits = async (
  { db }: Tab,
  stands: Partial<WatchlistOperation> = {},
): Promise<void> => {
  await db.outbox.put(
    queued(
      db,
      { type: 'member', kind: 'coin', lane: 'l1', itemId: 'bitcoin', desired: 'in' },
      { opId: 'op-1', ...stands },
    ),
  )
}

export type Attempt = DrainKit & {
  /** Locks that were asked for. */
  locks: string[]
  /** Attempts that went as far as the lock. */
  begun: number
  /** Whose token was asked about. */
  confirmed: string[]
  /** How often the host was asked again what it can do. */
  heard: number
  attempt: () => Promise<boolean>
}

type Given = {
  confirms?: () => Promise<Halt | null>
  hears?: EngineSteps['learnCapabilities']
  answers?: Outcome[]
  steps?: Partial<EngineSteps>
  isHeld?: (isForced: boolean) => boolean
}

/** The next attempts of a tab. Its token is good, its host plain, its lock free and its queue gives nothing out, unless said otherwise. */
export const attemptsOf = (
  { db, run }: Tab,
  {
    confirms = async () => null,
    hears,
    answers = [said([])],
    steps = {},
    isHeld = () => false,
  }: Given = {},
): Attempt => {
  const seen = { locks: [] as string[], begun: 0, confirmed: [] as string[], heard: 0 }
  const kit = createDrainKit(db, {
    answers,
    steps: {
      confirmAccount: (_, account, ofToken) => {
        seen.confirmed.push(`${account} ${ofToken}`)
        return confirms()
      },
      learnCapabilities: hears ?? (async () => ({ type: 'known', names: new Set(), isOld: false })),
      applyPull: async () => applied,
      claimNext: async () => null,
      ...steps,
    },
  })
  const { ports } = kit.context
  ports.locks.runIfFree = async (lock, work, options) => {
    const isForced = options?.isForced === true
    seen.locks.push(isForced ? `${lock} by force` : lock)
    return isHeld(isForced) ? null : work()
  }
  ports.transport.capabilities = async () => {
    seen.heard += 1
    return { type: 'answered', names: new Set() }
  }
  const draining = { ports, steps: kit.context.steps, run, token }
  const begun = async (): Promise<void> => void (seen.begun += 1)
  return Object.assign(seen, kit, { attempt: () => attemptDrain(draining, begun) })
}
