// Around what nobody would miss at once, such as fetching ahead: when it fails it is logged and
// leaves no trace on screen.
import type { ReactNode } from 'react'
import { ErrorBoundary } from './error-boundary.tsx'

const NoTrace = () => null

export const QuietBoundary = ({ children, feature }: { children: ReactNode; feature: string }) => (
  <ErrorBoundary feature={feature} severity="medium" fallback={NoTrace}>
    {children}
  </ErrorBoundary>
)
