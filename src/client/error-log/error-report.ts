// What a fallback is told about the error it stands in for, and the two ways out.
import type { Severity } from '#domain/error-log/error-entry.ts'

export type ErrorReport = {
  error: unknown
  count: number
  severity: Severity
  errorCode: string
  reset: () => void
  goHome: () => void
}
