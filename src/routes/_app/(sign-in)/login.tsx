import { createFileRoute } from '@tanstack/react-router'
import { AuthScreen, type AuthMode } from '#features/auth/auth-screen.tsx'

type LoginSearch = { mode?: AuthMode; session?: 'expired'; returnTo?: string }

const LoginRoute = () => {
  const { mode = 'login', session, returnTo } = Route.useSearch()
  return <AuthScreen mode={mode} returnTo={returnTo} isSessionExpired={session === 'expired'} />
}

export const Route = createFileRoute('/_app/(sign-in)/login')({
  component: LoginRoute,
  // An unknown mode is the login form (D-LOGINMODE).
  validateSearch: ({ mode, session, returnTo }: Record<string, unknown>): LoginSearch => ({
    ...(mode === 'login' || mode === 'register' ? { mode } : {}),
    ...(session === 'expired' ? { session } : {}),
    ...(typeof returnTo === 'string' ? { returnTo } : {}),
  }),
})
