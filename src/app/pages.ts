// What the router's own files do not know: which paths carry no sidebar, and which are announced but not built yet.

/** Without the app sidebar: marketing, payment, documentation, legal and sign-in pages (R-LAY-009..018, D-SIDEBARHIDDEN). */
const withoutSidebar = new Set([
  '/', '/landing', '/pricing', '/features', '/faq', '/careers',
  '/payment-success', '/payment-cancel', '/stripe-checkout', '/stripe-subscription', '/profile/membership',
  '/documentation', '/docusaurus-docs', '/public-portfolios',
  '/ad-policy', '/cookie-policy', '/disclaimer', '/privacy', '/terms',
  '/upcoming-idos-info', '/compare-coins-info', '/portfolio-generator-info', '/portfolio-analysis-info', '/top-launchpads-info', '/gemscout-info',
  '/login', '/login/admin', '/register', '/verify-email', '/request-email-verification', '/reset-password', '/callback',
])

const plain = (pathname: string): string => (pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname)

export const hasSidebar = (pathname: string): boolean => {
  const path = plain(pathname)
  return !withoutSidebar.has(path) && !path.startsWith('/public-portfolios/') && path !== '/admin' && !path.startsWith('/admin/')
}

const announced = new Set([
  ...[...withoutSidebar].filter((path) => path !== '/landing'),
  '/compare', '/top-movers', '/newly-listed-coins', '/generator', '/portfolio-analysis', '/profile', '/rewards', '/leaderboard',
  '/launchpads', '/airdropscore', '/gemscout', '/aiassistant', '/academy', '/blog', '/forum',
  '/api-test', '/watchlist-api-test', '/sidebar-demo', '/feedback',
  '/admin', '/admin/workflow-automation', '/admin/forum', '/admin/blog', '/admin/users', '/admin/database', '/admin/documentation',
  '/admin/translations', '/admin/analytics', '/admin/logs', '/admin/performance', '/admin/settings', '/admin/security', '/admin/api',
])

/** A page of the product that is not built yet; every other unknown path is not found. */
export const isAnnounced = (pathname: string): boolean => {
  const path = plain(pathname)
  return announced.has(path) || /^\/(blog|public-portfolios)\/[^/]+$/.test(path)
}

const guesses: readonly (readonly [needle: string, path: string])[] = [
  ['scout', '/gemscout'], ['gem', '/gemscout'], ['coin', '/coinlist'], ['ido', '/upcoming'], ['sale', '/upcoming'], ['watch', '/watchlist'], ['land', '/'], ['login', '/login'], ['setting', '/profile'],
]

/** The page somebody may have meant by an unknown address (D-SCOUT), or null. */
export const guessOf = (pathname: string): string | null => guesses.find(([needle]) => pathname.toLowerCase().includes(needle))?.[1] ?? null
