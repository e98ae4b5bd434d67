import { expect, it } from 'vitest'
import { pageTransition } from './page-transition.ts'

it.each([
  ['/coinlist', '/coin/bitcoin', 'deeper'],
  ['/watchlist', '/ido/quarrystone', 'deeper'],
  ['/coin/bitcoin', '/coinlist', 'back'],
  ['/coindetail/bitcoin/', '/watchlist', 'back'],
  ['/coinlist', '/upcoming', 'aside'],
  ['/coinlist', '/coinlist/', null],
  ['/coin/bitcoin', '/coin/ethereum', null],
  ['/', '/coinlist', null],
  ['/coinlist', '/login', null],
  [undefined, '/coinlist', null],
] as const)('from %s to %s: %s', (from, to, expected) =>
  expect(pageTransition(from, to)).toBe(expected),
)
