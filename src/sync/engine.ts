// The sync engine (design 5): wakes on its triggers, lets one tab drain at a time, and says where
// things stand.
import type { AccountChange } from '#data/account-changes.ts'
import { anonymousAccount, type AccountDb } from '#data/account-db.ts'
import { completeEntities } from '#data/complete-entities.ts'
import { quarantineDamaged } from '#data/damage/quarantine.ts'
import { nextDue } from '#data/outbox/by-state.ts'
import { discardOperation, operationsToReview, retryOperation } from '#data/outbox/review.ts'
import { setPref } from '#data/prefs.ts'
import { storageFaultOf } from '#data/storage-fault.ts'
import { attemptDrain } from './drain/attempt-drain.ts'
import { defaultSteps, type EngineSteps } from './drain/engine-steps.ts'
import { heardPorts } from './drain/heard-ports.ts'
import {
  announceRows,
  createRun,
  readStatus,
  noteReach,
  reconnect,
  wantAll,
  type Run,
} from './engine-run.ts'
import { nextWake } from './drain/next-wake.ts'
import type { SyncPorts } from './ports.ts'
import { createStatusStore, idleStatus, type StatusStore } from './sync-status.ts'

export type WakeReason =
  | 'enqueue'
  | 'start'
  | 'login'
  | 'online'
  | 'offline'
  | 'visible'
  | 'pageshow'
  | 'timer'
  | 'poll'
  | 'background'
  | 'person'

export type SyncEngine = {
  /**
   * Serves the account's queue from now on; `anon` is never served. `keepsSelection`: the page did
   * not just load.
   */
  start: (accountKey: string, options?: { keepsSelection?: boolean }) => void
  stop: () => void
  /**
   * Says that something may be due. Never needed for correctness: a lost wake is made up for by the
   * next.
   */
  wake: (reason: WakeReason) => void
  /**
   * Loads every kind anew; resolves when the attempt is over, whatever came of it. Failures are
   * told by events.
   */
  refresh: () => Promise<void>
  /** Resolves when no drain is under way: before an update, at logout. */
  drained: () => Promise<void>
  status: Pick<StatusStore, 'get' | 'subscribe'>
  retryOperation: (seq: number) => Promise<void>
  discardOperation: (seq: number) => Promise<void>
  retryAll: () => Promise<void>
  discardAll: () => Promise<void>
  /** Gives up everything that waits, reviewed or not. */
  discardQueue: () => Promise<void>
}

/** These say nothing about the connection: a wait that was drawn for the lack of one goes on. */
const isRoutine = new Set<WakeReason>(['enqueue', 'timer', 'poll'])

/** Waking looks at the server again only when the last look is older. */
const freshForMs = 30_000

class TabEngine implements SyncEngine {
  readonly status: StatusStore = createStatusStore()
  readonly #ports: SyncPorts
  readonly #steps: EngineSteps
  #run: Run | null = null
  #active: Promise<void> | null = null
  #isAgain = false

  constructor(ports: SyncPorts, steps: EngineSteps) {
    this.#ports = heardPorts(ports, (reach) => this.#run && noteReach(ports, this.#run, reach))
    this.#steps = steps
  }

  start(accountKey: string, { keepsSelection = false }: { keepsSelection?: boolean } = {}): void {
    this.stop()
    if (accountKey === anonymousAccount) return
    const run = createRun(accountKey, this.#ports.openDb(accountKey), () => this.wake('timer'))
    this.#run = run
    run.showStatus = () => this.#showStatus(run)
    run.stops.push(
      run.db.changes.listen((change) => this.#onChange(run, change)),
      this.#ports.channel.listen((message) => this.#onMessage(run, message)),
    )
    // After a load of this page the default list is selected, else the first (R-WLC-006); other
    // pages keep theirs.
    const choices = keepsSelection
      ? []
      : this.#ports.entities.items.flatMap((entity) => entity.choicesOfPage?.(run.db) ?? [])
    const forgotten = [...run.db.entities.kinds.map((kind) => `hidden:${kind}`), ...choices]
    void Promise.all(forgotten.map((key) => setPref(run.db, key, undefined))).catch(() => {})
    this.wake('start')
  }

  stop(): void {
    if (!this.#run) return
    this.#run.isStopped = true
    this.#run.cancelTimer()
    for (const end of this.#run.stops) end()
    this.#run = null
    this.status.set(idleStatus)
  }

  wake(reason: WakeReason): void {
    const run = this.#run
    if (!run) return
    if (this.#looksAgain(reason)) wantAll(run)
    // Noted for the next drain, not done now: a try that is failing at this moment will still draw
    // its wait.
    if (!isRoutine.has(reason)) reconnect(run)
    if (reason === 'person' || reason === 'login') run.pausedUntilMs = 0
    if (reason === 'offline') run.hasOutcome = false
    this.#isAgain = true
    this.#active ??= this.#loop(run).finally(() => {
      this.#active = null
      // A wake during the last lines of the loop, or a start with another account, must not be
      // lost.
      if (this.#run && (this.#isAgain || this.#run !== run)) this.wake('timer')
    })
  }

  async refresh(): Promise<void> {
    if (!this.#run) return
    wantAll(this.#run)
    for (const kind of this.#run.db.entities.kinds) this.#run.requestedKinds.add(kind)
    this.wake('person')
    await this.drained()
  }

  async drained(): Promise<void> {
    while (this.#active) await this.#active
  }

  retryOperation(seq: number): Promise<void> {
    return this.#decide([seq], retryOperation)
  }

  async discardOperation(seq: number): Promise<void> {
    if (this.#run) wantAll(this.#run)
    await this.#decide([seq], discardOperation)
  }

  async retryAll(): Promise<void> {
    await this.#decide(await this.#toReview(), retryOperation)
  }

  async discardAll(): Promise<void> {
    if (this.#run) wantAll(this.#run)
    await this.#decide(await this.#toReview(), discardOperation)
  }

  async discardQueue(): Promise<void> {
    const run = this.#run
    if (!run) return
    wantAll(run)
    const late = await import('#data/outbox/discard-queue.ts')
    await this.#decide(await late.discardQueue(run.db), discardOperation)
  }

  async #decide(
    seqs: readonly number[],
    decide: (db: AccountDb, seq: number) => Promise<void>,
  ): Promise<void> {
    const run = this.#run
    if (!run) return
    for (const seq of seqs) await decide(run.db, seq)
    for (const kind of run.db.entities.kinds) announceRows(this.#ports, run, kind)
    this.wake('person')
  }

  async #toReview(): Promise<number[]> {
    return this.#run ? (await operationsToReview(this.#run.db)).map(({ seq }) => seq) : []
  }

  #looksAgain(reason: WakeReason): boolean {
    if (reason === 'start' || reason === 'login' || reason === 'offline') return true
    if (
      reason === 'enqueue' ||
      reason === 'timer' ||
      (reason === 'poll' && !this.#ports.hints.isVisible())
    )
      return false
    const { lastAnsweredAtMs } = this.status.get()
    return (
      lastAnsweredAtMs === null ||
      Math.abs(this.#ports.clock.nowMs() - lastAnsweredAtMs) > freshForMs
    )
  }

  async #loop(run: Run): Promise<void> {
    const { session, log } = this.#ports
    try {
      do {
        this.#isAgain = false
        const token = session.token()
        if (token !== null) await this.#complete(run)
        const draining = { ports: this.#ports, steps: this.#steps, run, token: token ?? '' }
        if (token !== null && (await attemptDrain(draining, () => this.#showStatus(run))))
          this.#isAgain = true
      } while (this.#isAgain && !run.isStopped)
    } catch (error) {
      // A tab whose storage fails can do nothing but try later; what was committed is still there.
      run.failures += 1
      const fault = storageFaultOf(error)
      log('sync stopped', { error: fault?.code ?? String(error) })
      // A row that nobody can work with must not stop the others.
      if (!fault && (await quarantineDamaged(run.db).catch(() => false))) this.#isAgain = true
    }
    run.isDraining = false
    await this.#showStatus(run).catch(() => {})
    await this.#sleep(run).catch(() => {})
  }

  /** Whatever waits can be sent, and whatever comes taken in, once the code of all entities is here. */
  async #complete(run: Run): Promise<void> {
    await this.#ports.entities.complete()
    await completeEntities(run.db)
  }

  async #showStatus(run: Run): Promise<void> {
    const status = await readStatus(this.#ports, run)
    if (!run.isStopped) this.status.set(status)
  }

  async #sleep(run: Run): Promise<void> {
    const { clock, random } = this.#ports
    // A queue that can't be read now is looked at again like one that could not be sent.
    const operations = await nextDue(run.db, clock.nowMs()).catch(() => [])
    run.cancelTimer()
    if (run.isStopped) return
    const { failures, pausedUntilMs } = run
    const { delayMs, isPoll } = nextWake({
      operations,
      failures,
      pausedUntilMs,
      nowMs: clock.nowMs(),
      random: random(),
    })
    run.cancelTimer = clock.after(delayMs, () => this.wake(isPoll ? 'poll' : 'timer'))
  }

  #onChange(run: Run, { by, kinds }: AccountChange): void {
    if (by === 'sync') return
    if (by === 'elsewhere') {
      void this.#showStatus(run).catch(() => {})
      return
    }
    for (const kind of kinds)
      this.#ports.channel.post({ type: 'changed', account: run.account, kind })
    this.#ports.channel.post({ type: 'enqueued', account: run.account })
    this.wake('enqueue')
  }

  #onMessage(run: Run, message: unknown): void {
    if (typeof message !== 'object' || message === null) return
    const { type, account, kind } = message as { type?: unknown; account?: unknown; kind?: unknown }
    if (account !== run.account) return
    if (type === 'changed')
      run.db.changes.announce({
        kinds: run.db.entities.kinds.filter((known) => known === kind),
        by: 'elsewhere',
      })
    if (type === 'enqueued') this.wake('enqueue')
  }
}

/**
 * Makes the engine of this tab. `steps` exists for tests that put a wrong step in and see it
 * caught.
 */
export const createSyncEngine = (ports: SyncPorts, steps: EngineSteps = defaultSteps): SyncEngine =>
  new TabEngine(ports, steps)
