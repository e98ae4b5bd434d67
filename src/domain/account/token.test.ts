import { describe, expect, it } from 'vitest'
import { isExpired, readToken } from './token.ts'

const encode = (payload: unknown): string => {
  const text = typeof payload === 'string' ? payload : JSON.stringify(payload)
  const body = Buffer.from(text, 'utf8').toString('base64url')
  return `eyJhbGciOiJIUzI1NiJ9.${body}.sig`
}

describe('readToken', () => {
  it('R-PRM-005 D-PERMTIER unites permissions, scope words and user_claims.permissions, and keeps roles apart', () => {
    const claims = readToken(
      encode({
        permissions: ['a', 7, 'b'],
        scope: ' b  c\td ',
        user_claims: { permissions: ['e'] },
        roles: ['admin'],
      }),
    )
    expect([...claims.permissions].toSorted()).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect([...claims.roles]).toEqual(['admin'])
  })

  it('R-PRM-007 counts scope "a b" as a and b', () => {
    expect([...readToken(encode({ scope: 'a b' })).permissions]).toEqual(['a', 'b'])
  })

  it('reads names outside ASCII and characters of base64url', () => {
    expect([...readToken(encode({ scope: 'görüntüle?>~ 見る' })).permissions]).toEqual([
      'görüntüle?>~',
      '見る',
    ])
  })

  it('reads a numeric subject as text', () => {
    expect(readToken(encode({ sub: 42 })).subject).toBe('42')
  })

  it.each([
    '',
    'x',
    'a.b',
    'a.%%%.c',
    encode('null'),
    encode('[]'),
    encode('"x"'),
    encode('{"permissions":{"0":"a"},"scope":5}'),
  ])('D-PERMTIER gives no permissions for %j', (token) => {
    expect(readToken(token).permissions.size).toBe(0)
  })
})

describe('isExpired', () => {
  const nowMs = 1_800_000_000_000
  it('R-AUT-062 holds once exp has passed, to the second', () => {
    expect(isExpired(readToken(encode({ exp: nowMs / 1000 - 1 })), nowMs)).toBe(true)
    expect(isExpired(readToken(encode({ exp: nowMs / 1000 })), nowMs)).toBe(true)
    expect(isExpired(readToken(encode({ exp: nowMs / 1000 + 1 })), nowMs)).toBe(false)
  })

  it.each([{}, { exp: null }, { exp: '1900000000' }, { exp: Number.NaN }])(
    'R-AUT-063 holds where exp is missing: %j',
    (payload) => {
      expect(isExpired(readToken(encode(payload)), nowMs)).toBe(true)
    },
  )
})
