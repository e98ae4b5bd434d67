// /reset-password: announces that reset is coming soon (D-RESETPAGE).
import { Link } from '@tanstack/react-router'
import { useText } from '#i18n/use-text.ts'
import { buttonClass } from '#ui/actions/button-class.ts'
import { AuthPage } from './auth-page.tsx'

export const ResetPasswordScreen = () => {
  const { t } = useText('auth')
  return (
    <AuthPage title={t('forgotTitle')} text={t('forgotText')}>
      <Link to="/login" className={buttonClass({ variant: 'primary', size: 'touch' })}>
        {t('goToLogin')}
      </Link>
    </AuthPage>
  )
}
