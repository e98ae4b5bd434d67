// Fetches the membership plans onto this device.
import type { PlanWire } from '#contract/payments/plan-wire.ts'
import { catalogDb, type CatalogDb } from '../catalog-db.ts'
import { planOfWire } from './plan-of-wire.ts'
import { plansKey } from './queries.ts'

export type PlansPorts = {
  /** This device's own catalogue unless a test has another. */
  db?: CatalogDb
  /** Resolves with the checked `output`, rejects with the api floor's error. */
  call: (
    f: 'get-subscription-plans',
    payload: Record<string, never>,
    options?: { signal?: AbortSignal },
  ) => Promise<PlanWire[]>
  nowMs: () => number
}

/** Replaces the saved plans. Throws the call's error; what was saved then stands. */
export const pullPlans = async (
  { db = catalogDb(), call, nowMs }: PlansPorts,
  options: { signal?: AbortSignal } = {},
): Promise<void> => {
  const rows = await call('get-subscription-plans', {}, options)
  const content = rows.map(planOfWire).filter((plan) => plan !== null)
  const [kind, key] = plansKey
  await db.savedContent.put({ kind, key, content, savedAtMs: nowMs() })
}
