// What belongs to whoever is signed in (R-NAV-025, R-NAV-026, R-NAV-028): one list for the avatar
// menu, the mobile menu and the palette.
import { ChartPie, CreditCard, ShieldCheck, User as UserIcon } from 'lucide-react'
import type { User } from '#domain/account/user.ts'

const links = [
  { to: '/portfolio-analysis', key: 'portfolio', Icon: ChartPie, isForAdmins: false },
  { to: '/profile', key: 'profile', Icon: UserIcon, isForAdmins: false },
  { to: '/profile/membership', key: 'membership', Icon: CreditCard, isForAdmins: false },
  { to: '/admin', key: 'adminDashboard', Icon: ShieldCheck, isForAdmins: true },
] as const

export type AccountLink = (typeof links)[number]

/** The links this user may see, in order. */
export const accountLinks = ({ isAdmin }: Pick<User, 'isAdmin'>): AccountLink[] =>
  links.filter(({ isForAdmins }) => isAdmin || !isForAdmins)
