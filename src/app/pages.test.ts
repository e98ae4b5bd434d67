import { expect, it } from 'vitest'
import { guessOf, hasSidebar, isAnnounced } from './pages.ts'
import { redirectOf } from './redirects.ts'

it('R-LAY-008..018 draws the sidebar on app pages only', () => {
  expect(['/coinlist', '/coin/btc', '/upcoming', '/ido/x', '/compare', '/watchlist', '/profile', '/blog', '/scout'].every(hasSidebar)).toBe(true)
  expect(['/', '/pricing', '/payment-success', '/profile/membership', '/documentation', '/faq', '/public-portfolios/7', '/terms', '/login', '/register', '/landing', '/verify-email', '/careers', '/admin/users'].some(hasSidebar)).toBe(false)
})

it('R-RTE-059 /landing, /scout and /settings are not pages', () => {
  expect(['/landing', '/scout', '/settings', '/coinlist/nested'].some(isAnnounced)).toBe(false)
  expect(['/blog/first-post', '/compare', '/terms', '/admin/logs'].every(isAnnounced)).toBe(true)
})

it('D-SCOUT guesses what was meant', () => {
  expect([guessOf('/scout'), guessOf('/settings'), guessOf('/zzz')]).toEqual(['/gemscout', '/profile', null])
})

it('R-RED-001..007 knows the old addresses', () => {
  expect(redirectOf('/topgainers')).toEqual({ to: '/top-movers', kind: 'document' })
  expect(redirectOf('/newcoins/')).toEqual({ to: '/newly-listed-coins', kind: 'client' })
  expect(redirectOf('/coinlist')).toBeNull()
})
