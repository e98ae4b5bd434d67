// Errors outside of any screen: rejected promises nobody waits for, and what event handlers throw.
import { logError } from '#client/error-log/error-log.ts'

/**
 * Listens for as long as the page lives. Rejections are logged and suppressed (R-ERR-032,
 * D-UNHANDLED).
 */
export const logStrayErrors = (): void => {
  window.addEventListener('unhandledrejection', (event) => {
    event.preventDefault()
    logError(event.reason, { feature: 'promise', severity: 'medium' })
    console.warn('Unhandled promise rejection', event.reason)
  })
  window.addEventListener('error', ({ error, filename }) => {
    // Without an error it is a file that failed to load, or a notice of the browser's own.
    if (error) logError(error, { feature: 'window', severity: 'medium', fileName: filename })
  })
}
