import { describe, expect, it } from 'vitest'
import { storageNotice, type NoticeFacts, type StorageNotice } from './storage-notice.ts'

const well: NoticeFacts = {
  health: { memoryOnly: null, waitingFor: null, isFull: false },
  isSignedIn: true,
  isOnline: true,
  unsent: 0,
  lost: null,
  damaged: 0,
}
const notice = (
  facts: Partial<Omit<NoticeFacts, 'health'>> & { health?: Partial<NoticeFacts['health']> },
): StorageNotice | null =>
  storageNotice({ ...well, ...facts, health: { ...well.health, ...facts.health } })
const keys = (shown: StorageNotice | null): string[] =>
  shown?.sentences.map(({ key, count }) => (count === undefined ? key : `${key} ${count}`)) ?? []

describe('the storage of this device', () => {
  it('is not mentioned while all is well, waiting changes or not', () => {
    expect([notice({}), notice({ unsent: 3, isOnline: false })]).toEqual([null, null])
  })

  it('that keeps nothing says why, and what is only in this tab', () => {
    expect(keys(notice({ health: { memoryOnly: 'refused' }, isSignedIn: false }))).toEqual([
      'refused',
      'visitorHint',
    ])
    expect(keys(notice({ health: { memoryOnly: 'refused' } }))).toEqual(['refused'])
    expect(keys(notice({ health: { memoryOnly: 'refused' }, unsent: 2 }))).toEqual([
      'refused',
      'onlyInTab 2',
    ])
    expect(keys(notice({ health: { memoryOnly: 'full' }, isOnline: false }))).toEqual([
      'noRoom',
      'offlineInTab',
    ])
  })

  it('that can not be opened may be reset; one that merely refuses has nothing to reset', () => {
    expect(notice({ health: { memoryOnly: 'broken' } })?.actions).toEqual(['retry', 'reset'])
    expect(notice({ health: { memoryOnly: 'refused' }, unsent: 1 })?.actions).toEqual([
      'retry',
      'export',
    ])
  })

  it("with a newer version's data offers the update alone: neither export nor reset", () => {
    expect(
      notice({ health: { memoryOnly: 'newer', isFull: true }, unsent: 1, damaged: 2 }),
    ).toEqual({ sentences: [{ key: 'newer' }], actions: ['reload'] })
  })

  it('that does not open yet says who holds it, where that is known', () => {
    expect([
      keys(notice({ health: { waitingFor: 'otherTabs' } })),
      keys(notice({ health: { waitingFor: 'browser' } })),
    ]).toEqual([['otherTabs'], ['slow']])
  })

  it('that is full says what frees space, and offers what waits as a file', () => {
    expect(notice({ health: { isFull: true }, unsent: 1 })).toEqual({
      sentences: [{ key: 'full' }],
      actions: ['retry', 'settings', 'export'],
    })
    // The settings belong to somebody who is signed in.
    expect(notice({ health: { isFull: true }, isSignedIn: false })?.actions).toEqual(['retry'])
  })

  it('that was emptied from outside says what was lost with it, and is silent about nothing', () => {
    expect(keys(notice({ lost: { changes: 2, lists: 0 } }))).toEqual(['cleared', 'lostChanges 2'])
    expect(keys(notice({ lost: { changes: 0, lists: 1 }, isSignedIn: false }))).toEqual([
      'cleared',
      'lostLists 1',
    ])
  })

  it('with damaged rows counts them, after everything more pressing', () => {
    expect(notice({ damaged: 2 })).toEqual({
      sentences: [{ key: 'damaged', count: 2 }],
      actions: ['saveDamaged', 'removeDamaged'],
    })
    expect(keys(notice({ damaged: 2, health: { isFull: true } }))).toEqual(['full'])
  })
})
