import { expect, it } from 'vitest'
import { redirectOf } from './redirects.ts'

const at = (pathname: string, searchStr = '', hash = '') =>
  redirectOf({ pathname, searchStr, hash })

it.each([
  ['R-RED-001', '/new-pricing', '/pricing', 'client'],
  ['R-RED-003', '/topgainers', '/top-movers', 'document'],
  ['R-RED-004', '/top-gained-coins', '/top-movers', 'client'],
  ['R-RED-005', '/new-coins', '/newly-listed-coins', 'client'],
  ['R-RED-006', '/newcoins', '/newly-listed-coins', 'client'],
  ['R-RED-007', '/recently-listed-coins', '/newly-listed-coins', 'client'],
])('%s %s leads to %s', (_id, from, to, kind) => {
  expect(at(from)).toEqual({ to, kind })
  expect(at(`${from}/`)).toEqual({ to, kind })
})

it('carries query and hash along', () => {
  expect(at('/newcoins', '?listed=7days', 'top')?.to).toBe('/newly-listed-coins?listed=7days#top')
})

it('leaves every other address alone', () => {
  expect([at('/coinlist'), at('/'), at('/topgainers/more'), at('/constructor')]).toEqual([
    null,
    null,
    null,
    null,
  ])
})
