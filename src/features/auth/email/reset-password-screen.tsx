// /reset-password: announces that reset is coming soon, and says what helps until then (R-AUT-050,
// D-RESETPAGE).
import { Link } from '@tanstack/react-router'
import { useText } from '#i18n/use-text.ts'
import { operator } from '#platform/operator.ts'
import { buttonClass } from '#ui/actions/button-class.ts'
import { useFeedbackHref } from '#client/site-links/use-site-links.ts'
import { AuthPage } from '../auth-page.tsx'

/** The operator's address where one is stated, else where feedback goes. */
const useSupportHref = (): string => {
  const feedback = useFeedbackHref()
  return operator?.email ? `mailto:${operator.email}` : feedback
}

export const ResetPasswordScreen = () => {
  const { t } = useText('auth')
  return (
    <AuthPage title={t('forgotTitle')} text={t('forgotText')}>
      <p className="text-body text-ink-2">{t('resetElsewhere')}</p>
      <div className="grid gap-2">
        <Link to="/login" className={buttonClass({ variant: 'primary', size: 'touch' })}>
          {t('goToLogin')}
        </Link>
        <a href={useSupportHref()} className={buttonClass({ size: 'touch' })}>
          {t('contactSupport')}
        </a>
      </div>
    </AuthPage>
  )
}
