// /login and /register: the same screen in two modes (D-LOGINMODE).
import { Link, useNavigate, useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { safeReturnPath } from '#domain/page/return-path.ts'
import { useText } from '#i18n/use-text.ts'
import { TabPanel, Tabs } from '#ui/actions/tabs.tsx'
import { useSessionActions } from '#client/session/session-context.ts'
import { AuthPage } from './auth-page.tsx'
import { GoogleButton } from './google/google-button.tsx'
import { LoginForm } from './login/login-form.tsx'
import { NotKeptNotice } from './login/not-kept-notice.tsx'
import { RegisterForm } from './register/register-form.tsx'
import { SessionExpiredNotice } from './login/session-expired-notice.tsx'
import { useLeaveWhenSignedIn } from './use-leave-when-signed-in.ts'
import { WaitingChangesNotice } from './login/waiting-changes-notice.tsx'

export type AuthMode = 'login' | 'register'
type AuthScreenProps = { mode: AuthMode; returnTo?: string | undefined; isSessionExpired?: boolean }

export const AuthScreen = ({ mode, returnTo, isSessionExpired = false }: AuthScreenProps) => {
  const { t } = useText('auth')
  const navigate = useNavigate()
  const { begin } = useSessionActions()
  const email = useRouterState({ select: ({ location }) => location.state.email })
  // Signing up always leads to the coin list (R-AUT-039); signing in, to where the person came
  // from.
  const [hasRegistered, setHasRegistered] = useState(false)
  const wayBack = safeReturnPath(returnTo)
  useLeaveWhenSignedIn(hasRegistered ? '/coinlist' : wayBack)

  const search = returnTo === undefined ? {} : { returnTo }
  const askToVerify = (address: string): void =>
    void navigate({ to: '/request-email-verification', state: { email: address } })
  const switchTo = (next: string): void =>
    void navigate({
      to: '/login',
      search: next === 'register' ? { mode: next, ...search } : search,
      replace: true,
    })

  return (
    <AuthPage title={t(`${mode}Title`)} text={t(`${mode}Text`)}>
      {isSessionExpired && mode === 'login' ? <SessionExpiredNotice /> : null}
      {mode === 'login' ? <WaitingChangesNotice /> : null}
      <NotKeptNotice />
      <Tabs
        label={t('tabsLabel')}
        value={mode}
        onChange={switchTo}
        tabs={[
          { value: 'login', label: t('loginTitle') },
          { value: 'register', label: t('registerTitle') },
        ]}
      >
        <TabPanel value="login">
          <div className="grid gap-5 pt-5">
            <LoginForm
              key={email}
              email={email}
              onSignedIn={begin}
              onEmailNotVerified={askToVerify}
            />
            <GoogleButton returnTo={wayBack} />
          </div>
        </TabPanel>
        <TabPanel value="register">
          <div className="grid gap-5 pt-5">
            <GoogleButton returnTo={wayBack} place="above" />
            <RegisterForm
              onRegistered={(session) => {
                setHasRegistered(true)
                begin(session)
              }}
              onNoSession={(address) => void navigate({ to: '/login', state: { email: address } })}
            />
          </div>
        </TabPanel>
      </Tabs>
      {returnTo?.startsWith('/admin') ? (
        <Link
          to="/login/admin"
          search={{ returnTo }}
          className="text-table text-link hover:underline"
        >
          {t('adminLink')}
        </Link>
      ) : null}
      <p className="text-caption text-ink-3">
        {t('storageNote')}{' '}
        <Link to="/cookie-policy" className="text-link underline">
          {t('storageNoteLink')}
        </Link>
      </p>
    </AuthPage>
  )
}
