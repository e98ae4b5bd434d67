// Where in a replay the browser is killed: points that its page knows, and points that only the way to the server knows.
import type { Page } from '@playwright/test'
import { passAll, type Exchange, type FaultyProxy, type Fate } from '#tests/fakes/faulty-proxy.ts'
import type { Chance } from '#tests/fakes/seeded-chance.ts'
import { armPage, pagePoints, type PagePoint } from './page-hooks.ts'

const wayPoints = ['in flight', 'applied, before the reply', 'while pulling'] as const
type WayPoint = (typeof wayPoints)[number]

export type KillPoint = PagePoint | WayPoint
export const killPoints: readonly KillPoint[] = [...pagePoints, ...wayPoints]

const isWayPoint = (point: KillPoint): point is WayPoint =>
  wayPoints.some((known) => known === point)

/** What was on its way when the browser died: `afterRecovery` lets a late copy arrive when all is thought to be over. */
export type Remainder = {
  fate: 'lost' | 'delivered' | 'delivered late'
  afterKill: () => void
  afterRecovery: () => void
}

const nothing: Remainder = { fate: 'lost', afterKill: () => {}, afterRecovery: () => {} }

/** `operations`: how many wait; the point is met at one of the first three of them. */
type Arming = {
  page: Page
  network: FaultyProxy
  chance: Chance
  operations: number
  onReached: () => void
}

const armWay = (point: WayPoint, { network, chance, operations, onReached }: Arming): Remainder => {
  const after = point === 'while pulling' ? 0 : chance.below(Math.min(3, operations))
  const fate =
    point === 'in flight'
      ? chance.oneOf(['lost', 'delivered', 'delivered late'] as const)
      : 'delivered'
  const killed = Promise.withResolvers<void>()
  const recovered = Promise.withResolvers<void>()
  const until = killed.promise.then(async () => {
    if (fate === 'delivered late') await recovered.promise
    return fate === 'lost' ? 'lose' : 'deliver'
  })
  let met = 0
  network.obey((exchange: Exchange): Fate => {
    if (point === 'while pulling' ? !exchange.isLoad : !exchange.isChange) return { type: 'pass' }
    met += 1
    if (met !== after + 1) return { type: 'pass' }
    if (point !== 'in flight') return { type: 'keepReply', onKept: onReached, until }
    onReached()
    return { type: 'keepRequest', until }
  })
  const afterKill = (): void => {
    network.obey(passAll)
    killed.resolve()
  }
  return { fate, afterKill, afterRecovery: () => recovered.resolve() }
}

/** Makes ready; `onReached` is called when the replay is at the point. */
export const armPoint = async (point: KillPoint, arming: Arming): Promise<Remainder> => {
  if (isWayPoint(point)) return armWay(point, arming)
  const { page, chance, operations } = arming
  // Between operations there must be one left; an answer that was pulled is one of two at most.
  const choices =
    point === 'between operations'
      ? operations - 1
      : point === 'after the pulled answer'
        ? 1
        : operations
  await armPage(page, point, chance.below(Math.max(1, Math.min(3, choices))))
  return nothing
}
