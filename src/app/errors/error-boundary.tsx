// Catches what a screen throws, counts it, and offers a way on. The third error in a row resets by itself, once.
import { Component, type ErrorInfo, type ReactNode } from 'react'
import { writeStored } from '#platform/stored-values.ts'
import { countError, manyErrors, noErrors, type ErrorCount } from './error-count.ts'
import { ErrorFallback } from './error-fallback.tsx'
import type { ErrorReport } from './error-report.ts'


type ErrorBoundaryProps = {
  children: ReactNode
  /** Leaves the error behind when it changes: the path. */
  resetKey?: string
  onReset?: (error: unknown) => void
  onGoHome: () => void
  fallback?: (report: ErrorReport) => ReactNode
}
type ErrorBoundaryState = { error: unknown; hasError: boolean; resetKey: string | undefined }

// Survives resets and remounts, so that a loop of errors is seen as one (D-BOUNDARYAUTO).
let counted: ErrorCount = noErrors

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, hasError: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { error, hasError: true }
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: ErrorBoundaryState): Partial<ErrorBoundaryState> | null {
    return props.resetKey === state.resetKey ? null : { error: null, hasError: false, resetKey: props.resetKey }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    const previousAtMs = counted.lastAtMs
    counted = countError(counted, Date.now())
    console.error(error, {
      componentStack: info.componentStack,
      errorCount: counted.count,
      timeSinceLastError: previousAtMs === null ? null : Date.now() - previousAtMs,
    })
    if (counted.count === manyErrors) this.reset()
  }

  /** Clears what an error may have left behind, never the session or the language (R-ERR-009, R-ERR-012). */
  reset = (): void => {
    const { error } = this.state
    writeStored('app_cache', null)
    writeStored('error_state', null)
    this.setState({ error: null, hasError: false })
    this.props.onReset?.(error)
  }

  goHome = (): void => {
    this.setState({ error: null, hasError: false })
    this.props.onGoHome()
  }

  override render(): ReactNode {
    const { error, hasError } = this.state
    if (!hasError) return this.props.children
    const report = { error, count: counted.count, reset: this.reset, goHome: this.goHome }
    return this.props.fallback?.(report) ?? <ErrorFallback {...report} />
  }
}
