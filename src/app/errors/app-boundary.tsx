// Around everything. Critical errors get the screen of their own; what is less keeps the ordinary
// fallback.
import type { AnyRouter } from '@tanstack/react-router'
import { useSyncExternalStore, type ReactNode } from 'react'
import { ErrorBoundary } from '#parts/errors/error-boundary.tsx'
import { ErrorFallback } from '#parts/errors/error-fallback.tsx'
import type { ErrorReport } from '#client/error-log/error-report.ts'
import { reloadForChunk } from '#client/error-log/reload-for-chunk.ts'
import { CriticalScreen } from './critical-screen.tsx'

const ScreenBySeverity = (report: ErrorReport) =>
  report.severity === 'critical' ? <CriticalScreen {...report} /> : <ErrorFallback {...report} />

export const AppBoundary = ({ router, children }: { router: AnyRouter; children: ReactNode }) => {
  const { history } = router
  const pathname = useSyncExternalStore(history.subscribe, () => history.location.pathname)
  return (
    <ErrorBoundary
      feature="app"
      severity="critical"
      resetKey={pathname}
      onReset={reloadForChunk}
      onGoHome={() => void router.navigate({ to: '/' })}
      fallback={ScreenBySeverity}
    >
      {children}
    </ErrorBoundary>
  )
}
