// The one door from screens to live queries: they repaint when the rows they read change, in any
// tab, and read again when a lost connection swallowed their answer.
import { liveQuery, type Subscription } from 'dexie'
import { useLiveQuery as useDexieLiveQuery } from 'dexie-react-hooks'
import { useSyncExternalStore } from 'react'
import { readLater } from './storage/read-later.ts'
import { storageFaultOf } from './storage-fault.ts'
import { storageWatch } from './storage/queries/storage-health.ts'

const attempts = 3

/**
 * Dexie may find a read transaction closed when its callback ends, on a busy device, or before it
 * has asked, where the connection is being taken away; what was read is then read again.
 */
const isClosedEarly = (error: unknown): boolean => storageFaultOf(error)?.code === 'STORAGE_ABORTED'

/** Runs a read, and again where its transaction closed early. Any other failure is the caller's. */
export const readAgainIfClosed = async <Result>(read: () => Promise<Result>): Promise<Result> => {
  for (let attempt = 1; attempt < attempts; attempt += 1) {
    try {
      return await read()
    } catch (error) {
      if (!isClosedEarly(error)) throw error
    }
  }
  return read()
}

/** Dexie lets such a query rest for good: its connection, or the transaction, was taken away. */
const isLost = (error: unknown): boolean =>
  storageFaultOf(error)?.code === 'STORAGE_CLOSED' ||
  isClosedEarly(error) ||
  (error instanceof Error && error.name === 'DatabaseClosedError')

/**
 * A read whose connection was lost never answers: it is asked anew from outside, for inside the
 * query that lost it Dexie no longer sees what is read (decisions/080). Any other failure is the
 * caller's.
 */
export const readUnlessLost = <Result>(
  read: () => Promise<Result>,
  later: () => void,
): Promise<Result> => {
  const reading = readAgainIfClosed(read)
  return reading.catch((error: unknown) => {
    if (!isLost(error)) throw error
    later()
    return new Promise<never>(() => {})
  })
}

const readRound = (): number => storageWatch.get().readRound

/** The query's newest result; undefined until the first one. `deps` as for useEffect. */
export const useLiveQuery = <Result>(
  query: () => Promise<Result>,
  deps: readonly unknown[],
): Result | undefined => {
  const round = useSyncExternalStore(storageWatch.subscribe, readRound)
  return useDexieLiveQuery(() => readUnlessLost(query, readLater), [...deps, round])
}

/**
 * A live query that many components read at once: it runs while anybody watches, once for all of
 * them.
 */
export type SharedQuery<Result> = {
  /**
   * The newest result; undefined until the first one and while nobody watches. Throws what the
   * query threw.
   */
  get: () => Result | undefined
  /** Calls back after every change of what `get` gives. Returns how to stop. */
  watch: (listener: () => void) => () => void
}

const nothingYet = (): undefined => undefined

export const sharedLiveQuery = <Result>(query: () => Promise<Result>): SharedQuery<Result> => {
  const listeners = new Set<() => void>()
  let running: Subscription | null = null
  let stopRounds: (() => void) | null = null
  let get: () => Result | undefined = nothingYet
  const become = (next: () => Result | undefined): void => {
    get = next
    for (const listener of listeners) listener()
  }
  const fail = (error: unknown): void =>
    become(() => {
      throw error
    })
  const run = (): void => {
    running?.unsubscribe()
    running = liveQuery(() => readUnlessLost(query, readLater)).subscribe(
      (result) => become(() => result),
      fail,
    )
  }
  const start = (): void => {
    let round = readRound()
    stopRounds = storageWatch.subscribe(() => {
      if (round === readRound()) return
      round = readRound()
      run()
    })
    run()
  }
  const stopIfUnwatched = (): void => {
    if (listeners.size > 0) return
    stopRounds?.()
    running?.unsubscribe()
    running = null
    get = nothingYet
  }
  return {
    get: () => get(),
    watch: (listener) => {
      listeners.add(listener)
      if (running === null) start()
      return () => {
        listeners.delete(listener)
        // When a table swaps its rows the old ones leave before the new ones come.
        queueMicrotask(stopIfUnwatched)
      }
    },
  }
}
