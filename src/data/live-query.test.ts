import { describe, expect, it } from 'vitest'
import { readAgainIfClosed, readUnlessLost } from './live-query.ts'

const closedEarly = (): Error => Object.assign(new Error('Transaction committed too early'), { name: 'PrematureCommitError' })

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
    await expect(readAgainIfClosed(() => Promise.reject(closedEarly()))).rejects.toThrow('too early')
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
    ['UnknownError', 'Connection to Indexed Database server lost. Refresh the page to try again'],
  ] as const

  it.each(lost)('never answers with %s, and asks to be made again', async (name, message) => {
    let asked = 0
    const answer = readUnlessLost(() => Promise.reject(Object.assign(new Error(message), { name })), () => { asked += 1 })
    const first = await Promise.race([answer.then(() => 'answer', () => 'error'), new Promise((resolve) => { setTimeout(resolve, 20, 'silence') })])
    expect([first, asked]).toEqual(['silence', 1])
  })

  it('passes any other failure on', async () => {
    const failed = readUnlessLost(() => Promise.reject(new TypeError('a mistake of ours')), () => { throw new Error('asked') })
    await expect(failed).rejects.toThrow('a mistake of ours')
  })
})
