// The current-user query with the spec's numbers (R-DAT-007 to R-DAT-009).
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { isApiError } from '#api/api-error.ts'
import { callApi } from '#api/client.ts'
import type { User } from '#domain/user.ts'
import { fetchCurrentUser } from '#sync/online/current-user.ts'
import type { UserAnswer } from '#sync/session.ts'

const minuteMs = 60_000

const currentUserKey = (token: string | null) => ['current-user', token] as const

/** Tells the cache who holds `token`, where the server has said so already. */
export const rememberCurrentUser = (client: QueryClient, token: string, user: User): void => {
  client.setQueryData(currentUserKey(token), user)
}

/** The id the server gave for this very token, where it was asked; else null. */
export const confirmedUserId = (client: QueryClient, token: string): string | null =>
  client.getQueryData<User>(currentUserKey(token))?.id ?? null

export const forgetCurrentUsers = (client: QueryClient): void => {
  client.removeQueries({ queryKey: ['current-user'] })
}

/** Asks again who is here, wherever the answer is on show. */
export const refetchCurrentUser = (client: QueryClient): Promise<void> =>
  client.refetchQueries({ queryKey: ['current-user'], type: 'active' })

/** Who holds `token`; asks nothing without one, or with one known to have expired. A 401 is never retried. */
export const useCurrentUser = (token: string | null, isExpired: boolean): UserAnswer => {
  const { data: user, isError } = useQuery({
    queryKey: currentUserKey(token),
    queryFn: ({ signal }) => fetchCurrentUser(callApi, signal),
    enabled: token !== null && !isExpired,
    staleTime: 5 * minuteMs,
    gcTime: 10 * minuteMs,
    retry: (failures, error) => failures < 1 && !(isApiError(error) && error.status === 401),
    retryDelay: 1000,
    refetchOnWindowFocus: true,
    refetchOnMount: true,
    refetchOnReconnect: true,
    // Offline the question fails at once instead of waiting for ever (design 12).
    networkMode: 'always',
  })
  return useMemo(() => (user ? { kind: 'confirmed', user } : { kind: isError ? 'failed' : 'pending' }), [user, isError])
}
