// A group of the admin menu: its heading opens and closes it, its links are there only in the
// expanded sidebar (R-ASB-019).
import { Link } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { clsx } from 'clsx'
import { useId } from 'react'
import { useText } from '#i18n/use-text.ts'
import { SidebarRow, sidebarRowClass } from '../sidebar/sidebar-row.tsx'
import { isCurrentLink, type AdminGroup as Group } from './admin-menu.ts'

type AdminGroupProps = { group: Group; isOpen: boolean; pathname: string; onToggle: () => void }

export const AdminGroup = ({
  group: { key, Icon, links },
  isOpen,
  pathname,
  onToggle,
}: AdminGroupProps) => {
  const { t } = useText('admin')
  const id = useId()
  const holdsCurrent = links.some((link) => isCurrentLink(link, pathname))
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
        className={sidebarRowClass(holdsCurrent && !isOpen ? 'around' : 'plain')}
      >
        <SidebarRow
          size="admin"
          icon={<Icon />}
          label={t(key)}
          end={
            <ChevronDown className={clsx('size-4! transition-transform', isOpen && 'rotate-180')} />
          }
        />
      </button>
      <ul id={id} hidden={!isOpen} className="grid grid-cols-1 gap-0.5 py-0.5">
        {links.map((link) => {
          const isHere = isCurrentLink(link, pathname)
          return (
            <li key={link.key}>
              <Link
                to={link.link.to}
                activeOptions={{ exact: true }}
                aria-current={isHere ? 'page' : undefined}
                className={sidebarRowClass(isHere ? 'here' : 'plain')}
              >
                <SidebarRow size="admin" icon={<span className="size-5" />} label={t(link.key)} />
              </Link>
            </li>
          )
        })}
      </ul>
    </li>
  )
}
