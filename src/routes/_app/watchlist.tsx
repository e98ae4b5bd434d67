import { createFileRoute } from '@tanstack/react-router'
import { watchlistSearchSchema } from '#features/watchlists/watchlist-search.ts'
import { WatchlistPage } from '#features/watchlists/watchlist-page.tsx'

export const Route = createFileRoute('/_app/watchlist')({
  validateSearch: watchlistSearchSchema,
  component: WatchlistPage,
})
