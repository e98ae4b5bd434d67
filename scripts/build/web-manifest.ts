// The web app manifest (design 9). Its language is English, the source language of the packs; the app
// itself speaks twelve. Screenshots come from `npm run screenshots`.
import { existsSync } from 'node:fs'
import type { ManifestOptions } from 'vite-plugin-pwa'

const canvas = '#070a10'

const icon = (file: string, sizes: string, purpose: 'any' | 'maskable' | 'monochrome') => ({ src: `/icons/${file}.png`, sizes, type: 'image/png', purpose })

const shortcut = (name: string, url: string) => ({ name, url: `${url}?source=shortcut`, icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }] })

const screenshots = [
  { src: '/screenshots/coins-wide.png', sizes: '1440x900', form_factor: 'wide' as const, label: 'Coins ranked by AI score' },
  { src: '/screenshots/watchlist-wide.png', sizes: '1440x900', form_factor: 'wide' as const, label: 'Watchlists that work offline' },
  { src: '/screenshots/coins-narrow.png', sizes: '390x844', form_factor: 'narrow' as const, label: 'Coins ranked by AI score' },
  { src: '/screenshots/watchlist-narrow.png', sizes: '390x844', form_factor: 'narrow' as const, label: 'Watchlists that work offline' },
]

export const webManifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'CoinSight',
  short_name: 'CoinSight',
  description: 'Rated coins and token sales, and watchlists that work on a flight.',
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
  share_target: { action: '/coinlist', method: 'GET', enctype: 'application/x-www-form-urlencoded', params: { title: 'title', text: 'search', url: 'url' } },
  screenshots: screenshots.filter(({ src }) => existsSync(`public${src}`)).map((shot) => ({ ...shot, type: 'image/png' })),
}
