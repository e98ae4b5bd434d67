import { expect, it } from 'vitest'
import { guardOf } from './guarded-paths.ts'

it.each([
  ['/compare', 'promptCompare'],
  ['/profile', 'promptProfile'],
  ['/rewards/', 'promptRewards'],
  ['/leaderboard', 'promptLeaderboard'],
  ['/watchlist', 'promptWatchlist'],
  ['/top-movers', null],
  ['/newly-listed-coins', null],
  ['/generator', null],
  ['/portfolio-analysis', null],
] as const)('R-GRD-003 to R-GRD-007 R-GRD-015 %s is for users, prompt %s', (path, prompt) => {
  expect(guardOf(path)).toEqual({ kind: 'user', prompt })
})

it.each(['/admin', '/admin/', '/admin/users', '/admin/nothing-here'])(
  'R-GRD-019 %s is for administrators',
  (path) => {
    expect(guardOf(path)).toEqual({ kind: 'admin' })
  },
)

it.each([
  '/',
  '/coinlist',
  '/coin/bitcoin',
  '/profile/membership',
  '/login',
  '/login/admin',
  '/pricing',
  '/administration',
])('R-GRD-022 D-MEMBERSHIPPUBLIC %s is open', (path) => {
  expect(guardOf(path)).toEqual({ kind: 'open' })
})

it.each([
  '/',
  '/features',
  '/faq',
  '/careers',
  '/disclaimer',
  '/privacy',
  '/terms',
  '/cookie-policy',
  '/ad-policy',
  '/upcoming-idos-info',
  '/compare-coins-info',
  '/coinlist',
  '/coin/bitcoin',
  '/ido/some-sale',
  '/blog',
  '/blog/first-post',
  '/forum',
  '/pricing',
  '/public-portfolios',
  '/public-portfolios/7',
  '/login',
  '/register',
])('R-PRM-001 a visitor may use %s', (path) => {
  expect(guardOf(path)).toEqual({ kind: 'open' })
})

it.each([
  '/compare',
  '/top-movers',
  '/newly-listed-coins',
  '/watchlist',
  '/generator',
  '/portfolio-analysis',
  '/profile',
  '/rewards',
  '/leaderboard',
])('R-PRM-002 %s is for whoever is logged in, on any membership', (path) => {
  expect(guardOf(path).kind).toBe('user')
})
