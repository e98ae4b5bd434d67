// The places of the app, in the order of the sidebar (R-LAY-024..035). Soon items are announced and not navigable.
import { ChartNoAxesColumn, ChartPie, Gem, Gift, ListPlus, MessageCircle, Orbit, Rocket, Scale, ShieldCheck, Star, TrendingUp } from 'lucide-react'

export const navItems = [
  { to: '/coinlist', key: 'cryptoRating', Icon: ChartNoAxesColumn, startsWith: ['/coinlist', '/coin/', '/coindetail/'] },
  { to: '/upcoming', key: 'idoRating', Icon: Rocket, startsWith: ['/upcoming', '/ido/'] },
  { to: '/compare', key: 'compare', Icon: Scale, startsWith: ['/compare'] },
  { to: '/newly-listed-coins', key: 'newListings', Icon: ListPlus, startsWith: ['/newly-listed-coins'] },
  { to: '/top-movers', key: 'topMovers', Icon: TrendingUp, startsWith: ['/top-movers'] },
  { to: '/watchlist', key: 'watchlist', Icon: Star, startsWith: ['/watchlist'] },
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

export const isCurrent = (item: Pick<NavItem, 'startsWith'>, pathname: string): boolean => item.startsWith.some((start) => pathname.startsWith(start))
