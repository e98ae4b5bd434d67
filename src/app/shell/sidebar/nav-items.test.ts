import { expect, it } from 'vitest'
import { isCurrent, isFinished, navItems, soonItems } from './nav-items.ts'

const currentAt = (pathname: string): string[] =>
  navItems.filter((item) => isCurrent(item, pathname)).map(({ to }) => to)

it('R-LAY-024..029 the entries in their order', () => {
  expect(navItems.map(({ to }) => to)).toEqual([
    '/coinlist',
    '/upcoming',
    '/compare',
    '/newly-listed-coins',
    '/top-movers',
    '/watchlist',
  ])
})

it('R-LAY-030..035 the announced ones in their order', () => {
  expect(soonItems.map(({ key }) => key)).toEqual([
    'aiPortfolio',
    'portfolioAudit',
    'launchpads',
    'airdrops',
    'assistant',
    'gemScout',
  ])
})

it('D-SOON those of them that are finished', () => {
  expect(soonItems.filter(isFinished).map(({ to }) => to)).toEqual([
    '/launchpads',
    '/airdropscore',
    '/gemscout',
  ])
})

it('marks the entry of a page and of the pages it leads on to, and no other', () => {
  expect(
    [
      '/coinlist',
      '/coin/bitcoin',
      '/coindetail/bitcoin',
      '/ido/x',
      '/watchlist',
      '/watchlist-api-test',
      '/compare-coins-info',
      '/blog',
    ].map(currentAt),
  ).toEqual([
    ['/coinlist'],
    ['/coinlist'],
    ['/coinlist'],
    ['/upcoming'],
    ['/watchlist'],
    [],
    [],
    [],
  ])
})
