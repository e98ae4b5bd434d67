// Shows what a membership opens to whoever has it, and the way there to everybody else. The server
// decides for itself.
import type { ReactNode } from 'react'
import { coversTier } from '#domain/membership/membership.ts'
import type { MembershipTier } from '#domain/account/user.ts'
import { useSession } from '#client/session/session-context.ts'
import { UpgradeCard } from './upgrade-card.tsx'

type MembershipGateProps = {
  required: Exclude<MembershipTier, 'free'>
  title: string
  text: string
  children: ReactNode
}

/** Nothing while nobody knows who is here; a visitor counts as free (R-PRM-008, R-PRM-011). */
export const MembershipGate = ({ required, title, text, children }: MembershipGateProps) => {
  const session = useSession()
  if (session.status === 'loading') return null
  const held = session.status === 'user' ? session.user.tier : 'free'
  return coversTier(held, required) ? (
    children
  ) : (
    <UpgradeCard required={required} title={title} text={text} />
  )
}
