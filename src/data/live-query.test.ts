import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readAgainIfClosed, readUnlessLost, sharedLiveQuery } from './live-query.ts'
import { storageWatch } from './storage/queries/storage-health.ts'

const closedEarly = (): Error =>
  Object.assign(new Error('Transaction committed too early'), { name: 'PrematureCommitError' })

describe('a read whose transaction closes early', () => {
  it('is read again', async () => {
    let reads = 0
    const read = async (): Promise<string> => {
      reads += 1
      if (reads < 3) throw closedEarly()
      return 'rows'
    }
    expect(await readAgainIfClosed(read)).toBe('rows')
    expect(reads).toBe(3)
  })

  it('is given up on after three reads', async () => {
    let reads = 0
    const read = async (): Promise<never> => {
      reads += 1
      throw closedEarly()
    }
    await expect(readAgainIfClosed(read)).rejects.toThrow('too early')
    expect(reads).toBe(3)
  })

  it('passes any other failure on at once', async () => {
    let reads = 0
    const read = async (): Promise<never> => {
      reads += 1
      throw new Error('disk full')
    }
    await expect(readAgainIfClosed(read)).rejects.toThrow('disk full')
    expect(reads).toBe(1)
  })
})

describe('a read whose connection is lost', () => {
  const lost = [
    ['DatabaseClosedError', 'Database has been closed'],
    ['AbortError', 'Transaction aborted'],
    ['InvalidStateError', 'The database connection is closing'],
    ['TransactionInactiveError', 'A request was placed against a transaction that is over'],
    ['PrematureCommitError', 'Transaction committed too early'],
    ['UnknownError', 'Connection to Indexed Database server lost. Refresh the page to try again'],
  ] as const

  it.each(lost)('never answers with %s, and asks to be made again', async (name, message) => {
    let requeries = 0
    const answer = readUnlessLost(
      () => Promise.reject(Object.assign(new Error(message), { name })),
      () => {
        requeries += 1
      },
    )
    const first = await Promise.race([
      answer.then(
        () => 'answer',
        () => 'error',
      ),
      new Promise((resolve) => {
        setTimeout(resolve, 20, 'silence')
      }),
    ])
    expect([first, requeries]).toEqual(['silence', 1])
  })

  it('a database that closed because it could not be opened is lost as well, whatever the reason within', async () => {
    const inner = Object.assign(new Error('Internal error opening backing store'), {
      name: 'UnknownError',
    })
    let requeries = 0
    void readUnlessLost(
      () =>
        Promise.reject(Object.assign(new Error('closed'), { name: 'DatabaseClosedError', inner })),
      () => {
        requeries += 1
      },
    )
    await expect.poll(() => requeries).toBe(1)
  })

  it('passes any other failure on', async () => {
    const failed = readUnlessLost(
      () => Promise.reject(new TypeError('a mistake of ours')),
      () => {
        throw new Error('asked')
      },
    )
    await expect(failed).rejects.toThrow('a mistake of ours')
  })
})

describe('a query that many components read at once', () => {
  const shared = () => {
    let reads = 0
    const query = sharedLiveQuery(async () => {
      reads += 1
      if (failure) throw failure
      return reads
    })
    return { query, reads: () => reads }
  }
  let failure: Error | null
  beforeEach(() => {
    failure = null
  })

  it('runs once for all of them while anybody watches, and begins anew for the next', async () => {
    const { query, reads } = shared()
    expect([query.get(), reads()]).toEqual([undefined, 0])
    const [one, other] = [vi.fn<() => void>(), vi.fn<() => void>()]
    const [stopOne, stopOther] = [query.watch(one), query.watch(other)]
    await expect.poll(() => query.get()).toBe(1)
    expect([one.mock.calls.length, other.mock.calls.length, reads()]).toEqual([1, 1, 1])
    stopOne()
    await Promise.resolve()
    expect(query.get()).toBe(1)
    stopOther()
    await Promise.resolve()
    expect(query.get()).toBeUndefined()
    const stopNext = query.watch(one)
    await expect.poll(() => query.get()).toBe(2)
    stopNext()
  })

  it('a component that swaps its row for another does not stop it', async () => {
    const { query, reads } = shared()
    const stopOld = query.watch(() => {})
    await expect.poll(() => query.get()).toBe(1)
    stopOld()
    const stopNew = query.watch(() => {})
    await Promise.resolve()
    expect([query.get(), reads()]).toEqual([1, 1])
    stopNew()
  })

  it('design 5: is read again in the next round of reading, and in no other change of the storage', async () => {
    const { query, reads } = shared()
    const [stop, stopOther] = [query.watch(() => {}), query.watch(() => {})]
    await expect.poll(() => query.get()).toBe(1)
    storageWatch.foundFull('shared', true)
    storageWatch.foundFull('shared', false)
    await new Promise((resolve) => {
      setTimeout(resolve, 5)
    })
    expect(reads()).toBe(1)
    storageWatch.readAgain()
    await expect.poll(() => query.get()).toBe(2)
    storageWatch.readAgain()
    await expect.poll(() => query.get()).toBe(3)
    stop()
    stopOther()
    await Promise.resolve()
    storageWatch.readAgain()
    await new Promise((resolve) => {
      setTimeout(resolve, 5)
    })
    expect(reads()).toBe(3)
  })

  it('throws what the query threw, to whoever asks, and tells those who watch', async () => {
    const { query } = shared()
    failure = new Error('a mistake of ours')
    const listener = vi.fn<() => void>()
    const stop = query.watch(listener)
    await expect.poll(() => listener.mock.calls.length).toBe(1)
    expect(() => query.get()).toThrow('a mistake of ours')
    stop()
  })
})
