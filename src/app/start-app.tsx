// The only place that plugs the platform into sync, and the app into the page.
import type { QueryClient } from '@tanstack/react-query'
import { createRouter, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { LanguageProvider } from '#i18n/language-provider.tsx'
import { tokenStorage } from '#platform/storage/token-storage.ts'
import { loadLazy } from '#platform/worker/load-lazy.ts'
import { applyDarkTheme } from '#platform/storage/ui-theme.ts'
import { whenLoaded } from '#platform/page/when-loaded.ts'
import { startSession } from '#client/session/session-services.ts'
import { routeTree } from '../routeTree.gen.ts'
import { AppBoundary } from './errors/app-boundary.tsx'
import { logStrayErrors } from './errors/log-stray-errors.ts'
import { moveBetweenPages } from './motion/view-transition.ts'
import { Providers } from './providers.tsx'
import { hasMarket } from './pages.ts'
import { createQueryClient, followConnectivity } from './query-client.ts'
import { startSessionEvents } from './session-events.ts'
import { startInstallable } from './start-installable.ts'
import { lazyEngine } from './sync/lazy-engine.ts'
import { Toasts } from './toasts.tsx'

// Every error belongs to a boundary of ours, so that it is counted and logged.
const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  disableGlobalCatchBoundary: true,
})
moveBetweenPages(router)

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

const pullEarly = async (client: QueryClient): Promise<void> =>
  (await import('#client/market/use-pulls.ts')).pullMarketEarly(client)

/** Draws the app. The texts of the page's language are there. */
export const startApp = (): void => {
  logStrayErrors()
  applyDarkTheme()
  startSessionEvents({
    pathname: () => router.state.location.pathname,
    goTo: (path) => router.history.push(path),
  })
  const session = startSession()
  followConnectivity()
  const client = createQueryClient()
  if (hasMarket(window.location.pathname)) void pullEarly(client).catch(() => {})
  const engine = lazyEngine(
    async () => {
      const { startSync } = await loadLazy(() => import('./sync/start-sync.ts'))
      return startSync({ session, client })
    },
    { isAwaited: tokenStorage.token() !== null },
  )
  startInstallable(() => engine.wake('background'))
  const root = document.getElementById('root')
  // The boundaries print what they catch; React would print it again.
  if (root) {
    createRoot(root, { onCaughtError: () => {} }).render(
      <StrictMode>
        <LanguageProvider>
          <AppBoundary router={router}>
            <Providers session={session} client={client} engine={engine}>
              <RouterProvider router={router} />
            </Providers>
          </AppBoundary>
          <Toasts />
        </LanguageProvider>
      </StrictMode>,
    )
  }
  // What stood in for the frame (index.html) has been covered by it.
  void whenLoaded().then(() => document.querySelector('#app-skeleton')?.remove())
  // Measuring must not slow down what it measures.
  void whenLoaded().then(async () =>
    (await loadLazy(() => import('#platform/page/page-metrics.ts'))).reportPageMetrics(),
  )
}
