import { expect, it } from 'vitest'
import { canonicalPath } from './canonical-path.ts'

it.each([
  ['/', '/'],
  ['/coinlist/', '/coinlist'],
  ['/coindetail/bitcoin', '/coin/bitcoin'],
  ['/coindetail/bitcoin/', '/coin/bitcoin'],
  ['/coin/usd-coin.e', '/coin/usd-coin.e'],
  ['/topgainers', '/top-movers'],
  ['/scout/', '/gemscout'],
])('D-DETAILALIAS %s is %s', (pathname, path) => {
  expect(canonicalPath(pathname)).toBe(path)
})
