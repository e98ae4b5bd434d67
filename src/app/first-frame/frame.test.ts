import { expect, it } from 'vitest'
import { frameAddress } from './frame.ts'

const at = (pathname: string, search = ''): string | null =>
  frameAddress({ pathname, search } as Location)

it('keeps pictures of research and watchlists, with their filters', () => {
  expect(at('/')).toBe('/')
  expect(at('/coinlist', '?sort=price')).toBe('/coinlist?sort=price')
  expect(at('/coin/bitcoin')).toBe('/coin/bitcoin')
  expect(at('/ido/quay-seven')).toBe('/ido/quay-seven')
  expect(at('/watchlist')).toBe('/watchlist')
})

it('keeps none of a profile, a payment, administration or a sign-in', () => {
  for (const path of ['/profile', '/stripe-checkout', '/admin', '/admin/users', '/login'])
    expect(at(path)).toBeNull()
})

it('keeps none of an endless address', () => {
  expect(at('/coinlist', `?search=${'x'.repeat(300)}`)).toBeNull()
})
