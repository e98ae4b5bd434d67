import { expect, it } from 'vitest'
import { fallbackUser, type User } from '#domain/user.ts'
import { keptUserOf, toKeep } from './kept-user.ts'

const ada: User = {
  id: '7', username: 'ada', email: 'Ada@example.org', isEmailVerified: true, tier: 'pro', avatarId: null, avatarUrl: null, isAdmin: false,
}

const kept = JSON.stringify(toKeep(ada, '7'))
const keptWithoutSubject = JSON.stringify(toKeep(ada, null))

it('D-OFFLINEIDENTITY knows the owner by the stored e-mail and the token’s subject', () => {
  expect(keptUserOf(kept, { email: 'ada@example.org', subject: '7' })).toEqual(ada)
  expect(keptUserOf(kept, { email: null, subject: '7' })).toEqual(ada)
  expect(keptUserOf(keptWithoutSubject, { email: 'ada@example.org', subject: null })).toEqual(ada)
})

it('D-OFFLINEIDENTITY never opens one account for another', () => {
  expect(keptUserOf(kept, { email: 'grace@example.org', subject: '7' })).toBeNull()
  expect(keptUserOf(kept, { email: 'ada@example.org', subject: '8' })).toBeNull()
  expect(keptUserOf(keptWithoutSubject, { email: null, subject: null })).toBeNull()
})

it('keeps no fallback user', () => {
  expect(toKeep(fallbackUser('ada@example.org'), null)).toBeNull()
})

it.each([null, 'x', {}, ada, { ...ada, subject: 7 }, { ...ada, id: 7, subject: '7' }, { ...ada, tier: 'gold', subject: '7' }])(
  'ignores %j',
  (unreadable) => {
    expect(keptUserOf(JSON.stringify(unreadable), { email: 'ada@example.org', subject: '7' })).toBeNull()
  },
)

it('ignores what is no JSON', () => {
  expect(keptUserOf('{"id":', { email: 'ada@example.org', subject: '7' })).toBeNull()
  expect(keptUserOf(null, { email: 'ada@example.org', subject: '7' })).toBeNull()
})
