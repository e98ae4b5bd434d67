// One drain with its world in hand: answers are given, steps are the test's own, and what was asked and told is kept.
import { lazyList } from '#data/outbox/lazy-list.ts'
import { watchlists } from '#sync/entities/watchlists/entity.ts'
import type { AccountDb } from '#data/account-db.ts'
import { fresh } from '#data/outbox/enqueue.ts'
import type { WatchlistDraft, WatchlistOperation } from '#data/watchlists/operation.ts'
import type { Capability } from '#contract/headers.ts'
import type { DrainContext } from '#sync/drain/drain-context.ts'
import { defaultSteps, type EngineSteps } from '#sync/drain/engine-steps.ts'
import type { Outcome, Request } from '#sync/ports.ts'
import type { SyncEvent } from '#sync/sync-event.ts'

export type DrainKit = {
  context: DrainContext
  world: { nowMs: number; token: string | null; isOnline: boolean; isVisible: boolean }
  requests: Request[]
  events: SyncEvent[]
  logged: Record<string, unknown>[]
  changed: string[]
  /** What was told to the other tabs. */
  posted: unknown[]
  /** Another tab says so. */
  hear: (message: unknown) => void
  /** What the drain wants to be woken for, as long as it does. */
  timers: { delayMs: number; callback: () => void }[]
  /** What the next requests are answered with; the last answer stays. */
  answers: Outcome[]
}

export const nowMs = 1_700_000_000_000
export const token = 'token-of-u1'

type Given = { steps?: Partial<EngineSteps>; answers?: Outcome[]; capabilities?: Capability[] }

/** A drain of `u1` under epoch 1 at a host that honours keys, unless said otherwise. Steps that are not given are the engine's own. */
export const createDrainKit = (
  db: AccountDb,
  { steps = {}, answers = [], capabilities = ['idempotency'] }: Given = {},
): DrainKit => {
  const listeners = new Set<(message: unknown) => void>()
  const kit: Omit<DrainKit, 'context'> = {
    world: { nowMs, token, isOnline: true, isVisible: true },
    requests: [],
    events: [],
    logged: [],
    changed: [],
    posted: [],
    hear: (message) => listeners.forEach((listener) => listener(message)),
    timers: [],
    answers,
  }
  const setTimer = (delayMs: number, callback: () => void): (() => void) => {
    const timer = { delayMs, callback }
    kit.timers.push(timer)
    return () => void kit.timers.splice(kit.timers.indexOf(timer), 1)
  }
  const listen = (listener: (message: unknown) => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const context: DrainContext = {
    ports: {
      entities: lazyList([watchlists], []),
      transport: {
        host: 'https://host.test',
        capabilities: () => Promise.reject(new Error('the host was asked')),
        call: async (request) => {
          kit.requests.push(request)
          const answer = answers.length > 1 ? answers.shift() : answers[0]
          if (!answer) throw new Error(`no answer for ${request.f}`)
          return answer
        },
      },
      clock: { nowMs: () => kit.world.nowMs, after: setTimer },
      random: () => 0,
      locks: { runIfFree: (_, work) => work() },
      session: { token: () => kit.world.token, confirmedAccountId: () => null },
      hints: { isProbablyOnline: () => kit.world.isOnline, isVisible: () => kit.world.isVisible },
      channel: { post: (message) => kit.posted.push(message), listen },
      notify: (event) => kit.events.push(event),
      log: (message, details) => kit.logged.push({ message, ...details }),
      openDb: () => db,
    },
    steps: { ...defaultSteps, ...steps },
    db,
    account: 'u1',
    epoch: 1,
    token,
    capabilities: new Set(capabilities),
    deviceId: 'device-1',
    heldLanes: new Set(),
    knownSendings: new Set(),
    halt: { reason: null, untilMs: 0 },
    losses: 0,
    kindsToLoad: new Set(),
    requestedKinds: new Set(),
    refusedLoads: new Map(),
    changed: (kind) => kit.changed.push(kind),
  }
  return { ...kit, context }
}

/** A change as it stands in the queue. */
export const queued = (
  db: AccountDb,
  draft: WatchlistDraft,
  stands: Partial<WatchlistOperation> = {},
): WatchlistOperation => ({ ...fresh(db, draft), seq: 5, ...stands }) as WatchlistOperation

type Of<Type extends Outcome['type']> = Extract<Outcome, { type: Type }>

export const lost: Of<'lost'> = { type: 'lost', reason: 'network' }
export const foreign: Of<'foreign'> = { type: 'foreign', status: 200, retryAfterMs: null }
export const said = (output: unknown = null): Of<'success'> => ({ type: 'success', output })
export const refused: Of<'refused'> = {
  type: 'refused',
  status: 200,
  code: 'NO',
  serverMessage: 'No.',
}
export const inTrouble = (status: number, retryAfterMs: number | null = null): Of<'transient'> => ({
  type: 'transient',
  status,
  retryAfterMs,
  serverMessage: 'Later',
})
