// Everything a phone's bars have no room for (R-NAV-031, R-NAV-032, D-MOBILEMENU): places, pricing,
// documentation, language, account.
import { Link, useLocation } from '@tanstack/react-router'
import { FileText, Globe, Plane, Tag } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useText } from '#i18n/use-text.ts'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { LogOutDialog } from '../../log-out/log-out-dialog.tsx'
import { useLogOut } from '../../log-out/use-log-out.ts'
import { navItems, soonItems } from '../sidebar/nav-items.ts'
import { AccountRows } from './account-rows.tsx'
import { menuRowClass } from './menu-row.ts'

type MobileMenuProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onLanguage: () => void
  onFlight: () => void
  /** Whether the tab bar shows the main places already. */
  hasTabs: boolean
}

const besideTabs = new Set(['/compare', '/newly-listed-coins'])

const SoonRows = () => {
  const { t } = useText('nav')
  return (
    <ul className="mt-3 grid border-t border-hair pt-3">
      {soonItems.map(({ key, Icon }) => (
        <li key={key} className={`${menuRowClass} text-faint! hover:text-faint!`}>
          <Icon />
          <span className="flex-1">{t(key)}</span>
          <span className="text-label">{t('soon')}</span>
        </li>
      ))}
    </ul>
  )
}

export const MobileMenu = ({
  isOpen,
  onOpenChange,
  onLanguage,
  onFlight,
  hasTabs,
}: MobileMenuProps) => {
  const { t } = useText('nav')
  const { t: actions } = useText('actions')
  const { t: pwa } = useText('pwa')
  const logOut = useLogOut()
  const close = () => onOpenChange(false)
  const pathname = useLocation({ select: (location) => location.pathname })
  const openedOn = useRef(pathname)
  useEffect(() => {
    // Logging out leads elsewhere without a link of this menu.
    if (pathname !== openedOn.current) onOpenChange(false)
  }, [pathname, onOpenChange])
  const places = navItems.filter(({ to }) => !hasTabs || besideTabs.has(to))
  return (
    <>
      <Sheet
        isOpen={isOpen && logOut.question === null}
        onOpenChange={onOpenChange}
        title={t('menu')}
        closeLabel={actions('close')}
      >
        <ul className="grid">
          {places.map(({ to, key, Icon }) => (
            <li key={key}>
              <Link to={to} onClick={close} className={menuRowClass}>
                <Icon />
                {t(key)}
              </Link>
            </li>
          ))}
          <li>
            <Link to="/pricing" onClick={close} className={menuRowClass}>
              <Tag />
              {t('pricing')}
            </Link>
          </li>
          <li>
            <Link to="/documentation" onClick={close} className={menuRowClass}>
              <FileText />
              {t('documentation')}
            </Link>
          </li>
          <li>
            <button type="button" onClick={onFlight} className={menuRowClass}>
              <Plane />
              {pwa('flightTitle')}
            </button>
          </li>
          <li>
            <button type="button" onClick={onLanguage} className={menuRowClass}>
              <Globe />
              {t('language')}
            </button>
          </li>
        </ul>
        {hasTabs ? <SoonRows /> : null}
        <AccountRows onClose={close} onLogOut={logOut.start} />
      </Sheet>
      <LogOutDialog {...logOut} />
    </>
  )
}
