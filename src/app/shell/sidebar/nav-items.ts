// The places of the app, in the order of the sidebar (R-LAY-024..035). Soon items are announced and
// not navigable; those with an address are finished, and become links where the host lifts the mark
// (D-SOON).
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
  { to: '/launchpads', key: 'launchpads', Icon: Orbit, alsoFor: [] },
  { to: '/airdropscore', key: 'airdrops', Icon: Gift, alsoFor: [] },
  { key: 'assistant', Icon: MessageCircle },
  { to: '/gemscout', key: 'gemScout', Icon: Gem, alsoFor: [] },
] as const

export type SoonItem = (typeof soonItems)[number]
type FinishedItem = Extract<SoonItem, { to: string }>
export type NavItem = (typeof navItems)[number] | FinishedItem

export const isFinished = (item: SoonItem): item is FinishedItem => 'to' in item

/** Whether a path is the entry's own page, or one of the pages it leads on to. */
export const isCurrent = ({ to, alsoFor }: NavItem, pathname: string): boolean =>
  [to, ...alsoFor].some((start) => pathname === start || pathname.startsWith(`${start}/`))
