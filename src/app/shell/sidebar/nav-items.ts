// The places of the app, in the order of the sidebar (R-LAY-024..035). Soon items are announced and
// not navigable.
import {
  ChartNoAxesColumn,
  ChartPie,
  Gem,
  Gift,
  ListPlus,
  MessageCircle,
  Orbit,
  Rocket,
  Scale,
  ShieldCheck,
  Star,
  TrendingUp,
} from 'lucide-react'

export const navItems = [
  {
    to: '/coinlist',
    key: 'cryptoRating',
    Icon: ChartNoAxesColumn,
    alsoFor: ['/coin', '/coindetail'],
  },
  { to: '/upcoming', key: 'idoRating', Icon: Rocket, alsoFor: ['/ido'] },
  { to: '/compare', key: 'compare', Icon: Scale, alsoFor: [] },
  { to: '/newly-listed-coins', key: 'newListings', Icon: ListPlus, alsoFor: [] },
  { to: '/top-movers', key: 'topMovers', Icon: TrendingUp, alsoFor: [] },
  { to: '/watchlist', key: 'watchlist', Icon: Star, alsoFor: [] },
] as const

export const soonItems = [
  { key: 'aiPortfolio', Icon: ChartPie },
  { key: 'portfolioAudit', Icon: ShieldCheck },
  { key: 'launchpads', Icon: Orbit },
  { key: 'airdrops', Icon: Gift },
  { key: 'assistant', Icon: MessageCircle },
  { key: 'gemScout', Icon: Gem },
] as const

export type NavItem = (typeof navItems)[number]

/** Whether a path is the entry's own page, or one of the pages it leads on to. */
export const isCurrent = ({ to, alsoFor }: NavItem, pathname: string): boolean =>
  [to, ...alsoFor].some((start) => pathname === start || pathname.startsWith(`${start}/`))
