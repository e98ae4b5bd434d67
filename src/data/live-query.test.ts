import { describe, expect, it } from 'vitest'
import { readAgainIfClosed } from './live-query.ts'

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
