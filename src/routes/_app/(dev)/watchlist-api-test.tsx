import { createFileRoute } from '@tanstack/react-router'
import { onlinePage } from '#parts/online-page/online-page.ts'

export const Route = createFileRoute('/_app/(dev)/watchlist-api-test')({
  component: onlinePage(
    () => import('#features/test-pages/watchlist-api-test-screen.tsx'),
    (module) => module.WatchlistApiTestScreen,
  ),
})
