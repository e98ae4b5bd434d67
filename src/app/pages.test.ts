import { expect, it } from 'vitest'
import { hasSidebar, isAdminPath } from './pages.ts'

it('R-LAY-008 draws the sidebar on app pages', () => {
  expect(
    [
      '/coinlist',
      '/coin/btc',
      '/upcoming',
      '/ido/x',
      '/compare',
      '/watchlist',
      '/profile',
      '/blog',
      '/forum',
      '/academy',
      '/launchpads',
      '/scout',
    ].filter((path) => !hasSidebar(path)),
  ).toEqual([])
})

it('R-LAY-009..018 draws none on marketing, payment, documentation, legal and sign-in pages', () => {
  const bare = [
    '/',
    '/pricing',
    '/payment-success',
    '/payment-cancel/',
    '/stripe-checkout',
    '/stripe-subscription',
    '/profile/membership',
    '/documentation',
    '/docusaurus-docs',
    '/features',
    '/faq',
    '/public-portfolios',
    '/public-portfolios/7',
    '/ad-policy',
    '/cookie-policy',
    '/disclaimer',
    '/privacy',
    '/terms',
    '/login',
    '/login/admin',
    '/verify-email',
    '/register',
    '/landing',
    '/careers',
    '/gemscout-info',
  ]
  expect(bare.filter(hasSidebar)).toEqual([])
})

it('R-ASB-001 the admin area has its own', () => {
  expect(
    ['/admin', '/admin/', '/admin/users', '/admin/nothing'].every(
      (path) => isAdminPath(path) && !hasSidebar(path),
    ),
  ).toBe(true)
  expect(isAdminPath('/administration')).toBe(false)
})
