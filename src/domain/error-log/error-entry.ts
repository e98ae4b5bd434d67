// What the error log keeps, and what makes an entry unfit to be kept (Spec §3, §5, D-LOGVALID).

/**
 * low: minor issues. medium: features that are not critical, with a way around. high: core
 * functionality without a crash, such as failed API calls or database errors. critical: crashes or
 * compromised security (R-ERR-031).
 */
export const severities = ['low', 'medium', 'high', 'critical'] as const
export type Severity = (typeof severities)[number]

/** Everything is optional; `timestamp` is in seconds, `timeSinceLastError` in milliseconds. */
export type ErrorContext = {
  componentStack?: string
  errorCount?: number
  timeSinceLastError?: number
  severity?: Severity
  userId?: string
  userRole?: string
  route?: string
  timestamp?: number
  feature?: string
  action?: string
  errorCode?: string
  metadata?: Record<string, unknown>
  component?: string
  method?: string
  message?: string
  contextLength?: number
  query?: string
  context?: string
  fileName?: string
}

export type ErrorEntry = {
  message: string
  stack?: string
  errorCode?: string
  context: ErrorContext
}

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isTextOrAbsent = (value: unknown): boolean => value === undefined || typeof value === 'string'
const isSeverity = (value: unknown): boolean => severities.some((severity) => severity === value)

/** The names of the fields that make `entry` unfit for the log; empty where it is fit. */
export const invalidFields = (entry: unknown): string[] => {
  if (!isMap(entry)) return ['entry']
  const { message, stack, errorCode, context } = entry
  const { severity, metadata }: Record<string, unknown> = isMap(context) ? context : {}
  return Object.entries({
    message: typeof message === 'string' && message !== '',
    stack: isTextOrAbsent(stack),
    errorCode: isTextOrAbsent(errorCode),
    context: isMap(context),
    'context.severity': severity === undefined || isSeverity(severity),
    'context.metadata': metadata === undefined || isMap(metadata),
  }).flatMap(([field, isFit]) => (isFit ? [] : [field]))
}

/** Whether `entry` may be stored. */
export const isErrorEntry = (entry: unknown): entry is ErrorEntry =>
  invalidFields(entry).length === 0
