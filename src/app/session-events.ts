// What the end of a session looks like: the notice, and the way to the login screen (D-EXPIRY,
// D-401).
import { onUnauthorized } from '#api/client.ts'
import { textOf } from '#i18n/use-text.ts'
import { tokenStorage } from '#platform/storage/token-storage.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { clockWrongEvent, sessionExpiredEvent } from '#client/session/session-services.ts'

const isSignInPath = (pathname: string): boolean => /^\/(login|register)(\/|$)/.test(pathname)

const tellExpired = (): void => {
  toast({
    title: textOf('auth', 'sessionExpired'),
    description: textOf('auth', 'sessionExpiredText'),
    variant: 'destructive',
  })
}

const tellClock = (): void => {
  toast({
    title: textOf('auth', 'clockWrong'),
    description: textOf('auth', 'clockWrongText'),
    variant: 'destructive',
  })
}

/**
 * Listens for the session-expiry event and for 401s. The event clears the token, tells, and leads
 * to /login?session=expired unless the person is signing in or up; a 401 only tells and never
 * navigates.
 */
export const startSessionEvents = ({
  pathname,
  goTo,
}: {
  pathname: () => string
  goTo: (path: string) => void
}): (() => void) => {
  const onExpired = (): void => {
    tokenStorage.clearToken()
    tellExpired()
    if (!isSignInPath(pathname())) goTo('/login?session=expired')
  }
  window.addEventListener(sessionExpiredEvent, onExpired)
  window.addEventListener(clockWrongEvent, tellClock)
  const stopListening = onUnauthorized(tellExpired)
  return () => {
    window.removeEventListener(sessionExpiredEvent, onExpired)
    window.removeEventListener(clockWrongEvent, tellClock)
    stopListening()
  }
}
