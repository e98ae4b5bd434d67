// Everything the tab bar has no room for (R-NAV-031, D-MOBILEMENU): the other places, pricing, documentation, language, account.
import { Link } from '@tanstack/react-router'
import { FileText, Globe, Plane, Tag } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '#i18n/use-text.ts'
import { buttonClass } from '#ui/actions/button-class.ts'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { useSession } from '#widgets/session/session-context.ts'
import { navItems, soonItems } from './nav-items.ts'

type MoreSheetProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void; onLanguage: () => void; onFlight: () => void }

const rowClass = 'flex min-h-11 w-full items-center gap-3 text-form text-ink-2 [&_.lucide]:size-5'

const Row = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <>
    {icon}
    {children}
  </>
)

const otherPlaces = navItems.filter(({ to }) => to === '/compare' || to === '/newly-listed-coins')

export const MoreSheet = ({ isOpen, onOpenChange, onLanguage, onFlight }: MoreSheetProps) => {
  const { t } = useText('nav')
  const { t: actions } = useText('actions')
  const { t: pwa } = useText('pwa')
  const isVisitor = useSession().status === 'visitor'
  const close = () => onOpenChange(false)
  return (
    <Sheet isOpen={isOpen} onOpenChange={onOpenChange} title={t('menu')} closeLabel={actions('close')}>
      <ul className="grid">
        {otherPlaces.map(({ to, key, Icon }) => (
          <li key={key}>
            <Link to={to} onClick={close} className={rowClass}>
              <Row icon={<Icon />}>{t(key)}</Row>
            </Link>
          </li>
        ))}
        <li>
          <Link to="/pricing" onClick={close} className={rowClass}>
            <Row icon={<Tag />}>{t('pricing')}</Row>
          </Link>
        </li>
        <li>
          <Link to="/documentation" onClick={close} className={rowClass}>
            <Row icon={<FileText />}>{t('documentation')}</Row>
          </Link>
        </li>
        <li>
          <button type="button" onClick={onFlight} className={rowClass}>
            <Row icon={<Plane />}>{pwa('flightTitle')}</Row>
          </button>
        </li>
        <li>
          <button type="button" onClick={onLanguage} className={rowClass}>
            <Row icon={<Globe />}>{t('language')}</Row>
          </button>
        </li>
      </ul>
      <hr className="my-3 border-hair" />
      <ul className="grid">
        {soonItems.map(({ key, Icon }) => (
          <li key={key} className={`${rowClass} text-faint`}>
            <Icon />
            <span className="flex-1">{t(key)}</span>
            <span className="text-label">{t('soon')}</span>
          </li>
        ))}
      </ul>
      {isVisitor ? (
        <div className="mt-4 grid grid-cols-2 gap-2">
          <Link to="/login" onClick={close} className={buttonClass({ size: 'touch' })}>
            {t('logIn')}
          </Link>
          <Link to="/register" onClick={close} className={buttonClass({ variant: 'primary', size: 'touch' })}>
            {t('signUp')}
          </Link>
        </div>
      ) : null}
    </Sheet>
  )
}
