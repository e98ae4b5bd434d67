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
] as const)('R-GRD-003 to R-GRD-007 R-GRD-015 %s is for members, prompt %s', (path, prompt) => {
  expect(guardOf(path)).toEqual({ kind: 'member', prompt })
})

it.each(['/admin', '/admin/', '/admin/users', '/admin/nothing-here'])('R-GRD-019 %s is for administrators', (path) => {
  expect(guardOf(path)).toEqual({ kind: 'admin' })
})

it.each(['/', '/coinlist', '/coin/bitcoin', '/profile/membership', '/login', '/login/admin', '/pricing', '/administration'])(
  'R-GRD-022 D-MEMBERSHIPPUBLIC %s is open',
  (path) => {
    expect(guardOf(path)).toEqual({ kind: 'open' })
  },
)
