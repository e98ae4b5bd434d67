// /verify-email?token=: verifying, verified, invalid or expired, and out of reach (D-VERIFY).
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useText } from '#i18n/use-text.ts'
import { verifyEmail } from '#client/online/sign-in.ts'
import { Button } from '#ui/actions/button.tsx'
import { buttonClass } from '#ui/actions/button-class.ts'
import { Spinner } from '#ui/states/spinner.tsx'
import { AuthPage } from '../auth-page.tsx'
import { onlineFailureText } from '#parts/errors/online-failure-text.ts'

const wayOn = buttonClass({ variant: 'primary', size: 'touch' })

/** A link works once, so each is used once, however often the screen is drawn. */
const useVerification = (token: string) =>
  useQuery({
    queryKey: ['verify-email', token],
    queryFn: () => (token === '' ? ({ kind: 'invalidLink' } as const) : verifyEmail(token)),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: false,
    refetchOnReconnect: false,
    retry: false,
  })

export const VerifyEmailScreen = ({ token }: { token: string }) => {
  const { t } = useText('auth')
  const { data: result, isFetching, refetch } = useVerification(token)
  if (!result || isFetching) {
    return (
      <AuthPage title={t('verifyTitle')} text={t('verifying')}>
        <Spinner label={t('verifying')} />
      </AuthPage>
    )
  }
  if (result.kind === 'verified' || result.kind === 'alreadyVerified') {
    return (
      <AuthPage
        title={t('verified')}
        text={result.kind === 'verified' ? t('verifiedText') : t('verifiedBefore')}
      >
        <Link to="/login" className={wayOn}>
          {t('goToLogin')}
        </Link>
      </AuthPage>
    )
  }
  if (result.kind === 'invalidLink') {
    return (
      <AuthPage title={t('verifyInvalid')} text={t('verifyInvalidText')}>
        <Link to="/request-email-verification" className={wayOn}>
          {t('requestNewLink')}
        </Link>
      </AuthPage>
    )
  }
  return (
    <AuthPage
      title={t('verifyFailed')}
      text={onlineFailureText(t, result.failure, 'errorOccurred')}
    >
      <Button variant="primary" size="touch" onClick={() => void refetch()}>
        {t('retry')}
      </Button>
    </AuthPage>
  )
}
