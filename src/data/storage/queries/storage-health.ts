// How this device's storage is doing, as one value that screens watch. Nothing here is stored:
// every page finds out anew.

/**
 * refused: the browser stores nothing here. broken: it can't open what it stores. full: there was
 * no room to begin. newer: a newer version of the app wrote the data, which this one must not
 * touch.
 */
export type MemoryReason = 'refused' | 'broken' | 'full' | 'newer'

/** otherTabs: one of them holds the database. browser: opening takes long, and nobody says why. */
export type WaitReason = 'otherTabs' | 'browser'

export type StorageHealth = {
  /** Why rows live in this tab's memory alone; null where the device keeps them. */
  memoryOnly: MemoryReason | null
  waitingFor: WaitReason | null
  /** The last write to one of the databases found no room. What was there before is still there. */
  isFull: boolean
  /**
   * Moves when reads may have been lost with their connection: whoever waits for one should ask
   * again.
   */
  readRound: number
}

/**
 * closed: the connection went, not because we asked. emptied: the database was deleted under this page
 * and made anew.
 */
export type StorageEvent = { type: 'closed' | 'emptied'; database: string }

export type StorageWatch = {
  /** The same object until something differs. */
  get: () => StorageHealth
  subscribe: (listener: () => void) => () => void
  movedToMemory: (database: string, reason: MemoryReason) => void
  /** null: it has been opened, or its opening has failed. */
  waits: (database: string, reason: WaitReason | null) => void
  foundFull: (database: string, isFull: boolean) => void
  readAgain: () => void
  tell: (event: StorageEvent) => void
  onEvent: (listener: (event: StorageEvent) => void) => () => void
}

const firstOf = <Reason>(order: readonly Reason[], reasons: Iterable<Reason>): Reason | null => {
  const all = new Set(reasons)
  return order.find((reason) => all.has(reason)) ?? null
}

export const createStorageWatch = (): StorageWatch => {
  let health: StorageHealth = { memoryOnly: null, waitingFor: null, isFull: false, readRound: 0 }
  const moved = new Map<string, MemoryReason>()
  const waiting = new Map<string, WaitReason>()
  const full = new Set<string>()
  const listeners = new Set<() => void>()
  const hearers = new Set<(event: StorageEvent) => void>()
  const change = (part: Partial<StorageHealth>): void => {
    const next = { ...health, ...part }
    if (JSON.stringify(next) === JSON.stringify(health)) return
    health = next
    for (const listener of listeners) listener()
  }
  return {
    get: () => health,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    movedToMemory: (database, reason) => {
      moved.set(database, reason)
      change({ memoryOnly: firstOf(['newer', 'refused', 'broken', 'full'], moved.values()) })
    },
    waits: (database, reason) => {
      if (reason === null) waiting.delete(database)
      else waiting.set(database, reason)
      change({ waitingFor: firstOf(['otherTabs', 'browser'], waiting.values()) })
    },
    foundFull: (database, isFull) => {
      if (isFull) full.add(database)
      else full.delete(database)
      change({ isFull: full.size > 0 })
    },
    readAgain: () => change({ readRound: health.readRound + 1 }),
    tell: (event) => {
      for (const hearer of hearers) hearer(event)
    },
    onEvent: (listener) => {
      hearers.add(listener)
      return () => hearers.delete(listener)
    },
  }
}

/** The storage of this page. */
export const storageWatch = createStorageWatch()
