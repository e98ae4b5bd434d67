// Every address of the product (Spec §2), once: the server knows by it which paths are pages, the
// not-found screen what may have been meant, a test that each has its route. `$` begins a variable
// part, as in the route files.

/** Open to visitors. */
const publicPages = [
  '/',
  '/ad-policy',
  '/cookie-policy',
  '/careers',
  '/disclaimer',
  '/privacy',
  '/terms',
  '/features',
  '/faq',
  '/pricing',
  '/login',
  '/login/admin',
  '/register',
  '/reset-password',
  '/verify-email',
  '/request-email-verification',
  '/callback',
  '/stripe-subscription',
  '/stripe-checkout',
  '/payment-success',
  '/payment-cancel',
  '/profile/membership',
  '/blog',
  '/blog/$slug',
  '/forum',
  '/documentation',
  '/docusaurus-docs',
  '/upcoming-idos-info',
  '/compare-coins-info',
  '/portfolio-generator-info',
  '/portfolio-analysis-info',
  '/top-launchpads-info',
  '/gemscout-info',
  '/public-portfolios',
  '/public-portfolios/$id',
  '/coinlist',
  '/coin/$id',
  '/coindetail/$id',
  '/upcoming',
  '/ido/$id',
  '/launchpads',
  '/airdropscore',
  '/gemscout',
  '/aiassistant',
  '/academy',
  '/api-test',
  '/watchlist-api-test',
  '/sidebar-demo',
  '/feedback',
] as const

/** Login required (the guards' table says how each asks for it). */
const userPages = [
  '/compare',
  '/top-movers',
  '/newly-listed-coins',
  '/watchlist',
  '/generator',
  '/portfolio-analysis',
  '/profile',
  '/rewards',
  '/leaderboard',
] as const

/** Login and isAdmin required; the last nine are the menu's (D-ADMINSCREENS). */
const adminPages = [
  '/admin',
  '/admin/workflow-automation',
  '/admin/forum',
  '/admin/blog',
  '/admin/users',
  '/admin/database',
  '/admin/documentation',
  '/admin/translations',
  '/admin/analytics',
  '/admin/logs',
  '/admin/performance',
  '/admin/settings',
  '/admin/security',
  '/admin/api',
] as const

/** Old addresses and the pages they lead to (R-RED). */
export const movedPages: ReadonlyMap<string, string> = new Map([
  ['/new-pricing', '/pricing'],
  ['/topgainers', '/top-movers'],
  ['/top-gained-coins', '/top-movers'],
  ['/new-coins', '/newly-listed-coins'],
  ['/newcoins', '/newly-listed-coins'],
  ['/recently-listed-coins', '/newly-listed-coins'],
  ['/scout', '/gemscout'],
])

export const pages: readonly string[] = [...publicPages, ...userPages, ...adminPages]

/** A path without the slashes at its end. */
export const plainPath = (pathname: string): string => pathname.replace(/(?<=.)\/+$/, '')

const known: ReadonlySet<string> = new Set(pages.filter((page) => !page.includes('$')))
const stems = pages
  .filter((page) => page.includes('$'))
  .map((page) => page.slice(0, page.indexOf('$')))

/** Whether a path, with or without a slash at its end, is an address of the product. */
export const isPage = (pathname: string): boolean => {
  const path = plainPath(pathname)
  return (
    known.has(path) ||
    stems.some(
      (stem) =>
        path.startsWith(stem) &&
        !path.slice(stem.length).includes('/') &&
        path.length > stem.length,
    )
  )
}

/** Developers' pages beside the specification's; which there are is the routes' affair. */
const developerFolder = '/dev/'

/** Whether the app has an answer to a path: a page, an old address, or a developers' page. */
export const isServed = (pathname: string): boolean =>
  isPage(pathname) || movedPages.has(plainPath(pathname)) || pathname.startsWith(developerFolder)
