// Every address of the specification (§2) has its route, and the other way round; this list is the specification's, copied by hand.
import { expect, it } from 'vitest'
import { pages } from '#domain/page/pages.ts'
import { mapRows } from '../../scripts/map/routes.ts'
import { repository } from './repository.ts'

const specified = [
  '/', // R-RTE-001
  '/ad-policy',
  '/cookie-policy',
  '/disclaimer',
  '/privacy',
  '/terms', // R-RTE-002
  '/careers',
  '/features',
  '/faq',
  '/pricing', // R-RTE-003..006
  '/login',
  '/login/admin',
  '/register',
  '/reset-password',
  '/verify-email',
  '/request-email-verification', // R-RTE-007..014
  '/stripe-subscription',
  '/stripe-checkout',
  '/payment-success',
  '/payment-cancel',
  '/profile/membership', // R-RTE-015..019
  '/blog',
  '/blog/$slug',
  '/forum',
  '/documentation',
  '/docusaurus-docs', // R-RTE-020..024
  '/upcoming-idos-info',
  '/compare-coins-info',
  '/portfolio-generator-info',
  '/portfolio-analysis-info',
  '/top-launchpads-info',
  '/gemscout-info', // R-RTE-025..030
  '/public-portfolios',
  '/public-portfolios/$id', // R-RTE-031..032
  '/coinlist',
  '/coin/$id',
  '/coindetail/$id',
  '/upcoming',
  '/ido/$id', // R-RTE-033..038
  '/launchpads',
  '/airdropscore',
  '/gemscout',
  '/aiassistant',
  '/academy', // R-RTE-039..043
  '/api-test',
  '/watchlist-api-test',
  '/sidebar-demo',
  '/callback', // R-RTE-044..047
  '/compare',
  '/top-movers',
  '/newly-listed-coins',
  '/watchlist',
  '/generator',
  '/portfolio-analysis',
  '/profile',
  '/rewards',
  '/leaderboard', // R-RTE-048..056
  '/admin',
  '/admin/workflow-automation',
  '/admin/forum',
  '/admin/blog',
  '/admin/users', // R-RTE-057
  '/admin/database',
  '/admin/documentation',
  '/admin/translations',
  '/admin/analytics',
  '/admin/logs',
  '/admin/performance',
  '/admin/settings',
  '/admin/security',
  '/admin/api', // R-RTE-058
  '/feedback', // R-RED-002
]

/** Answers every path that is no page. */
const splat = '/$'

const routed = mapRows(repository).map(({ url }) => url)

it('R-RTE-001..058 src/domain/page/pages.ts lists the addresses of the specification, and none beside them', () => {
  expect(pages.toSorted()).toEqual(specified.toSorted())
})

it('R-RTE-001..058 each address has a route of its own, which docs/map.md lists', () => {
  expect(specified.filter((url) => !routed.includes(url))).toEqual([])
})

it('R-RTE-059 no route answers an address that the specification does not know', () => {
  expect(
    routed.filter((url) => url !== splat && !url.startsWith('/dev/') && !specified.includes(url)),
  ).toEqual([])
})
