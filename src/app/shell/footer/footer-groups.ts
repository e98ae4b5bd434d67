// What the footer links and what it only announces (R-FTR-002..021, D-FOOTERSOON, D-SCOUT). The
// addresses are the specified ones: some are redirects. What is finished leads there where the host
// lifts the mark (D-SOON).

/**
 * Without `to` the item is announced and leads nowhere; `finished` is where it leads once the mark is
 * lifted.
 */
export type FooterItem = { key: FooterKey; to?: string; hash?: 'top'; finished?: string }
export type FooterKey = (typeof groups)[number]['items'][number]['key']

const groups = [
  {
    key: 'product',
    items: [
      { key: 'coinRatings', to: '/coinlist', hash: 'top' },
      { key: 'saleRatings', to: '/upcoming', hash: 'top' },
      { key: 'compare', to: '/compare', hash: 'top' },
      { key: 'newCoins', to: '/new-coins' },
      { key: 'topGainedCoins', to: '/top-gained-coins' },
      { key: 'scout', to: '/scout' },
      { key: 'strategist' },
      { key: 'checkup' },
      { key: 'airdropsHub', finished: '/airdropscore' },
    ],
  },
  {
    key: 'learn',
    items: [
      { key: 'features', to: '/features' },
      { key: 'faq', to: '/faq' },
      { key: 'pricing', to: '/pricing' },
      { key: 'academy' },
      { key: 'documentation' },
      { key: 'blog' },
    ],
  },
  {
    key: 'community',
    items: [
      { key: 'careers', to: '/careers' },
      { key: 'forum' },
      { key: 'publicPortfolios' },
      { key: 'guidelines' },
      { key: 'testimonials' },
    ],
  },
  {
    key: 'legal',
    items: [
      { key: 'terms', to: '/terms' },
      { key: 'privacy', to: '/privacy' },
      { key: 'cookies', to: '/cookie-policy' },
      { key: 'adPolicy', to: '/ad-policy' },
      { key: 'disclaimer', to: '/disclaimer' },
    ],
  },
] as const

export type FooterGroup = { key: (typeof groups)[number]['key']; items: readonly FooterItem[] }

export const footerGroups: readonly FooterGroup[] = groups
