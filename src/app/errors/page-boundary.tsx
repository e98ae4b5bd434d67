// Around the screen of a page: the frame with its ways to other pages stays when the screen fails.
import { useLocation, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ErrorBoundary } from '#parts/errors/error-boundary.tsx'
import { reloadForChunk } from '#client/error-log/reload-for-chunk.ts'

/** '/coin/bitcoin' -> 'coin'; the landing page has no name in its address. */
const featureOf = (pathname: string): string => pathname.split('/')[1] || 'landing'

export const PageBoundary = ({ children }: { children: ReactNode }) => {
  const router = useRouter()
  const pathname = useLocation({ select: (location) => location.pathname })
  const onReset = (error: unknown): void => {
    reloadForChunk(error)
    // A route that failed before its screen keeps its error until it is asked again.
    void router.invalidate()
  }
  return (
    <ErrorBoundary
      feature={featureOf(pathname)}
      severity="high"
      resetKey={pathname}
      onReset={onReset}
      onGoHome={() => router.navigate({ to: '/' })}
    >
      {children}
    </ErrorBoundary>
  )
}
