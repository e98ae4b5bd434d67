// Old addresses and where they lead (R-RED). A document load leaves the router; the others replace the history entry.
export type Redirect = { to: string; kind: 'client' | 'document' }

export const redirects: Readonly<Record<string, Redirect>> = {
  '/new-pricing': { to: '/pricing', kind: 'client' },
  '/topgainers': { to: '/top-movers', kind: 'document' },
  '/top-gained-coins': { to: '/top-movers', kind: 'client' },
  '/new-coins': { to: '/newly-listed-coins', kind: 'client' },
  '/newcoins': { to: '/newly-listed-coins', kind: 'client' },
  '/recently-listed-coins': { to: '/newly-listed-coins', kind: 'client' },
}

/** The redirect of a path, with or without a slash at its end. */
export const redirectOf = (pathname: string): Redirect | null => redirects[pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname] ?? null
