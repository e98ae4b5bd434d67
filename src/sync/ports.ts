// What the engine needs from the world. Only interfaces: the app plugs in the browser, tests plug
// in a simulated one.
import type { AccountDb } from '#data/account-db.ts'
import type { LazyList } from '#data/outbox/lazy-list.ts'
import type { CallName } from '#contract/calls.ts'
import type { Capability } from '#contract/headers.ts'
import type { Halt } from './drain/halt.ts'
import type { SyncEvent } from './sync-event.ts'
import type { SyncedEntity } from './synced-entity.ts'

/**
 * How a request ended, by class. notSent: no byte left the device. lost: it left and no answer
 * came. foreign: somebody else answered, a portal or a gateway, or the answer was mangled.
 * transient: the server says to come back later. failed: it reports a failure of its own (5xx),
 * which is believed once repeated (D-5XX). refused: a definite no.
 */
export type Outcome =
  | { type: 'success'; output: unknown }
  | { type: 'notSent' }
  | { type: 'lost'; reason: 'timeout' | 'network' }
  | { type: 'foreign'; status: number; retryAfterMs: number | null }
  | { type: 'transient'; status: number; retryAfterMs: number | null; serverMessage: string | null }
  | { type: 'failed'; status: number; code: string | null; serverMessage: string | null }
  | { type: 'unauthorized' }
  | { type: 'refused'; status: number; code: string | null; serverMessage: string | null }

/** answered: the host's own word, none included. Anything else says nothing about what it can do. */
export type CapabilityAnswer =
  | { type: 'answered'; names: ReadonlySet<Capability> }
  | Exclude<Outcome, { type: 'success' | 'refused' }>

export type Request = {
  f: CallName
  payload: Record<string, unknown>
  headers: Record<string, string>
  timeoutMs: number
  token: string
}

export type Transport = {
  /** One request, never repeated. Never rejects. */
  call: (request: Request) => Promise<Outcome>
  /** What the host announces, asked without a token. Never rejects. */
  capabilities: () => Promise<CapabilityAnswer>
  /** The origin it speaks to: what is learned of a host holds for that host only. */
  host: string
}

export type Clock = {
  nowMs: () => number
  /** Calls back once; returns how to cancel. */
  after: (delayMs: number, callback: () => void) => () => void
}

export type Locks = {
  /**
   * Runs the work while holding the lock; null at once where another tab holds it. `isForced` takes
   * it from a holder that is frozen.
   */
  runIfFree: <Result>(
    name: string,
    work: () => Promise<Result>,
    options?: { isForced?: boolean },
  ) => Promise<Result | null>
}

export type SessionPort = {
  /** The stored token, read anew for every request. */
  token: () => string | null
  /**
   * The account `retrieve_current_user` named for this very token, where the app already asked;
   * else null.
   */
  confirmedAccountId: (token: string) => string | null
}

/** Word to and from the other tabs. Losing it must never matter. */
export type Channel = {
  post: (message: unknown) => void
  listen: (listener: (message: unknown) => void) => () => void
}

export type SyncPorts = {
  /** What it carries. */
  entities: LazyList<SyncedEntity>
  transport: Transport
  clock: Clock
  random: () => number
  locks: Locks
  session: SessionPort
  hints: { isProbablyOnline: () => boolean; isVisible: () => boolean }
  channel: Channel
  notify: (event: SyncEvent) => void
  /** What is "only logged" (R-WLC-011). */
  log: (message: string, details: Record<string, unknown>) => void
  openDb: (accountKey: string) => AccountDb
  /** Why a drain ends early, for whoever looks over its shoulder. */
  halted?: (reason: Halt) => void
}
