// Everything a narrow page's bars have no room for (R-NAV-031, R-NAV-032, D-MOBILEMENU): places,
// pricing, documentation, language, account.
import { Link, useLocation } from '@tanstack/react-router'
import { FileText, Globe, Plane, Tag } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useText } from '#i18n/use-text.ts'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { useSiteLinks } from '#client/site-links/use-site-links.ts'
import { LogOutDialog } from '../../log-out/log-out-dialog.tsx'
import { useLogOut } from '../../log-out/use-log-out.ts'
import { isFinished, navItems, soonItems } from '../sidebar/nav-items.ts'
import { AccountRows } from './account-rows.tsx'
import { menuRowClass } from './menu-row.ts'

type MobileMenuProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onLanguage: () => void
  onFlight: () => void
  /** What shows the main places already: some of them, or all and what comes soon. */
  beside: 'tabs' | 'sidebar' | null
}

const besideTabs = new Set(['/compare', '/newly-listed-coins'])

const placesBeside = (beside: MobileMenuProps['beside']) => {
  if (beside === 'sidebar') return []
  return navItems.filter(({ to }) => beside === null || besideTabs.has(to))
}

const SoonRows = ({ onClose }: { onClose: () => void }) => {
  const { t } = useText('nav')
  const { areSoonMarksLifted } = useSiteLinks()
  return (
    <ul className="mt-3 grid border-t border-hair pt-3">
      {soonItems.map((item) => {
        const { key, Icon } = item
        return areSoonMarksLifted && isFinished(item) ? (
          <li key={key}>
            <Link to={item.to} onClick={onClose} className={menuRowClass}>
              <Icon />
              {t(key)}
            </Link>
          </li>
        ) : (
          <li key={key} className={`${menuRowClass} text-faint! hover:text-faint!`}>
            <Icon />
            <span className="flex-1">{t(key)}</span>
            <span className="text-label">{t('soon')}</span>
          </li>
        )
      })}
    </ul>
  )
}

export const MobileMenu = ({
  isOpen,
  onOpenChange,
  onLanguage,
  onFlight,
  beside,
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
  return (
    <>
      <Sheet
        isOpen={isOpen && logOut.question === null}
        onOpenChange={onOpenChange}
        title={t('menu')}
        closeLabel={actions('close')}
      >
        <ul className="grid">
          {placesBeside(beside).map(({ to, key, Icon }) => (
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
        {beside === 'tabs' ? <SoonRows onClose={close} /> : null}
        <AccountRows onClose={close} onLogOut={logOut.start} />
      </Sheet>
      <LogOutDialog {...logOut} />
    </>
  )
}
