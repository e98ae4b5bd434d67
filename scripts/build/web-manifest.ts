// The web app manifest (design 9). Its language is English, the source language of the packs; the app
// itself speaks twelve. Screenshots come from `npm run screenshots`.
import type { ManifestOptions } from 'vite-plugin-pwa'

const canvas = '#070a10'

const icon = (file: string, sizes: string, purpose: 'any' | 'maskable' | 'monochrome') => ({
  src: `/icons/${file}.png`,
  sizes,
  type: 'image/png',
  purpose,
})

const shortcut = (name: string, url: string) => ({
  name,
  url: `${url}?source=shortcut`,
  icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
})

const sizes = { wide: '1440x900', narrow: '390x844' } as const
const screens = [
  ['coins', 'Coins ranked by AI score'],
  ['coin', 'A coin with its score and the receipt'],
  ['sales', 'Token sales before launch'],
  ['watchlist', 'Watchlists that work offline'],
] as const

const screenshots = (['wide', 'narrow'] as const).flatMap((form) =>
  screens.map(([name, label]) => ({
    src: `/screenshots/${name}-${form}.webp`,
    sizes: sizes[form],
    form_factor: form,
    label,
    type: 'image/webp',
  })),
)

export const webManifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'CoinSight',
  short_name: 'CoinSight',
  description: 'Rated coins and token sales, and watchlists that work in flight.',
  // Not the marketing page: whoever opens the installed app wants the coins.
  start_url: '/coinlist?source=pwa',
  scope: '/',
  display: 'standalone',
  lang: 'en',
  dir: 'ltr',
  theme_color: canvas,
  background_color: canvas,
  categories: ['finance', 'productivity'],
  launch_handler: { client_mode: ['navigate-existing', 'auto'] },
  icons: [
    icon('icon-192', '192x192', 'any'),
    icon('icon-512', '512x512', 'any'),
    icon('icon-maskable-512', '512x512', 'maskable'),
    icon('icon-monochrome-512', '512x512', 'monochrome'),
  ],
  shortcuts: [
    shortcut('Watchlist', '/watchlist'),
    shortcut('Coins', '/coinlist'),
    shortcut('Upcoming sales', '/upcoming'),
    shortcut('Compare', '/compare'),
  ],
  share_target: {
    action: '/coinlist',
    method: 'GET',
    enctype: 'application/x-www-form-urlencoded',
    params: { title: 'title', text: 'search', url: 'url' },
  },
  screenshots,
}
