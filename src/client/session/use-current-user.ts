// The current-user query with the spec's numbers (R-DAT-007 to R-DAT-009).
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { isApiError } from '#api/api-error.ts'
import { callApi, onServerReached } from '#api/client.ts'
import type { User } from '#domain/account/user.ts'
import { fetchCurrentUser } from '#sync/online/sign-in/current-user.ts'
import type { UserAnswer } from '#sync/session/session.ts'

const minuteMs = 60_000
/**
 * Where the server itself failed to answer, it is not asked again sooner, whatever else gets
 * through.
 */
const askAgainAfterMs = 10_000

const currentUserKey = (token: string | null) => ['current-user', token] as const

/** Tells the cache who holds `token`, where the server has said so already. */
export const rememberCurrentUser = (client: QueryClient, token: string, user: User): void => {
  client.setQueryData(currentUserKey(token), user)
}

/**
 * The same where the user has changed while the token stays: an older answer still on its way is
 * not waited for.
 */
export const updateCurrentUser = async (
  client: QueryClient,
  token: string,
  user: User,
): Promise<void> => {
  await client.cancelQueries({ queryKey: currentUserKey(token) })
  rememberCurrentUser(client, token, user)
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

/**
 * Who holds `token`; asks nothing without one, or with one known to have expired. A 401 is never
 * retried.
 */
export const useCurrentUser = (token: string | null, isExpired: boolean): UserAnswer => {
  const {
    data: user,
    dataUpdatedAt,
    isError,
    error: failure,
    errorUpdatedAt,
    refetch,
  } = useQuery({
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
  const isUnknown = isError && user === undefined
  // Asked again without a user the query is pending anew; what stands in is not taken away for that.
  const hasFailed = isError || errorUpdatedAt > 0
  const wasAnswered =
    isApiError(failure) && failure.kind !== 'network' && failure.kind !== 'timeout'
  useEffect(() => {
    if (!isUnknown) return undefined
    // No event need tell that a connection is back; the first answer to anything does.
    return onServerReached(() => {
      if (!wasAnswered || Date.now() - errorUpdatedAt > askAgainAfterMs) void refetch()
    })
  }, [isUnknown, wasAnswered, errorUpdatedAt, refetch])
  return useMemo(
    () =>
      user
        ? { kind: 'confirmed', user, atSec: Math.floor(dataUpdatedAt / 1000) }
        : { kind: hasFailed ? 'failed' : 'pending' },
    [user, dataUpdatedAt, hasFailed],
  )
}
