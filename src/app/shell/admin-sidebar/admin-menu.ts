// The admin area's entries in the order of the specification (§2; R-ASB-008..017).
import { linkOptions } from '@tanstack/react-router'
import {
  Code,
  Database,
  FileText,
  Activity,
  LayoutDashboard,
  Settings,
  ShieldCheck,
  Users,
  Workflow,
  type LucideIcon,
} from 'lucide-react'
import type { TextKey } from '#i18n/areas.ts'
import { plainPath } from '#domain/page/pages.ts'

type Key = TextKey<'admin'>
export type AdminLink = { key: Key; link: { to: string } }
export type AdminEntry =
  | ({ kind: 'link'; Icon: LucideIcon } & AdminLink)
  | { kind: 'group'; key: Key; Icon: LucideIcon; links: readonly AdminLink[] }
export type AdminGroup = Extract<AdminEntry, { kind: 'group' }>

export const adminMenu = [
  { kind: 'link', key: 'dashboard', Icon: LayoutDashboard, link: linkOptions({ to: '/admin' }) },
  { kind: 'link', key: 'users', Icon: Users, link: linkOptions({ to: '/admin/users' }) },
  { kind: 'link', key: 'database', Icon: Database, link: linkOptions({ to: '/admin/database' }) },
  {
    kind: 'link',
    key: 'workflow',
    Icon: Workflow,
    link: linkOptions({ to: '/admin/workflow-automation' }),
  },
  {
    kind: 'group',
    key: 'content',
    Icon: FileText,
    links: [
      { key: 'blog', link: linkOptions({ to: '/admin/blog' }) },
      { key: 'forum', link: linkOptions({ to: '/admin/forum' }) },
      { key: 'documentation', link: linkOptions({ to: '/admin/documentation' }) },
      { key: 'translations', link: linkOptions({ to: '/admin/translations' }) },
    ],
  },
  {
    kind: 'group',
    key: 'monitoring',
    Icon: Activity,
    links: [
      { key: 'analytics', link: linkOptions({ to: '/admin/analytics' }) },
      { key: 'logs', link: linkOptions({ to: '/admin/logs' }) },
      { key: 'performance', link: linkOptions({ to: '/admin/performance' }) },
    ],
  },
  { kind: 'link', key: 'settings', Icon: Settings, link: linkOptions({ to: '/admin/settings' }) },
  {
    kind: 'link',
    key: 'security',
    Icon: ShieldCheck,
    link: linkOptions({ to: '/admin/security' }),
  },
  { kind: 'link', key: 'api', Icon: Code, link: linkOptions({ to: '/admin/api' }) },
] as const satisfies readonly AdminEntry[]

/** The entry's own page and no other: the dashboard is not current on /admin/users (R-ASB-020). */
export const isCurrentLink = ({ link }: AdminLink, pathname: string): boolean =>
  link.to === plainPath(pathname)

const allLinks: readonly AdminLink[] = adminMenu.flatMap((entry): readonly AdminLink[] =>
  entry.kind === 'group' ? entry.links : [entry],
)

export const currentLinkAt = (pathname: string): AdminLink | null =>
  allLinks.find((link) => isCurrentLink(link, pathname)) ?? null

/** The group that holds the page of a path, or null. */
export const groupAt = (pathname: string): Key | null =>
  adminMenu.find(
    (entry) => entry.kind === 'group' && entry.links.some((link) => isCurrentLink(link, pathname)),
  )?.key ?? null
