// IndexedDB as one database of ours sees it: opening it is watched, and where the browser can't or
// won't keep it, its rows live in this tab's memory (decisions/031). Dexie and everything above it
// notice nothing.
import type { MemoryReason, StorageWatch } from './queries/storage-health.ts'
import { OpenAttempt } from './open-attempt.ts'

export type MemoryStorage = { indexedDB: IDBFactory; IDBKeyRange: typeof IDBKeyRange }

export type GuardPorts = {
  /** The browser's own; null or a throw where it has none for us. */
  native: () => IDBFactory | null
  nativeRange: () => typeof IDBKeyRange
  /** Storage that lives as long as the tab. */
  loadMemory: () => Promise<MemoryStorage>
  watch: StorageWatch
  /** Calls back once; returns how to cancel. */
  after: (delayMs: number, callback: () => void) => () => void
}

/** What Dexie needs, and where the rows are. `memoryReason` is null while the device keeps them. */
export type GuardedStorage = MemoryStorage & { memoryReason: () => MemoryReason | null }

/** Other tabs close at once when they are asked to; only one that does not is worth a word. */
const otherTabsPatienceMs = 1000
/** A slow phone that has just started takes a second or two. */
export const openPatienceMs = 4000
const pauseAfterFailureMs = 400
/** Dexie asks again by itself; a storage that fails so often in a row is broken. */
const mostFailures = 3

const reasonByName: Record<string, MemoryReason> = {
  VersionError: 'newer',
  SecurityError: 'refused',
  NotAllowedError: 'refused',
  InvalidStateError: 'refused',
  QuotaExceededError: 'full',
}

class Guard {
  readonly #ports: GuardPorts
  #memory: MemoryStorage | null = null
  #reason: MemoryReason | null = null
  #failures = 0

  constructor(ports: GuardPorts) {
    this.#ports = ports
  }

  memoryReason(): MemoryReason | null {
    return this.#reason
  }

  ranges(): typeof IDBKeyRange {
    return this.#memory?.IDBKeyRange ?? this.#ports.nativeRange()
  }

  open(name: string, version?: number): IDBOpenDBRequest {
    const attempt = new OpenAttempt()
    if (this.#reason === null) this.#openOnDevice(attempt, name, version)
    else void this.#openInMemory(attempt, name, version)
    return attempt
  }

  /**
   * Also where rows live in memory: whoever erases an account means what the device holds. Newer
   * data is never touched.
   */
  deleteDatabase(name: string): IDBOpenDBRequest {
    const native = this.#reason === 'newer' ? null : this.#native()
    if (native) return native.deleteDatabase(name)
    if (this.#memory) return this.#memory.indexedDB.deleteDatabase(name)
    throw new DOMException('There is no IndexedDB.', 'NotFoundError')
  }

  cmp(first: unknown, second: unknown): number {
    const factory = this.#native() ?? this.#memory?.indexedDB
    if (!factory) throw new DOMException('There is no IndexedDB.', 'NotFoundError')
    return factory.cmp(first, second)
  }

  async databases(): Promise<IDBDatabaseInfo[]> {
    return (await this.#native()?.databases()) ?? []
  }

  #native(): IDBFactory | null {
    try {
      return this.#ports.native()
    } catch {
      return null
    }
  }

  #openOnDevice(attempt: OpenAttempt, name: string, version?: number): void {
    const native = this.#native()
    if (!native) return this.#move(attempt, { name, version, reason: 'refused' })
    let request: IDBOpenDBRequest
    try {
      request = native.open(name, version)
    } catch {
      return this.#move(attempt, { name, version, reason: 'refused' })
    }
    const { watch, after } = this.#ports
    let cancel = after(openPatienceMs, () => watch.waits(name, 'browser'))
    attempt.follow(request, {
      onBlocked: () => {
        cancel()
        cancel = after(otherTabsPatienceMs, () => watch.waits(name, 'otherTabs'))
      },
      onSettled: () => {
        cancel()
        watch.waits(name, null)
      },
      onOpened: () => {
        this.#failures = 0
      },
      onFailed: (error) => this.#afterFailure(attempt, { name, version, error }),
    })
  }

  #afterFailure(
    attempt: OpenAttempt,
    { name, version, error }: { name: string; version: number | undefined; error: DOMException },
  ): void {
    this.#failures += 1
    const reason = reasonByName[error.name] ?? (this.#failures >= mostFailures ? 'broken' : null)
    if (reason === null) this.#ports.after(pauseAfterFailureMs, () => attempt.fail(error))
    else this.#move(attempt, { name, version, reason })
  }

  #move(
    attempt: OpenAttempt,
    { name, version, reason }: { name: string; version: number | undefined; reason: MemoryReason },
  ): void {
    this.#reason = reason
    this.#ports.watch.movedToMemory(name, reason)
    void this.#openInMemory(attempt, name, version)
  }

  async #openInMemory(attempt: OpenAttempt, name: string, version?: number): Promise<void> {
    this.#memory ??= await this.#ports.loadMemory()
    attempt.follow(this.#memory.indexedDB.open(name, version))
  }
}

/**
 * Watches over one database: each has a guard of its own, for one may be newer while the others are
 * not.
 */
export const guardStorage = (ports: GuardPorts): GuardedStorage => {
  const guard = new Guard(ports)
  const indexedDB: IDBFactory = {
    open: (name, version) => guard.open(name, version),
    deleteDatabase: (name) => guard.deleteDatabase(name),
    databases: () => guard.databases(),
    cmp: (first, second) => guard.cmp(first, second),
  }
  // IDBKeyRange as Dexie expects it: `only`, `lowerBound`, `upperBound` and `bound` are the
  // browser's own names of its four makers (a range of one key, from, up to, between), and must be
  // called so: `only` narrows no test here. A key is whatever a caller stores.
  const ranges = {
    only: (value: unknown) => guard.ranges().only(value),
    lowerBound: (lower: unknown, isOpen?: boolean) => guard.ranges().lowerBound(lower, isOpen),
    upperBound: (upper: unknown, isOpen?: boolean) => guard.ranges().upperBound(upper, isOpen),
    bound: (lower: unknown, upper: unknown, isLowerOpen?: boolean, isUpperOpen?: boolean) =>
      guard.ranges().bound(lower, upper, isLowerOpen, isUpperOpen),
  }
  // Dexie makes ranges and never asks what made them.
  return {
    indexedDB,
    IDBKeyRange: ranges as unknown as typeof IDBKeyRange,
    memoryReason: () => guard.memoryReason(),
  }
}
