// Catches what the parts inside throw, counts and logs it, and offers a way on (Spec §4 "Error
// boundary").
import { Component, type ComponentType, type ErrorInfo, type ReactNode } from 'react'
import { countError, manyErrors, noErrors, type ErrorCount } from '#domain/error-log/error-count.ts'
import type { Severity } from '#domain/error-log/error-entry.ts'
import { writeStored } from '#platform/storage/stored-values.ts'
import { ErrorFallback } from './error-fallback.tsx'
import { logError } from '#client/error-log/error-log.ts'
import type { ErrorReport } from '#client/error-log/error-report.ts'

type ErrorBoundaryProps = {
  children: ReactNode
  /** The part of the product inside, for the log. */
  feature: string
  /** How much is lost when it fails, unless the words of the error say otherwise (R-ERR-031). */
  severity: Severity
  /** Leaves the error behind when it changes, e.g. the path. */
  resetKey?: string
  /** Called after a reset with the error that was left behind (R-ERR-011). */
  onReset?: (error: unknown) => void
  /**
   * Navigates to /, after the error state is cleared. The part stays empty until the promise
   * settles.
   */
  onGoHome?: () => unknown
  /** Replaces the ordinary screen (R-ERR-014). */
  fallback?: ComponentType<ErrorReport>
}
type Caught = { error: unknown; count: number; severity: Severity; errorCode: string }
type ErrorBoundaryState = {
  caught: Caught | null
  isLeaving: boolean
  resetKey: string | undefined
}

// One count a page load: it survives resets and remounts, so that a loop of errors is seen as one
// (D-BOUNDARYAUTO).
let counted: ErrorCount = noErrors

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {
    caught: null,
    isLeaving: false,
    resetKey: this.props.resetKey,
  }

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { caught: { error, count: counted.count + 1, severity: 'low', errorCode: '' } }
  }

  static getDerivedStateFromProps(
    props: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    return props.resetKey === state.resetKey
      ? null
      : { caught: null, isLeaving: false, resetKey: props.resetKey }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    const previousAtMs = counted.lastAtMs
    counted = countError(counted, Date.now())
    const { feature, severity } = this.props
    const details = {
      errorCount: counted.count,
      ...(componentStack ? { componentStack } : {}),
      ...(previousAtMs === null || counted.lastAtMs === null
        ? {}
        : { timeSinceLastError: counted.lastAtMs - previousAtMs }),
    }
    const { context, errorCode = '' } = logError(error, { ...details, feature, severity })
    console.error(error, details)
    if (counted.count === manyErrors) this.reset()
    else
      this.setState({
        caught: { error, count: counted.count, severity: context.severity ?? severity, errorCode },
      })
  }

  /**
   * Clears what an error may have left behind, never the session or the language (R-ERR-009,
   * R-ERR-012).
   */
  reset = (): void => {
    const error = this.state.caught?.error
    writeStored('app_cache', null)
    writeStored('error_state', null)
    this.setState({ caught: null })
    this.props.onReset?.(error)
  }

  goHome = (): void => {
    const arrive = (): void => this.setState({ isLeaving: false })
    // Empty on the way: the page that failed must not be drawn once more before it is left.
    this.setState({ caught: null, isLeaving: true }, () => {
      void Promise.resolve(this.props.onGoHome?.()).then(arrive, arrive)
    })
  }

  override render(): ReactNode {
    const { caught, isLeaving } = this.state
    if (isLeaving) return null
    if (caught === null) return this.props.children
    const Fallback = this.props.fallback ?? ErrorFallback
    return <Fallback {...caught} reset={this.reset} goHome={this.goHome} />
  }
}
