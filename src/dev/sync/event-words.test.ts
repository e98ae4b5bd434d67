import { describe, expect, it } from 'vitest'
import { wordsOf } from './event-words.ts'

describe('the words of an event', () => {
  it('says how a request ended by its class, with its name, status and time beside it', () => {
    expect(
      wordsOf({
        type: 'answered',
        f: 'create_watchlist',
        outcome: 'transient',
        status: 503,
        tookMs: 81.6,
      }),
    ).toEqual({ key: 'ansTransient', facts: 'create_watchlist · 503 · 82 ms' })
    expect(
      wordsOf({
        type: 'answered',
        f: 'create_watchlist',
        outcome: 'lost',
        status: null,
        tookMs: 15_000,
      }),
    ).toEqual({ key: 'ansLost', facts: 'create_watchlist · 15000 ms' })
  })

  it('names a change by its number and why it is tried again', () => {
    expect(wordsOf({ type: 'postponed', seq: 7, operation: 'member', reason: 'offline' })).toEqual({
      key: 'evPostponed',
      facts: '#7 · member · offline',
    })
    expect(wordsOf({ type: 'acknowledged', seq: 7, operation: 'create' })).toEqual({
      key: 'evAcknowledged',
      facts: '#7 · create',
    })
  })

  it('design 5: tells a lock that was lost to another tab, and one that was taken from a frozen one', () => {
    expect(wordsOf({ type: 'halted', reason: 'fenced' }).key).toBe('haltFenced')
    expect([true, false].map((isForced) => wordsOf({ type: 'lockTaken', isForced }).key)).toEqual([
      'lockStolen',
      'lockTaken',
    ])
  })
})
