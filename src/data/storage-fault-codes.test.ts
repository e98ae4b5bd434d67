import { describe, expect, it, vi } from 'vitest'
import type { AccountDb } from './account-db.ts'
import { assertTakesEdits, StorageFault, storageFaultOf } from './storage-fault.ts'
import type { MemoryReason } from './storage/queries/storage-health.ts'

const named = (name: string, over: object = {}): Error =>
  Object.assign(new Error('message of the browser'), { name }, over)

describe('the fault behind an error', () => {
  it.each([
    ['QuotaExceededError', 'STORAGE_FULL'],
    ['DatabaseClosedError', 'STORAGE_CLOSED'],
    ['InvalidStateError', 'STORAGE_CLOSED'],
    ['AbortError', 'STORAGE_CLOSED'],
    ['VersionError', 'STORAGE_NEWER'],
    ['MissingAPIError', 'STORAGE_UNAVAILABLE'],
    ['SecurityError', 'STORAGE_UNAVAILABLE'],
    ['UnknownError', 'STORAGE_BROKEN'],
    ['DataError', 'STORAGE_BROKEN'],
    ['NotFoundError', 'STORAGE_BROKEN'],
    ['OpenFailedError', 'STORAGE_BROKEN'],
    ['TransactionInactiveError', 'STORAGE_ABORTED'],
    ['PrematureCommitError', 'STORAGE_ABORTED'],
    ['TimeoutError', 'STORAGE_ABORTED'],
  ])('%s is %s', (name, code) => {
    const fault = storageFaultOf(named(name))
    expect([fault?.code, fault?.message]).toEqual([code, `${code}: message of the browser`])
  })

  it('the words of iOS for a connection it took mean that it is gone, and only then', () => {
    const lost = { message: 'Connection to Indexed Database server lost' }
    expect(
      [named('UnknownError', lost), named('DataError', lost)].map(
        (error) => storageFaultOf(error)?.code,
      ),
    ).toEqual(['STORAGE_CLOSED', 'STORAGE_BROKEN'])
  })

  it('is the most telling cause, wherever it stands', () => {
    const full = named('QuotaExceededError')
    expect(
      [
        named('AbortError', { inner: full }),
        named('AbortError', { inner: named('AbortError', { inner: full }) }),
        named('AbortError', { cause: full }),
        new Error('write failed', { cause: full }),
      ].map((error) => storageFaultOf(error)?.code),
    ).toEqual(['STORAGE_FULL', 'STORAGE_FULL', 'STORAGE_FULL', 'STORAGE_FULL'])
    const own = named('AbortError')
    Object.assign(own, { inner: own })
    expect(storageFaultOf(own)?.code).toBe('STORAGE_CLOSED')
  })

  it('is the very fault where one was told before, and none in a mistake of ours', () => {
    const fault = new StorageFault('STORAGE_WAITING')
    expect([storageFaultOf(fault), fault.message, fault.name]).toEqual([
      fault,
      'STORAGE_WAITING',
      'StorageFault',
    ])
    expect(
      [
        new TypeError('x'),
        'QuotaExceededError',
        { name: 'QuotaExceededError' },
        null,
        undefined,
      ].map(storageFaultOf),
    ).toEqual([null, null, null, null, null])
  })
})

const taking = (
  memoryReason: MemoryReason | null,
  isAnonymous: boolean,
  onLine: boolean,
): string => {
  vi.stubGlobal('navigator', { onLine })
  try {
    assertTakesEdits({ memoryReason: () => memoryReason, isAnonymous } as AccountDb)
    return 'taken'
  } catch (error) {
    return storageFaultOf(error)?.code ?? 'another error'
  } finally {
    vi.unstubAllGlobals()
  }
}

describe('design 5: whether an edit may be taken', () => {
  it('on a device that keeps it, always', () => {
    expect([
      taking(null, false, false),
      taking(null, true, false),
      taking(null, false, true),
    ]).toEqual(['taken', 'taken', 'taken'])
  })

  it('in memory alone, a member\u2019s while it can be sent, and a visitor\u2019s always', () => {
    expect([
      taking('refused', false, true),
      taking('refused', true, false),
      taking('refused', false, false),
      taking('full', false, false),
    ]).toEqual(['taken', 'taken', 'STORAGE_FLEETING', 'STORAGE_FLEETING'])
  })

  it('beside a newer version\u2019s data, never', () => {
    expect([taking('newer', false, true), taking('newer', true, true)]).toEqual([
      'STORAGE_NEWER',
      'STORAGE_NEWER',
    ])
  })
})
