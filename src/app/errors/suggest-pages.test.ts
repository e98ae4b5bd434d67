import { assert, property, webPath } from 'fast-check'
import { expect, it } from 'vitest'
import { isPage } from '#domain/page/pages.ts'
import { suggestPages, wordsOf } from './suggest-pages.ts'

it.each([
  ['/scout', '/gemscout'],
  ['/settings', '/profile'],
  ['/coinlsit', '/coinlist'],
  ['/CoinList', '/coinlist'],
  ['/coin-list', '/coinlist'],
  ['/watchlists', '/watchlist'],
  ['/topmovers', '/top-movers'],
  ['/prcing', '/pricing'],
  ['/app/upcoming', '/upcoming'],
  ['/ai', '/aiassistant'],
  ['/admin/user', '/admin/users'],
])('D-SCOUT %s may mean %s first', (typed, meant) => {
  expect(suggestPages(typed)[0]).toBe(meant)
})

it('suggests nothing for an address like no other', () => {
  expect(suggestPages('/qqqqzzzz')).toEqual([])
  expect(suggestPages('/%E0%A4%A')).toEqual([])
  expect(suggestPages('/')).toEqual([])
})

it("keeps administrators' pages to addresses of theirs", () => {
  expect(suggestPages('/userss').some((page) => page.startsWith('/admin'))).toBe(false)
  expect(suggestPages('/admin/logz')).toEqual(['/admin/logs'])
})

it('suggests at most three pages that exist, whatever was typed', () => {
  assert(
    property(webPath({ size: 'small' }), (path) => {
      const suggested = suggestPages(path)
      expect(suggested.length).toBeLessThanOrEqual(3)
      expect(suggested.every(isPage)).toBe(true)
    }),
    { numRuns: 50 },
  )
})

it('reads the words of an address', () => {
  expect([wordsOf('/shiba-inu/'), wordsOf('/bit%20coin'), wordsOf('/')]).toEqual([
    'shiba inu',
    'bit coin',
    '',
  ])
})
