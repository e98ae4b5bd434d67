// A subscription as screens know it (Spec §3, D-PLANSHAPE), and what follows from it: which tier is
// shown, what stands beside the plan's name, and what happens next and when.
import { planTiers, type BillingInterval } from './plan.ts'
import type { MembershipTier } from '../account/user.ts'

export type Subscription = {
  /** The provider's id, which every change names; null where nothing can be changed. */
  subscriptionId: string | null
  /** Above 0 is paid: pro 1, premium 2. */
  level: number
  /** The provider's name of its state, or another host's. */
  status: string
  planName: string | null
  priceId: string | null
  /** For one interval, in minor units of `currency` (ISO 4217). */
  price: { amountMinor: number; currency: string; interval: BillingInterval } | null
  periodEndSec: number | null
  endsAtPeriodEnd: boolean
  /** A change that is decided and has not happened. */
  scheduled: { planName: string; priceId: string | null; atSec: number | null } | null
  /** Where a payment that waits is made. */
  paymentUrl: string | null
}

/** The states that have words of their own; any other is shown as it came (D-STATUS). */
export const statusWords = [
  'active',
  'trialing',
  'past_due',
  'canceled',
  'incomplete',
  'paused',
] as const
export type StatusWord = (typeof statusWords)[number]

/** States of the provider that mean for a person what another one says. */
const sameFor: ReadonlyMap<string, StatusWord> = new Map([
  ['unpaid', 'past_due'],
  ['incomplete_expired', 'canceled'],
])

/** The word for a status; null where it is none we know. */
export const statusWord = (status: string): StatusWord | null =>
  sameFor.get(status) ?? statusWords.find((word) => word === status) ?? null

/**
 * A badge for an active subscription alone; every other status is plain text (R-MEM-004, D-STATUS).
 */
export const hasBadge = (status: string): boolean => status === 'active'

const notHeld: ReadonlySet<StatusWord | null> = new Set<StatusWord | null>([
  'canceled',
  'incomplete',
])

/** True while a paid plan is had: neither over nor waiting for its first payment (R-MEM-003). */
export const isHeld = (subscription: Subscription | null): subscription is Subscription =>
  subscription !== null && subscription.level > 0 && !notHeld.has(statusWord(subscription.status))

/**
 * The tier to show: the name of the subscription's level, else the user's own, which is free where
 * nothing is known (D-SUBFETCH).
 */
export const shownTier = (
  subscription: Subscription | null,
  userTier: MembershipTier,
): MembershipTier => {
  if (!isHeld(subscription)) return userTier
  return planTiers[Math.min(subscription.level, planTiers.length - 1)] ?? userTier
}

export type NextStep =
  | { kind: 'renews' | 'ends' | 'trialEnds' | 'ended'; atSec: number | null }
  | { kind: 'changes'; planName: string; atSec: number | null }
  /** A payment is missing: what comes next depends on it. */
  | { kind: 'overdue' | 'unpaid' }

/**
 * True where a change of plan waits for the person's word to their bank: nothing is overdue, and
 * yet something can be paid.
 */
export const awaitsBank = ({ status, paymentUrl }: Subscription): boolean =>
  paymentUrl !== null && statusWord(status) === 'active'

/** What happens next if nobody does anything. */
export const nextStep = ({
  status,
  endsAtPeriodEnd,
  scheduled,
  periodEndSec,
}: Subscription): NextStep => {
  const word = statusWord(status)
  if (word === 'incomplete') return { kind: 'unpaid' }
  if (word === 'canceled') return { kind: 'ended', atSec: periodEndSec }
  if (word === 'past_due') return { kind: 'overdue' }
  if (endsAtPeriodEnd) return { kind: 'ends', atSec: periodEndSec }
  if (scheduled !== null)
    return { kind: 'changes', planName: scheduled.planName, atSec: scheduled.atSec ?? periodEndSec }
  return { kind: word === 'trialing' ? 'trialEnds' : 'renews', atSec: periodEndSec }
}
