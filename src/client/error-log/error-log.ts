// The error log of this page's life. In memory only: nothing is stored, nothing is sent
// (R-ERR-023).
import { errorCode } from '#domain/error-log/error-code.ts'
import {
  invalidFields,
  isErrorEntry,
  type ErrorContext,
  type ErrorEntry,
} from '#domain/error-log/error-entry.ts'
import { withEntry } from '#domain/error-log/log-entries.ts'
import { severityOf } from '#domain/error-log/severity.ts'

type Identity = Pick<ErrorContext, 'userId' | 'userRole'>

let entries: readonly ErrorEntry[] = []
let identity: Identity = {}
const listeners = new Set<() => void>()

const publish = (next: readonly ErrorEntry[]): void => {
  entries = next
  for (const listener of listeners) listener()
}

/** Newest first. */
export const errorEntries = (): readonly ErrorEntry[] => entries

export const watchErrorEntries = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const clearErrorLog = (): void => publish([])

/** Who the following entries are about; an empty object for nobody. */
export const setErrorIdentity = (next: Identity): void => {
  identity = next
}

/**
 * Keeps a fit entry. An unfit one is not kept and only named in the console (R-ERR-021, R-ERR-022).
 */
export const recordError = (entry: unknown): boolean => {
  if (!isErrorEntry(entry)) {
    console.error('Invalid error log format', { fields: invalidFields(entry), entry })
    return false
  }
  publish(withEntry(entries, entry))
  return true
}

/** Whatever was thrown, with a name and words. An error without a message goes by its name. */
const described = (error: unknown): { name: string; message: string; stack?: string } => {
  if (!(error instanceof Error)) return { name: 'Thrown', message: String(error) || 'Thrown' }
  return {
    name: error.name,
    message: error.message || error.name,
    ...(error.stack === undefined ? {} : { stack: error.stack }),
  }
}

/**
 * Logs something thrown. `context` is what the caller knows; its severity counts only where the
 * words of the error decide nothing. Route, time, person and code are filled in. Returns the entry.
 */
export const logError = (error: unknown, context: ErrorContext = {}): ErrorEntry => {
  const { name, message, stack } = described(error)
  const nowMs = Date.now()
  const code = errorCode(context.feature, name, nowMs)
  const route = globalThis.location?.pathname
  const entry: ErrorEntry = {
    message,
    ...(stack === undefined ? {} : { stack }),
    errorCode: code,
    context: {
      ...(route === undefined ? {} : { route }),
      ...identity,
      timestamp: Math.floor(nowMs / 1000),
      ...context,
      severity: severityOf({ name, message }, context.severity),
      errorCode: code,
    },
  }
  recordError(entry)
  return entry
}
