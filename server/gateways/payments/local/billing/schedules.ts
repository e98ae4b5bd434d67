// Subscription schedules: what a subscription becomes when its period ends.
import { textAt, type Form, type FormValue } from '../form.ts'
import { wrong } from '../world/local-fault.ts'
import { newId, type Rows } from '../world/local-state.ts'
import type { LocalWorld } from '../world/local-world.ts'
import { periodEndAfter } from './billing-time.ts'
import { itemOf } from './subscribing.ts'

type Schedule = Rows['subscription_schedule']
type Phase = Schedule['phases'][number]

/** `from_subscription`: one phase, which is the present period. */
export const createSchedule = (world: LocalWorld, subscriptionId: string): Schedule => {
  const subscription = world.find('subscription', subscriptionId)
  if (subscription.schedule !== null)
    throw wrong('You cannot migrate a subscription that is already attached to a schedule.')
  if (subscription.status === 'canceled')
    throw wrong('You cannot migrate a subscription that is canceled.')
  const { current_period_start, current_period_end, price } = itemOf(subscription)
  const schedule = world.add('subscription_schedule', {
    id: newId('sub_sched'),
    object: 'subscription_schedule',
    status: 'active',
    subscription: subscription.id,
    end_behavior: 'release',
    phases: [
      {
        start_date: current_period_start,
        end_date: current_period_end,
        items: [{ price: price.id, quantity: 1 }],
      },
    ],
  })
  subscription.schedule = schedule.id
  world.tell('customer.subscription.updated', subscription)
  return schedule
}

const endOf = (phase: Form, startSec: number): number => {
  const given = textAt(phase, 'end_date')
  if (given !== undefined) return Number(given)
  const interval = textAt(phase, 'duration.interval')
  if (interval !== 'month' && interval !== 'year')
    throw wrong('A phase needs an end_date or a duration.')
  return periodEndAfter(startSec, interval, startSec)
}

/** Replaces the phases: each begins where the one before ends. */
export const planSchedule = (
  world: LocalWorld,
  id: string,
  given: readonly FormValue[],
): Schedule => {
  const schedule = world.find('subscription_schedule', id)
  if (schedule.status !== 'active')
    throw wrong(
      'You cannot update a subscription schedule that is in the released or canceled status.',
    )
  const phases: Phase[] = []
  for (const phase of given) {
    if (typeof phase !== 'object' || Array.isArray(phase)) throw wrong('phases must be objects.')
    const price = world.price(textAt(phase, 'items.0.price') ?? '').id
    const startSec = Number(textAt(phase, 'start_date') ?? phases.at(-1)?.end_date)
    phases.push({
      start_date: startSec,
      end_date: endOf(phase, startSec),
      items: [{ price, quantity: 1 }],
    })
  }
  schedule.phases = phases
  const subscription = world.find('subscription', schedule.subscription)
  world.tell('customer.subscription.updated', subscription)
  return schedule
}
