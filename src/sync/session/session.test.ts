import { describe, expect, it } from 'vitest'
import { fallbackUser, type User } from '#domain/account/user.ts'
import type { KeptUser } from './kept-user.ts'
import { accountOf, deriveSession, maySend, type SessionFacts } from './session.ts'

const ada: User = {
  id: '7',
  username: 'ada',
  email: 'ada@example.org',
  isEmailVerified: true,
  tier: 'pro',
  avatarId: null,
  avatarUrl: null,
  isAdmin: false,
  memberSinceSec: 1_767_225_600,
  hasPassword: true,
}
const atSec = 1_770_000_000
const kept: KeptUser = { user: ada, confirmedAtSec: 1_769_000_000 }
const facts = (over: Partial<SessionFacts> = {}): SessionFacts => ({
  token: 't',
  isExpired: false,
  storedEmail: 'ada@example.org',
  keptUser: null,
  answer: { kind: 'pending' },
  isWaitOver: false,
  ...over,
})

describe('deriveSession', () => {
  it('without a token there is a visitor, whatever else is known', () => {
    const session = deriveSession(
      facts({
        token: null,
        keptUser: kept,
        answer: { kind: 'confirmed', user: ada, atSec },
        isWaitOver: true,
      }),
    )
    expect(session).toEqual({ status: 'visitor' })
    expect(accountOf(session)).toBe('anon')
    expect(maySend(session)).toBe(false)
  })

  it('R-GRD-001 waits while the server is being asked', () => {
    expect(deriveSession(facts())).toEqual({ status: 'loading' })
    expect(deriveSession(facts({ keptUser: kept }))).toEqual({ status: 'loading' })
    expect(accountOf({ status: 'loading' })).toBeNull()
  })

  it('shows the confirmed user, who may send', () => {
    const session = deriveSession(facts({ answer: { kind: 'confirmed', user: ada, atSec } }))
    expect(session).toEqual({
      status: 'user',
      user: ada,
      isOfflineIdentity: false,
      describedAtSec: atSec,
      isExpiredOffline: false,
    })
    expect(accountOf(session)).toBe('7')
    expect(maySend(session)).toBe(true)
  })

  it.each([{ answer: { kind: 'failed' } }, { isWaitOver: true }] as Partial<SessionFacts>[])(
    'D-OFFLINEIDENTITY shows the kept user and opens that account, sending nothing: %j',
    (over) => {
      const session = deriveSession(facts({ keptUser: kept, ...over }))
      expect(session).toEqual({
        status: 'user',
        user: ada,
        isOfflineIdentity: true,
        describedAtSec: kept.confirmedAtSec,
        isExpiredOffline: false,
      })
      expect(accountOf(session)).toBe('7')
      expect(maySend(session)).toBe(false)
    },
  )

  it('R-AUT-065 D-FALLBACKUSER builds a user from the e-mail only where nothing is kept, and opens no account', () => {
    const session = deriveSession(facts({ answer: { kind: 'failed' } }))
    expect(session).toMatchObject({
      status: 'user',
      user: fallbackUser('ada@example.org'),
      isOfflineIdentity: true,
      describedAtSec: null,
    })
    expect(accountOf(session)).toBe('anon')
    expect(maySend(session)).toBe(false)
  })

  it('with neither a kept user nor an e-mail a failed fetch leaves a visitor', () => {
    expect(deriveSession(facts({ answer: { kind: 'failed' }, storedEmail: null }))).toEqual({
      status: 'visitor',
    })
  })

  it('D-OFFLINEEXPIRY an expired token signs nobody out while the server is out of reach', () => {
    const session = deriveSession(facts({ isExpired: true, isWaitOver: true, keptUser: kept }))
    expect(session).toEqual({
      status: 'user',
      user: ada,
      isOfflineIdentity: true,
      describedAtSec: kept.confirmedAtSec,
      isExpiredOffline: true,
    })
    expect(maySend(session)).toBe(false)
  })

  it('D-FALLBACKUSER never builds a user on an expired token', () => {
    expect(deriveSession(facts({ isExpired: true, isWaitOver: true }))).toEqual({
      status: 'visitor',
    })
  })

  it('shows nothing of an expired session before it is known that the server is out of reach', () => {
    expect(deriveSession(facts({ isExpired: true, keptUser: kept }))).toEqual({ status: 'loading' })
  })
})
