// What a visitor reads where a membership would be: why to log in, and that the way leads back here
// (D-MEMBERSHIPPUBLIC).
import { Link, useLocation } from '@tanstack/react-router'
import { useText } from '#i18n/use-text.ts'
import { buttonClass } from '#ui/actions/button-class.ts'

/** `hasAccount`: whoever comes here has one already. */
export const LogInFirst = ({ hasAccount = false }: { hasAccount?: boolean }) => {
  const { t } = useText('guards')
  const { t: nav } = useText('nav')
  const returnTo = useLocation({ select: ({ href }) => href })
  return (
    <div className="flex flex-wrap gap-2 pt-5">
      <Link
        to="/login"
        search={{ returnTo }}
        className={buttonClass({ variant: 'primary', size: 'touch' })}
      >
        {t('signIn')}
      </Link>
      {hasAccount ? null : (
        <Link to="/register" className={buttonClass({ size: 'touch' })}>
          {nav('signUp')}
        </Link>
      )}
    </div>
  )
}
