// When even the frame fails: the same words and the same two ways out, by whole page loads, as nothing else can be trusted.
import type { ErrorComponentProps } from '@tanstack/react-router'
import { ErrorFallback } from './error-fallback.tsx'

export const RootError = ({ error }: ErrorComponentProps) => (
  <ErrorFallback error={error} count={1} reset={() => window.location.reload()} goHome={() => window.location.assign('/')} />
)
