import { expect, it } from 'vitest'
import { isPage, isServed, pages } from './pages.ts'

it('R-RTE-059 /landing, /scout, /settings and unknown nested paths are not pages', () => {
  expect(
    [
      '/landing',
      '/scout',
      '/settings',
      '/coinlist/nested',
      '/coin/bitcoin/more',
      '/coin/',
      '/blog/a/b',
      '/Coinlist',
    ].filter(isPage),
  ).toEqual([])
})

it('knows fixed and variable addresses, with or without a slash at the end', () => {
  expect(
    [
      '/',
      '/coinlist/',
      '/coin/bitcoin',
      '/blog/first-post/',
      '/public-portfolios/7',
      '/admin/logs',
    ].every(isPage),
  ).toBe(true)
})

it('lists each address once', () => {
  expect(new Set(pages).size).toBe(pages.length)
})

it("D-NOTFOUND old addresses and developers' pages are answered too, anything else is not", () => {
  expect(['/coinlist', '/topgainers/', '/scout', '/dev/gallery'].every(isServed)).toBe(true)
  expect(['/strategist', '/dev', '/topgainers/more'].some(isServed)).toBe(false)
})
