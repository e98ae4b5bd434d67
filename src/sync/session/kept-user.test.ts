import { expect, it } from 'vitest'
import { fallbackUser, type User } from '#domain/account/user.ts'
import { isSameUser, keptUserOf, toKeep } from './kept-user.ts'

const ada: User = {
  id: '7',
  username: 'ada',
  email: 'Ada@example.org',
  isEmailVerified: true,
  tier: 'pro',
  avatarId: null,
  avatarUrl: null,
  isAdmin: false,
  memberSinceSec: 1_767_225_600,
  hasPassword: true,
}

const confirmedAtMs = 1_770_000_000_500
const found = { user: ada, confirmedAtSec: 1_770_000_000 }
const kept = JSON.stringify(toKeep(ada, { subject: '7', confirmedAtMs }))
const keptWithoutSubject = JSON.stringify(toKeep(ada, { subject: null, confirmedAtMs }))

it('D-OFFLINEIDENTITY knows the owner by the stored e-mail and the token’s subject', () => {
  expect(keptUserOf(kept, { email: 'ada@example.org', subject: '7' })).toEqual(found)
  expect(keptUserOf(kept, { email: null, subject: '7' })).toEqual(found)
  expect(keptUserOf(keptWithoutSubject, { email: 'ada@example.org', subject: null })).toEqual(found)
})

it('D-OFFLINEIDENTITY never opens one account for another', () => {
  expect(keptUserOf(kept, { email: 'grace@example.org', subject: '7' })).toBeNull()
  expect(keptUserOf(kept, { email: 'ada@example.org', subject: '8' })).toBeNull()
  expect(keptUserOf(keptWithoutSubject, { email: null, subject: null })).toBeNull()
})

it('keeps no fallback user', () => {
  expect(toKeep(fallbackUser('ada@example.org'), { subject: null, confirmedAtMs })).toBeNull()
})

it.each([
  null,
  'x',
  {},
  ada,
  { ...ada, subject: 7 },
  { ...ada, id: 7, subject: '7' },
  { ...ada, tier: 'gold', subject: '7' },
])('ignores %j', (unreadable) => {
  expect(
    keptUserOf(JSON.stringify(unreadable), { email: 'ada@example.org', subject: '7' }),
  ).toBeNull()
})

it('ignores what is no JSON', () => {
  expect(keptUserOf('{"id":', { email: 'ada@example.org', subject: '7' })).toBeNull()
  expect(keptUserOf(null, { email: 'ada@example.org', subject: '7' })).toBeNull()
})

it('reads what an earlier version kept, which told neither when nor since when', () => {
  const { memberSinceSec: _, hasPassword: __, ...older } = ada
  expect(
    keptUserOf(JSON.stringify({ ...older, subject: '7' }), {
      email: 'ada@example.org',
      subject: '7',
    }),
  ).toEqual({
    user: { ...older, memberSinceSec: null, hasPassword: true },
    confirmedAtSec: null,
  })
})

it('two descriptions are the same in any order of their fields, and differ by any of them', () => {
  const { id, ...others } = ada
  expect(isSameUser(ada, { ...others, id })).toBe(true)
  expect(isSameUser(ada, { ...ada, avatarId: 'fox' })).toBe(false)
})
