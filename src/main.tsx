// The only place that plugs the platform into sync, and the app into the page.
// Trusted Types come before anything that could write to the page.
import '#platform/trusted-types.ts'
import '#platform/no-eval.ts'
import '#ui/styles.css'
import { createRouter, RouterProvider } from '@tanstack/react-router'
import { startTexts } from '#i18n/setup.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadLate } from '#platform/load-late.ts'
import { whenLoaded } from '#platform/when-loaded.ts'
import { applyDarkTheme } from '#platform/ui-theme.ts'
import { startSession } from '#widgets/session/session-services.ts'
import { AppBoundary } from './app/errors/app-boundary.tsx'
import { logStrayErrors } from './app/errors/log-stray-errors.ts'
import { Providers } from './app/providers.tsx'
import { startSessionEvents } from './app/session-events.ts'
import { createQueryClient } from './app/query-client.ts'
import { startInstallable } from './app/start-installable.ts'
import { lateEngine } from './app/sync/late-engine.ts'
import { Toasts } from './app/toasts.tsx'
import { routeTree } from './routeTree.gen.ts'

// Every error belongs to a boundary of ours, so that it is counted and logged.
const router = createRouter({ routeTree, defaultPreload: 'intent', disableGlobalCatchBoundary: true })

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

logStrayErrors()
applyDarkTheme()
let wakeSync = (): void => {}
startInstallable(() => wakeSync())

const root = document.getElementById('root')
if (root) {
  await startTexts()
  startSessionEvents({ pathname: () => router.state.location.pathname, goTo: (path) => router.history.push(path) })
  const session = startSession()
  const client = createQueryClient()
  const engine = lateEngine(loadLate(() => import('./app/sync/start-sync.ts')).then(({ startSync }) => startSync({ session, client })))
  wakeSync = () => engine.wake('background')
  // The boundaries print what they catch; React would print it again.
  createRoot(root, { onCaughtError: () => {} }).render(
    <StrictMode>
      <AppBoundary router={router}>
        <Providers session={session} client={client} engine={engine}>
          <RouterProvider router={router} />
        </Providers>
      </AppBoundary>
      <Toasts />
    </StrictMode>,
  )
}

// Too heavy for the first screen, and needed by the first chart.
void import('#platform/sanitize-html.ts')

// Measuring must not slow down what it measures.
void whenLoaded().then(async () => (await loadLate(() => import('#platform/page-metrics.ts'))).reportPageMetrics())
