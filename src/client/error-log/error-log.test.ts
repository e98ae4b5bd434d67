import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { takeConsoleErrors } from '#tests/fakes/unexpected-console.ts'
import {
  clearErrorLog,
  errorEntries,
  logError,
  recordError,
  setErrorIdentity,
  watchErrorEntries,
} from './error-log.ts'

describe('the error log', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_767_614_400_123 })
  })
  afterEach(() => {
    clearErrorLog()
    setErrorIdentity({})
    vi.useRealTimers()
  })

  it('R-ERR-017, R-ERR-020: an error becomes an entry with its stack, a code and what is known of the moment', () => {
    setErrorIdentity({ userId: '7', userRole: 'pro' })
    const error = new RangeError('out of range')
    logError(error, {
      feature: 'coins',
      severity: 'high',
      componentStack: 'at Chart',
      errorCount: 2,
      timeSinceLastError: 900,
    })
    expect(errorEntries()).toEqual([
      {
        message: 'out of range',
        stack: error.stack,
        errorCode: 'coins_RangeError_1767614400123',
        context: {
          feature: 'coins',
          severity: 'high',
          componentStack: 'at Chart',
          errorCount: 2,
          timeSinceLastError: 900,
          userId: '7',
          userRole: 'pro',
          timestamp: 1_767_614_400,
          errorCode: 'coins_RangeError_1767614400123',
        },
      },
    ])
  })

  it('R-ERR-027..030: the words of the error come before the judgement of the caller', () => {
    const severities = [
      new TypeError('x'),
      new Error('network down'),
      new Error('not authorised'),
      new Error('x'),
    ].map((error) => logError(error, { severity: 'low' }).context.severity)
    expect(severities).toEqual(['high', 'medium', 'critical', 'low'])
  })

  it('keeps what was thrown without being an error, and errors without words', () => {
    const messages = ['plain words', '', undefined, new TypeError()].map(
      (thrown) => logError(thrown).message,
    )
    expect(messages).toEqual(['plain words', 'Thrown', 'undefined', 'TypeError'])
    expect(errorEntries()).toHaveLength(4)
  })

  it('R-ERR-021, R-ERR-022: an unfit entry is not stored and is named in the console', () => {
    expect(recordError({ message: '', context: {} })).toBe(false)
    expect(errorEntries()).toEqual([])
    expect(takeConsoleErrors()).toEqual([
      ['Invalid error log format', { fields: ['message'], entry: { message: '', context: {} } }],
    ])
  })

  it('D-CRITICAL: tells its readers of every entry and of being emptied', () => {
    const lengths: number[] = []
    const stop = watchErrorEntries(() => lengths.push(errorEntries().length))
    logError(new Error('a'))
    logError(new Error('b'))
    clearErrorLog()
    stop()
    logError(new Error('c'))
    expect(lengths).toEqual([1, 2, 0])
  })
})
