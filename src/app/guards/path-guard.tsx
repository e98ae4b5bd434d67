// Stands between the frame and the screen of every page: spinner, prompt, redirect, 'Access
// Denied', or the screen.
import { useLocation, useRouter } from '@tanstack/react-router'
import { Suspense, type ReactNode, useEffect, useState } from 'react'
import { useIsOnline } from '#client/use-is-online.ts'
import { NeedsConnection } from '#parts/online-page/needs-connection.tsx'
import { AccessDenied } from '#parts/membership-gate/access-denied.tsx'
import { useSession } from '#client/session/session-context.ts'
import { lazyPart } from '#ui/lazy-part.ts'
import { loginPathFor } from '#domain/page/return-path.ts'
import { guardOf } from './guarded-paths.ts'
import { SessionSpinner } from './session-spinner.tsx'

// Sends a visitor to the login screen and back here afterwards (D-GUARDNOPROMPT).
const RedirectToLogin = () => {
  const { history, state } = useRouter()
  // Where the person meant to be: later the address is the login screen's own.
  const [target] = useState(() => state.location.href)
  useEffect(() => {
    history.replace(loginPathFor(target))
  }, [history, target])
  return <SessionSpinner />
}

// Its form is needed by visitors of five pages only.
const LoginPrompt = lazyPart(
  () => import('./login-prompt.tsx'),
  (module) => module.LoginPrompt,
)

/** Whoever runs the installation needs its server: nothing of the area is kept on a device. */
const AdminArea = ({ isAdmin, children }: { isAdmin: boolean; children: ReactNode }) => {
  const isOnline = useIsOnline()
  if (!isAdmin) return <AccessDenied />
  return isOnline ? children : <NeedsConnection />
}

export const PathGuard = ({ children }: { children: ReactNode }) => {
  const pathname = useLocation({ select: (location) => location.pathname })
  const session = useSession()
  const guard = guardOf(pathname)
  if (guard.kind === 'open') return children
  if (session.status === 'loading') return <SessionSpinner />
  if (session.status === 'user')
    return guard.kind === 'admin' ? (
      <AdminArea isAdmin={session.user.isAdmin}>{children}</AdminArea>
    ) : (
      children
    )
  if (guard.kind === 'admin' || guard.prompt === null) return <RedirectToLogin key={pathname} />
  return (
    <Suspense fallback={<SessionSpinner />}>
      <LoginPrompt key={pathname} prompt={guard.prompt} />
    </Suspense>
  )
}
