// The admin menu on a phone: where one is, and a sheet with every other place.
import { Link, useLocation } from '@tanstack/react-router'
import { ChevronDown, Menu } from 'lucide-react'
import { useState } from 'react'
import { useText } from '#i18n/use-text.ts'
import { Sheet } from '#ui/overlays/sheet.tsx'
import {
  adminMenu,
  currentLinkAt,
  isCurrentLink,
  type AdminEntry,
  type AdminLink,
} from './admin-menu.ts'

const MenuLinks = ({ links, onChoose }: { links: readonly AdminLink[]; onChoose: () => void }) => {
  const { t } = useText('admin')
  const pathname = useLocation({ select: (location) => location.pathname })
  return links.map((link) => (
    <li key={link.key}>
      <Link
        to={link.link.to}
        activeOptions={{ exact: true }}
        onClick={onChoose}
        aria-current={isCurrentLink(link, pathname) ? 'page' : undefined}
        className={
          'flex min-h-11 items-center rounded-2 px-2 text-form text-ink-2 ' +
          'aria-[current=page]:bg-raised aria-[current=page]:text-ink-1'
        }
      >
        {t(link.key)}
      </Link>
    </li>
  ))
}

const MenuEntry = ({ entry, onChoose }: { entry: AdminEntry; onChoose: () => void }) => {
  const { t } = useText('admin')
  if (entry.kind === 'link') return <MenuLinks links={[entry]} onChoose={onChoose} />
  return (
    <li>
      <h3 className="px-2 pt-3 pb-1 text-caption font-regular text-ink-3">{t(entry.key)}</h3>
      <ul>
        <MenuLinks links={entry.links} onChoose={onChoose} />
      </ul>
    </li>
  )
}

export const AdminPhoneMenu = () => {
  const { t } = useText('admin')
  const { t: actions } = useText('actions')
  const [isOpen, setIsOpen] = useState(false)
  const current = currentLinkAt(useLocation({ select: (location) => location.pathname }))
  return (
    <div className="border-b border-hair px-4 tablet:hidden">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('menu')}
        onClick={() => setIsOpen(true)}
        className="flex min-h-11 w-full items-center gap-3 text-body text-ink-1"
      >
        <Menu className="size-5! text-ink-3" />
        <span className="flex-1">{t(current?.key ?? 'title')}</span>
        <ChevronDown className="text-ink-3" />
      </button>
      <Sheet
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={t('menu')}
        closeLabel={actions('close')}
      >
        <ul className="grid gap-0.5">
          {adminMenu.map((entry) => (
            <MenuEntry key={entry.key} entry={entry} onChoose={() => setIsOpen(false)} />
          ))}
        </ul>
      </Sheet>
    </div>
  )
}
