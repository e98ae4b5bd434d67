// The account in the mobile menu (D-MOBILEMENU): the ways in, or what belongs to whoever is signed
// in.
import { Link } from '@tanstack/react-router'
import { Eye, EyeOff, LogOut, MessageSquare } from 'lucide-react'
import { useText } from '#i18n/use-text.ts'
import { buttonClass } from '#ui/actions/button-class.ts'
import { toggleAmounts } from '#parts/personal-amount/toggle-amounts.ts'
import { useAreAmountsHidden } from '#client/hidden-amounts/hidden-amounts.ts'
import { useSession } from '#client/session/session-context.ts'
import { useFeedbackHref } from '#client/site-links/use-site-links.ts'
import { accountLinks } from './account-links.ts'
import { menuRowClass } from './menu-row.ts'

type AccountRowsProps = { onClose: () => void; onLogOut: () => void }

export const AccountRows = ({ onClose, onLogOut }: AccountRowsProps) => {
  const { t } = useText('nav')
  const { t: words } = useText('commands')
  const areHidden = useAreAmountsHidden()
  const session = useSession()
  const feedbackHref = useFeedbackHref()
  if (session.status === 'loading') return null
  if (session.status === 'visitor') {
    return (
      <div className="mt-4 grid grid-cols-2 gap-2">
        <Link to="/login" onClick={onClose} className={buttonClass({ size: 'touch' })}>
          {t('logIn')}
        </Link>
        <Link
          to="/register"
          onClick={onClose}
          className={buttonClass({ variant: 'primary', size: 'touch' })}
        >
          {t('signUp')}
        </Link>
      </div>
    )
  }
  return (
    <ul aria-label={t('account')} className="mt-3 grid border-t border-hair pt-3">
      {accountLinks(session.user).map(({ to, key, Icon }) => (
        <li key={key}>
          <Link to={to} onClick={onClose} className={menuRowClass}>
            <Icon />
            {t(key)}
          </Link>
        </li>
      ))}
      <li>
        <a
          href={feedbackHref}
          target="_blank"
          rel="noopener noreferrer"
          onClick={onClose}
          className={menuRowClass}
        >
          <MessageSquare />
          {t('feedback')}
        </a>
      </li>
      <li>
        <button type="button" onClick={toggleAmounts} className={menuRowClass}>
          {areHidden ? <Eye /> : <EyeOff />}
          {areHidden ? words('showAmounts') : words('hideAmounts')}
        </button>
      </li>
      <li>
        <button type="button" onClick={onLogOut} className={menuRowClass}>
          <LogOut className="mirror" />
          {t('logOut')}
        </button>
      </li>
    </ul>
  )
}
