import { expect, it } from 'vitest'
import { loginPathFor, safeReturnPath } from './return-path.ts'

it.each([
  '/compare',
  '/compare?coins=a,b#chart',
  '/coin/bitcoin',
  '/',
  '/logins',
  '/admin/users?page=2',
])('R-AUT-014 keeps %j', (path) => {
  expect(safeReturnPath(path)).toBe(path)
})

it.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/\n/evil',
  'compare',
  '',
  ' /compare',
  '/login',
  '/login?returnTo=/x',
  '/login/admin',
  '/register',
  '/LOGIN',
  '/./login',
  '/x/..//evil.example',
  '/.//evil.example',
  undefined,
  null,
  7,
  ['/compare'],
])('R-AUT-014 D-RETURNTO sends %j to /', (path) => {
  expect(safeReturnPath(path)).toBe('/')
})

it('R-GRD-010 D-RETURNPATH encodes path, query and hash', () => {
  expect(loginPathFor('/compare')).toBe('/login?returnTo=%2Fcompare')
  expect(
    decodeURIComponent(loginPathFor('/compare?coins=a,b#x').slice('/login?returnTo='.length)),
  ).toBe('/compare?coins=a,b#x')
})
