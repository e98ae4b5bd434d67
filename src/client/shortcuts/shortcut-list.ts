// Every keyboard shortcut once: the listener acts on it, the dialog shows it (design 10).

export type ShortcutId =
  | 'search'
  | 'palette'
  | 'help'
  | 'star'
  | 'hideAmounts'
  | 'goCoins'
  | 'goSales'
  | 'goWatchlist'
  | 'goPortfolio'
  | 'goMovers'
  | 'goNewListings'

export type Shortcut = {
  id: ShortcutId
  /** One key, or two pressed after one another. `mod` is Ctrl, on a Mac Command. */
  keys: readonly [string] | readonly [string, string]
  isChord?: true
  /** Where it leads, for those that go somewhere. */
  to?: string
}

export const shortcuts: readonly Shortcut[] = [
  { id: 'search', keys: ['/'] },
  { id: 'palette', keys: ['mod', 'k'], isChord: true },
  { id: 'help', keys: ['?'] },
  { id: 'star', keys: ['s'] },
  { id: 'hideAmounts', keys: ['h'] },
  { id: 'goCoins', keys: ['g', 'c'], to: '/coinlist' },
  { id: 'goSales', keys: ['g', 'u'], to: '/upcoming' },
  { id: 'goWatchlist', keys: ['g', 'w'], to: '/watchlist' },
  { id: 'goPortfolio', keys: ['g', 'p'], to: '/portfolio-analysis' },
  { id: 'goMovers', keys: ['g', 'm'], to: '/top-movers' },
  { id: 'goNewListings', keys: ['g', 'n'], to: '/newly-listed-coins' },
]
