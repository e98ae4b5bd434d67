// What the sync pill says, the most pressing thing first.
import { describe, expect, it } from 'vitest'
import { createStatusStore, idleStatus, statusOf } from './sync-status.ts'

const facts = {
  mustSignIn: false,
  reach: 'server',
  isDraining: false,
  waiting: 0,
  inFlight: 0,
  sent: 0,
  needsReviewCount: 0,
  acknowledged: 4,
  hasOutcome: true,
  lastAnsweredAtMs: 5,
} as const

describe('the state of synchronisation', () => {
  it.each([
    ['synced', {}],
    ['synced', { waiting: 2 }],
    ['synced', { isDraining: true }],
    ['syncing', { isDraining: true, waiting: 1 }],
    ['review', { needsReviewCount: 1, isDraining: true, waiting: 1 }],
    ['offline', { reach: 'nobody', needsReviewCount: 1, isDraining: true, waiting: 1 }],
    ['unreached', { reach: 'foreign', needsReviewCount: 1, isDraining: true, waiting: 1 }],
    ['signin', { mustSignIn: true, reach: 'nobody', needsReviewCount: 1 }],
  ] as const)('is "%s" where %j', (state, given) => {
    expect(statusOf({ ...facts, ...given }).state).toBe(state)
  })

  it('carries the figures, and nothing else', () => {
    expect(statusOf({ ...facts, waiting: 3, inFlight: 1, sent: 0, needsReviewCount: 2 })).toEqual({
      state: 'review',
      isRead: true,
      waiting: 3,
      inFlight: 1,
      sent: 0,
      needsReviewCount: 2,
      acknowledged: 4,
      hasOutcome: true,
      lastAnsweredAtMs: 5,
    })
  })
})

describe('whoever watches it', () => {
  it('hears of a difference only, and gets the same object until there is one', () => {
    const store = createStatusStore()
    let heard = 0
    const stop = store.subscribe(() => {
      heard += 1
    })
    store.set({ ...idleStatus })
    expect([store.get(), heard]).toEqual([idleStatus, 0])
    expect(store.get()).toBe(idleStatus)
    const waiting = { ...idleStatus, waiting: 1 }
    store.set(waiting)
    expect(store.get()).toBe(waiting)
    stop()
    store.set(idleStatus)
    expect(heard).toBe(1)
  })
})
