// One part of the membership for a screen: the copy on this device at once, brought up to date
// beside it (R-MEM-048).
import { useQueryClient } from '@tanstack/react-query'
import { callApi } from '#api/client.ts'
import { useLiveQuery } from '#data/live-query.ts'
import { keepPart } from '#data/membership/commands.ts'
import { savedPart } from '#data/membership/queries.ts'
import type { Membership, MembershipPart, SavedPart } from '#data/membership/types.ts'
import { subscriptionFreshness } from '#sync/freshness.ts'
import { fetchMembershipPart } from '#sync/online/membership/membership-parts.ts'
import { refreshAccountQuery, useAccountQuery } from '../session/account-query.ts'
import { useAccountDb } from '../session/use-account-db.ts'

export type PartState<Part extends MembershipPart> =
  | { kind: 'loading' }
  /** `failure`: the copy could not be brought up to date; null while it is, or is being. */
  | {
      kind: 'ready'
      content: Membership[Part]
      asOfSec: number
      failure: unknown
      retry: () => void
    }
  /** Nothing is on the device. `failure` is null where nobody could be asked. */
  | { kind: 'missing'; failure: unknown; retry: () => void }

const queryName = (part: MembershipPart): string => `membership.${part}`

/** This page's answer, unless another tab has kept a newer one. */
const newest = <Part extends MembershipPart>(
  answered: SavedPart<Part> | undefined,
  saved: SavedPart<Part> | null | undefined,
): SavedPart<Part> | null => {
  if (!answered || !saved) return answered ?? saved ?? null
  return saved.savedAtMs > answered.savedAtMs ? saved : answered
}

export const useMembershipPart = <Part extends MembershipPart>(part: Part): PartState<Part> => {
  const db = useAccountDb()
  const saved = useLiveQuery(async () => (db === null ? null : savedPart(db, part)), [db, part])
  const { data, error, isFetching, fetchStatus, refetch } = useAccountQuery<SavedPart<Part>>({
    name: queryName(part),
    read: async (signal) => {
      const answer = {
        content: await fetchMembershipPart[part](callApi, signal),
        savedAtMs: Date.now(),
      }
      // A device that can keep nothing still shows what it has just heard.
      if (db !== null) await keepPart(db, part, answer).catch(() => undefined)
      return answer
    },
    freshness: subscriptionFreshness,
  })
  const retry = (): void => void refetch()
  const failure = isFetching ? null : error
  const shown = newest(data, saved)
  if (shown)
    return {
      kind: 'ready',
      content: shown.content,
      asOfSec: Math.floor(shown.savedAtMs / 1000),
      failure,
      retry,
    }
  if (saved === undefined || fetchStatus === 'fetching') return { kind: 'loading' }
  return { kind: 'missing', failure, retry }
}

/** Asks the server again for every part on show, as after a payment. Never rejects. */
export const useRefreshMembership = (): (() => Promise<void>) => {
  const client = useQueryClient()
  return async () => {
    await Promise.all(
      (['subscription', 'invoices', 'paymentMethod', 'options'] as const).map((part) =>
        refreshAccountQuery(client, queryName(part)),
      ),
    )
  }
}
