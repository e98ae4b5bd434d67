// The membership plans for a screen: the copy on this device at once, brought up to date beside it.
import { useQuery } from '@tanstack/react-query'
import { useLiveQuery } from '#data/live-query.ts'
import { pullPlans } from '#data/plans/pulls.ts'
import { savedPlans } from '#data/plans/queries.ts'
import type { Plan } from '#domain/membership/plan.ts'
import { plansFreshness } from '#sync/freshness.ts'
import { callApi } from '#api/client.ts'
import { plansFailureOf, type PlansFailure } from './plans-failure.ts'

export type PlansState =
  | { kind: 'loading' }
  /** `failure`: the copy could not be brought up to date. */
  | {
      kind: 'ready'
      plans: readonly Plan[]
      savedAtSec: number
      failure: PlansFailure | null
      retry: () => void
    }
  | { kind: 'failed'; failure: PlansFailure; retry: () => void }

export const usePlans = (): PlansState => {
  const saved = useLiveQuery(() => savedPlans(), [])
  const { isFetching, error, refetch } = useQuery({
    ...plansFreshness,
    queryFn: async ({ signal }) => {
      await pullPlans({ call: callApi, nowMs: () => Date.now() }, { signal })
      return Date.now()
    },
  })
  const retry = () => void refetch()
  const failure = error === null || isFetching ? null : plansFailureOf(error)
  if (saved)
    return {
      kind: 'ready',
      plans: saved.plans,
      savedAtSec: Math.floor(saved.savedAtMs / 1000),
      failure,
      retry,
    }
  return failure === null || saved === undefined
    ? { kind: 'loading' }
    : { kind: 'failed', failure, retry }
}
