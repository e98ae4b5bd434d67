// Which pages carry which frame (R-LAY-008..018, R-ASB-001, D-SIDEBARHIDDEN, D-SIDEBARADMIN).
import { plainPath } from '#domain/page/pages.ts'

/** Without the app sidebar: marketing, payment, documentation, legal and sign-in pages. */
const withoutSidebar = new Set([
  '/',
  '/landing',
  '/pricing',
  '/features',
  '/faq',
  '/careers',
  '/payment-success',
  '/payment-cancel',
  '/stripe-checkout',
  '/stripe-subscription',
  '/profile/membership',
  '/documentation',
  '/docusaurus-docs',
  '/public-portfolios',
  '/ad-policy',
  '/cookie-policy',
  '/disclaimer',
  '/privacy',
  '/terms',
  '/upcoming-idos-info',
  '/compare-coins-info',
  '/portfolio-generator-info',
  '/portfolio-analysis-info',
  '/top-launchpads-info',
  '/gemscout-info',
  '/login',
  '/login/admin',
  '/register',
  '/verify-email',
  '/request-email-verification',
  '/reset-password',
  '/callback',
])

/** The admin area, which has a sidebar of its own. */
export const isAdminPath = (pathname: string): boolean => {
  const path = plainPath(pathname)
  return path === '/admin' || path.startsWith('/admin/')
}

/** Screens that begin with coins: those of the app, and the front page with its example. */
export const hasMarket = (pathname: string): boolean =>
  hasSidebar(pathname) || plainPath(pathname) === '/'

export const hasSidebar = (pathname: string): boolean => {
  const path = plainPath(pathname)
  return !withoutSidebar.has(path) && !path.startsWith('/public-portfolios/') && !isAdminPath(path)
}
