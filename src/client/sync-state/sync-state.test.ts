import { describe, expect, it } from 'vitest'
import { idleStatus } from '#sync/sync-status.ts'
import { announcementOf, factsOf, pillLook, type SyncFacts } from './sync-state.ts'

const calm: SyncFacts = {
  isRead: true,
  isOnline: true,
  isUnreached: false,
  isSignedIn: true,
  needsSignIn: false,
  isSending: false,
  waiting: 0,
  toReview: 0,
  acknowledged: 5,
}
const facts = (changed: Partial<SyncFacts>): SyncFacts => ({ ...calm, ...changed })

describe('the sync pill', () => {
  it('is plain when everything is on the server', () => {
    expect(pillLook(calm)).toEqual({ icon: 'check', key: 'synced', total: 0, isDashed: false })
  })
  it('D9 says nothing before the queue was read, for nobody knows yet whether anything waits', () => {
    expect(pillLook(factsOf(idleStatus, { isSignedIn: true, isOnline: true }))).toBeNull()
  })
  it('counts what is being sent', () => {
    expect(pillLook(facts({ isSending: true, waiting: 2 }))).toMatchObject({
      key: 'syncing',
      total: 2,
    })
  })
  it('is dashed offline and says how many changes wait, never as an error', () => {
    expect(pillLook(facts({ isOnline: false, waiting: 3 }))).toEqual({
      icon: 'offline',
      key: 'offlineWaiting',
      total: 3,
      isDashed: true,
    })
    expect(pillLook(facts({ isOnline: false }))).toMatchObject({ key: 'offline', isDashed: true })
  })
  it('D3 is never "Synced" where somebody else than the server answers', () => {
    expect(pillLook(facts({ isUnreached: true }))).toEqual({
      icon: 'offline',
      key: 'unreached',
      total: 0,
      isDashed: true,
    })
    expect(pillLook(facts({ isUnreached: true, waiting: 2, toReview: 1 }))).toMatchObject({
      key: 'unreachedWaiting',
      total: 2,
    })
  })
  it('asks for a review once there is a connection again', () => {
    expect(pillLook(facts({ toReview: 1, waiting: 2 }))).toMatchObject({ key: 'review' })
    expect(pillLook(facts({ toReview: 1, isOnline: false }))).toMatchObject({ key: 'offline' })
  })
  it('D-OFFLINEEXPIRY asks to sign in again only while something waits', () => {
    expect(pillLook(facts({ needsSignIn: true, waiting: 1, isOnline: false }))).toMatchObject({
      key: 'signInAgain',
    })
    expect(pillLook(facts({ needsSignIn: true }))).toMatchObject({ key: 'synced' })
  })
  it('D-WLLOCAL has nothing to say to a visitor but that the connection is gone', () => {
    expect(pillLook(facts({ isSignedIn: false }))).toBeNull()
    expect(pillLook(facts({ isSignedIn: false, isOnline: false }))).toMatchObject({
      key: 'offline',
    })
  })
})

describe('the facts of the sync pill', () => {
  it('trusts the engine over the browser about the connection', () => {
    const isOnline = true
    expect(
      factsOf({ ...idleStatus, state: 'offline', waiting: 2 }, { isSignedIn: true, isOnline }),
    ).toMatchObject({ isOnline: false, waiting: 2 })
  })
  it('D10 takes the word of the browser only before a request had an outcome', () => {
    expect(factsOf(idleStatus, { isSignedIn: true, isOnline: false }).isOnline).toBe(false)
    expect(
      factsOf({ ...idleStatus, hasOutcome: true }, { isSignedIn: true, isOnline: false }).isOnline,
    ).toBe(true)
    expect(factsOf(idleStatus, { isSignedIn: false, isOnline: false }).isOnline).toBe(false)
  })
  it('D-WLLOCAL has nothing to send or review for a visitor', () => {
    expect(
      factsOf(
        { ...idleStatus, state: 'signin', waiting: 3, needsReviewCount: 1 },
        { isSignedIn: false, isOnline: true },
      ),
    ).toEqual(facts({ isRead: false, isSignedIn: false, acknowledged: 0 }))
  })
})

describe('the spoken sync status', () => {
  it('says when the connection goes and what will be sent later', () => {
    expect(announcementOf(calm, facts({ isOnline: false }))).toEqual({ key: 'announceOffline' })
    expect(
      announcementOf(facts({ isOnline: false }), facts({ isOnline: false, waiting: 1 })),
    ).toEqual({ key: 'announceWaiting', count: 1 })
  })
  it('says once that everything arrived, and nothing while the queue drains', () => {
    expect(announcementOf(facts({ waiting: 2 }), facts({ waiting: 1 }))).toBeNull()
    expect(announcementOf(facts({ waiting: 1 }), facts({ acknowledged: 6 }))).toEqual({
      key: 'announceSynced',
    })
    expect(announcementOf(calm, calm)).toBeNull()
  })
  it('D9 never calls changes synced that were discarded or deleted with their database', () => {
    expect(announcementOf(facts({ waiting: 2 }), calm)).toBeNull()
    expect(announcementOf(facts({ waiting: 2 }), facts({ acknowledged: 0 }))).toBeNull()
  })
  it('D3 says once that somebody else answers', () => {
    expect(announcementOf(calm, facts({ isUnreached: true }))).toEqual({ key: 'unreachedReason' })
    expect(
      announcementOf(
        facts({ isUnreached: true, waiting: 1 }),
        facts({ isUnreached: true, acknowledged: 6 }),
      ),
    ).toBeNull()
  })
  it('never calls a parked change synced', () => {
    expect(announcementOf(facts({ waiting: 1 }), facts({ toReview: 1 }))).toEqual({
      key: 'announceReview',
      count: 1,
    })
  })
})
