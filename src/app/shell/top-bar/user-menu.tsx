// The avatar of whoever is signed in, with its menu (R-NAV-024..030). Loaded for signed-in users only.
import { Link } from '@tanstack/react-router'
import { Eye, EyeOff, LogOut, MessageSquare } from 'lucide-react'
import type { User } from '#domain/account/user.ts'
import { useText } from '#i18n/use-text.ts'
import { Avatar } from '#ui/identity/avatar.tsx'
import { Menu, MenuItem, MenuLabel, MenuLink, MenuRule } from '#ui/overlays/menu.tsx'
import { toggleAmounts } from '#parts/personal-amount/toggle-amounts.ts'
import { useAreAmountsHidden } from '#client/hidden-amounts/hidden-amounts.ts'
import { useFeedbackHref } from '#client/site-links/use-site-links.ts'
import { LogOutDialog } from '../../log-out/log-out-dialog.tsx'
import { useLogOut } from '../../log-out/use-log-out.ts'
import { accountLinks } from '../menu/account-links.ts'

export const UserMenu = ({ user }: { user: User }) => {
  const { t } = useText('nav')
  const { t: words } = useText('commands')
  const areHidden = useAreAmountsHidden()
  const logOut = useLogOut()
  const feedbackHref = useFeedbackHref()
  return (
    <>
      <Menu
        align="end"
        trigger={
          <button
            type="button"
            aria-label={t('account')}
            className="grid size-9 flex-none place-items-center rounded-full max-tablet:size-11"
          >
            <Avatar person={user} />
          </button>
        }
      >
        <MenuLabel>
          <bdi>{user.username}</bdi>
        </MenuLabel>
        {accountLinks(user).map(({ to, key, Icon }) => (
          <MenuLink key={key}>
            <Link to={to}>
              <Icon />
              {t(key)}
            </Link>
          </MenuLink>
        ))}
        <MenuLink>
          <a href={feedbackHref} target="_blank" rel="noopener noreferrer">
            <MessageSquare />
            {t('feedback')}
          </a>
        </MenuLink>
        <MenuRule />
        <MenuItem icon={areHidden ? <Eye /> : <EyeOff />} onSelect={toggleAmounts}>
          {areHidden ? words('showAmounts') : words('hideAmounts')}
        </MenuItem>
        <MenuItem icon={<LogOut className="mirror" />} onSelect={logOut.start}>
          {t('logOut')}
        </MenuItem>
      </Menu>
      <LogOutDialog {...logOut} />
    </>
  )
}
