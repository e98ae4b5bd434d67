// Everything the palette can do here and now: places, the account's lists, actions
// (D-COMMANDPALETTE).
import { useNavigate } from '@tanstack/react-router'
import {
  Coins,
  Download,
  Eye,
  EyeOff,
  FileText,
  Globe,
  Keyboard,
  ListChecks,
  LogIn,
  LogOut,
  MessageSquare,
  Tag,
  UserPlus,
} from 'lucide-react'
import { selectWatchlist } from '#data/watchlists/commands.ts'
import type { WatchlistView } from '#data/watchlists/queries.ts'
import { useText } from '#i18n/use-text.ts'
import { useAreAmountsHidden } from '#client/hidden-amounts/hidden-amounts.ts'
import { useSession } from '#client/session/session-context.ts'
import { useAccountDb } from '#client/session/use-account-db.ts'
import { siteLinks } from '#client/site-links/site-links.ts'
import { toggleAmounts } from '#parts/personal-amount/toggle-amounts.ts'
import { toastFault } from '#parts/watchlist/list-toasts.ts'
import { useWatchlists } from '#client/watchlists/use-lists.ts'
import { accountLinks } from '../menu/account-links.ts'
import { isFinished, navItems, soonItems } from '../sidebar/nav-items.ts'
import type { Command } from './commands.ts'

export type CommandDoors = {
  onLanguage: () => void
  onCurrency: () => void
  onShortcuts: () => void
  onLogOut: () => void
  /** null: cannot be installed here. */
  onInstall: (() => void) | null
}

const openFeedback = (): void => {
  window.open(siteLinks().feedbackUrl ?? '/feedback', '_blank', 'noopener')
}

const action = (id: string, title: string, Icon: Command['Icon'], run: () => void): Command => ({
  id,
  group: 'actions',
  title,
  Icon,
  run,
})

const usePlaces = (): Command[] => {
  const { t } = useText('nav')
  const navigate = useNavigate()
  const session = useSession()
  const finished = siteLinks().areSoonMarksLifted ? soonItems.filter(isFinished) : []
  const place = (to: string, title: string, Icon: Command['Icon']): Command => ({
    id: to,
    group: 'places',
    title,
    Icon,
    run: () => void navigate({ to }),
  })
  const own =
    session.status === 'visitor'
      ? [place('/login', t('logIn'), LogIn), place('/register', t('signUp'), UserPlus)]
      : session.status === 'loading'
        ? []
        : accountLinks(session.user).map(({ to, key, Icon }) => place(to, t(key), Icon))
  return [
    ...[...navItems, ...finished].map(({ to, key, Icon }) => place(to, t(key), Icon)),
    place('/pricing', t('pricing'), Tag),
    place('/documentation', t('documentation'), FileText),
    ...own,
  ]
}

const useLists = (): Command[] => {
  const { t } = useText('commands')
  const navigate = useNavigate()
  const db = useAccountDb()
  const isSignedIn = !['visitor', 'loading'].includes(useSession().status)
  const lists = [...(useWatchlists('coin') ?? []), ...(useWatchlists('ido') ?? [])]
  const open = async ({ kind, listId }: WatchlistView): Promise<void> => {
    if (!db) return
    await selectWatchlist(db, { kind, listId })
    await navigate({ to: '/watchlist', search: { kind } })
  }
  if (!isSignedIn) return []
  return lists.map((list) => ({
    id: `list ${list.listId}`,
    group: 'lists',
    title: t('openList', { name: list.name }),
    Icon: ListChecks,
    run: () => void open(list).catch(toastFault),
  }))
}

export const useCommands = ({
  onLanguage,
  onCurrency,
  onShortcuts,
  onLogOut,
  onInstall,
}: CommandDoors): Command[] => {
  const { t } = useText('nav')
  const { t: words } = useText('commands')
  const { t: market } = useText('market')
  const { t: pwa } = useText('pwa')
  const areHidden = useAreAmountsHidden()
  const isSignedIn = !['visitor', 'loading'].includes(useSession().status)
  return [
    ...usePlaces(),
    ...useLists(),
    action('language', words('changeLanguage'), Globe, onLanguage),
    action('currency', market('changeCurrency'), Coins, onCurrency),
    areHidden
      ? action('showAmounts', words('showAmounts'), Eye, toggleAmounts)
      : action('hideAmounts', words('hideAmounts'), EyeOff, toggleAmounts),
    action('shortcuts', words('shortcuts'), Keyboard, onShortcuts),
    ...(onInstall ? [action('install', pwa('installApp'), Download, onInstall)] : []),
    action('feedback', t('feedback'), MessageSquare, openFeedback),
    ...(isSignedIn ? [action('logOut', t('logOut'), LogOut, onLogOut)] : []),
  ]
}
