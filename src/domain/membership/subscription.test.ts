import { describe, expect, it } from 'vitest'
import {
  awaitsBank,
  hasBadge,
  isHeld,
  nextStep,
  shownTier,
  statusWord,
  type Subscription,
} from './subscription.ts'

const subscription = (over: Partial<Subscription> = {}): Subscription => ({
  subscriptionId: 'sub_1',
  level: 1,
  status: 'active',
  planName: 'Pro',
  priceId: 'pro_monthly',
  price: null,
  periodEndSec: 1000,
  endsAtPeriodEnd: false,
  scheduled: null,
  paymentUrl: null,
  ...over,
})

describe('status', () => {
  it('R-MEM-004 R-MEM-041 D-STATUS: active alone has a badge', () => {
    expect(
      ['active', 'trialing', 'past_due', 'canceled', 'incomplete', 'unpaid', 'on_ice', ''].filter(
        hasBadge,
      ),
    ).toEqual(['active'])
  })

  it('D-STATUS: what the provider may say has a word, and what nobody knows has none', () => {
    expect(
      ['active', 'trialing', 'past_due', 'canceled', 'incomplete', 'paused'].map(statusWord),
    ).toEqual(['active', 'trialing', 'past_due', 'canceled', 'incomplete', 'paused'])
    expect(['unpaid', 'incomplete_expired', 'on_ice'].map(statusWord)).toEqual([
      'past_due',
      'canceled',
      null,
    ])
  })
})

describe('tier', () => {
  it('D-SUBFETCH: the level has a name, whatever the user says', () => {
    expect([1, 2, 3].map((level) => shownTier(subscription({ level }), 'free'))).toEqual([
      'pro',
      'premium',
      'premium',
    ])
  })

  it("D-SUBFETCH R-PRM-011: without a held subscription it is the user's own", () => {
    expect(shownTier(null, 'premium')).toBe('premium')
    expect(shownTier(null, 'free')).toBe('free')
    expect(shownTier(subscription({ status: 'canceled' }), 'free')).toBe('free')
    expect(shownTier(subscription({ status: 'incomplete' }), 'free')).toBe('free')
  })

  it('R-MEM-003: a level above 0 is paid; an overdue payment and an unknown status take nothing away', () => {
    expect(isHeld(subscription({ level: 0 }))).toBe(false)
    expect(
      ['active', 'trialing', 'past_due', 'on_ice'].every((status) =>
        isHeld(subscription({ status })),
      ),
    ).toBe(true)
    expect(isHeld(null)).toBe(false)
  })
})

describe('what happens next', () => {
  it.each([
    ['it renews', {}, { kind: 'renews', atSec: 1000 }],
    ['a trial ends', { status: 'trialing' }, { kind: 'trialEnds', atSec: 1000 }],
    ['it ends instead of renewing', { endsAtPeriodEnd: true }, { kind: 'ends', atSec: 1000 }],
    [
      'an end goes before a change that was planned',
      { endsAtPeriodEnd: true, scheduled: { planName: 'Pro', priceId: null, atSec: 1 } },
      { kind: 'ends', atSec: 1000 },
    ],
    [
      'R-MEM-022: a downgrade comes at its date',
      { scheduled: { planName: 'Pro', priceId: null, atSec: 900 } },
      { kind: 'changes', planName: 'Pro', atSec: 900 },
    ],
    [
      "a downgrade without a date comes at the period's end",
      { scheduled: { planName: 'Pro', priceId: null, atSec: null } },
      { kind: 'changes', planName: 'Pro', atSec: 1000 },
    ],
    ['a payment is missing', { status: 'past_due', endsAtPeriodEnd: true }, { kind: 'overdue' }],
    ['it never began', { status: 'incomplete' }, { kind: 'unpaid' }],
    ['it is over', { status: 'canceled' }, { kind: 'ended', atSec: 1000 }],
    ['nobody knows when', { periodEndSec: null }, { kind: 'renews', atSec: null }],
  ] as const)('%s', (_, over, step) => {
    expect(nextStep(subscription(over))).toEqual(step)
  })
})

it('R-MEM-019: an upgrade waits for the bank where the plan is active and something can be paid; an overdue renewal does not', () => {
  const paymentUrl = 'https://pay.example/i'
  expect([
    awaitsBank(subscription({ paymentUrl })),
    awaitsBank(subscription({ status: 'past_due', paymentUrl })),
    awaitsBank(subscription({})),
  ]).toEqual([true, false, false])
})
