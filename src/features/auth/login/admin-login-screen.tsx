// /login/admin: the same call, no sign-up and no social button; only administrators pass
// (D-ADMINLOGIN).
import { useNavigate } from '@tanstack/react-router'
import { safeReturnPath } from '#domain/page/return-path.ts'
import { useText } from '#i18n/use-text.ts'
import { AccessDenied } from '#parts/membership-gate/access-denied.tsx'
import { useSession, useSessionActions } from '#client/session/session-context.ts'
import { AuthPage } from '../auth-page.tsx'
import { LoginForm } from './login-form.tsx'
import { useLeaveWhenSignedIn } from '../use-leave-when-signed-in.ts'

export const AdminLoginScreen = ({ returnTo }: { returnTo?: string | undefined }) => {
  const { t } = useText('auth')
  const navigate = useNavigate()
  const session = useSession()
  const { begin } = useSessionActions()
  const isAdmin = session.status === 'user' && session.user.isAdmin
  useLeaveWhenSignedIn(isAdmin ? safeReturnPath(returnTo ?? '/admin') : null)

  if (session.status === 'user' && !isAdmin && !session.isOfflineIdentity) return <AccessDenied />
  return (
    <AuthPage title={t('adminTitle')} text={t('adminText')}>
      <LoginForm
        isGuarded
        onSignedIn={begin}
        onEmailNotVerified={(email) =>
          void navigate({ to: '/request-email-verification', state: { email } })
        }
      />
    </AuthPage>
  )
}
