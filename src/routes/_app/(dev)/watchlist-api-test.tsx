import { createFileRoute } from '@tanstack/react-router'
import { WatchlistApiTestScreen } from '#features/test-pages/watchlist-api-test-screen.tsx'

export const Route = createFileRoute('/_app/(dev)/watchlist-api-test')({
  component: WatchlistApiTestScreen,
})
