import { expect, it } from 'vitest'
import { fallbackUser, initialsOf, isFallbackUser } from './user.ts'

it('R-AUT-065 builds the fallback user from the stored e-mail', () => {
  const user = fallbackUser('ada.l@example.org')
  expect(user).toMatchObject({
    id: '0',
    username: 'ada.l',
    isEmailVerified: false,
    tier: 'free',
    isAdmin: false,
  })
  expect(isFallbackUser(user)).toBe(true)
})

it.each([
  [{ username: 'ada lovelace', email: '' }, 'AL'],
  [{ username: 'ada', email: '' }, 'A'],
  [{ username: '123', email: 'grace.hopper@x.org' }, 'GH'],
  [{ username: '', email: '42@x.org' }, 'CS'],
  [{ username: 'Éa-b_c', email: '' }, 'ÉB'],
])('D-AVATARINIT %j -> %s', (user, initials) => {
  expect(initialsOf(user)).toBe(initials)
})
