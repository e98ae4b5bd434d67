// The defaults of every query and mutation (R-DAT-001 to R-DAT-006). Queries decide when to fetch,
// never what is shown.
import { onlineManager, QueryCache, QueryClient, type Query } from '@tanstack/react-query'
import { isApiError } from '#api/api-error.ts'
import { isProbablyOnline, watchConnectivity } from '#platform/device/connectivity.ts'
import { logError } from '#client/error-log/error-log.ts'

/** One more try, except where the session is over: asking again would change nothing. */
const retryOnce = (failures: number, error: Error): boolean =>
  failures < 1 && !(isApiError(error) && error.status === 401)

/** Being offline and the end of a session are states, not errors. */
const isExpected = (error: Error): boolean =>
  isApiError(error) && (error.status === 401 || !error.hasLeft)

const logFailure = (
  error: Error,
  { queryKey }: Pick<Query<unknown, unknown>, 'queryKey'>,
): void => {
  // The name alone: the rest of a key may be a secret.
  if (!isExpected(error))
    logError(error, { feature: 'data', severity: 'high', query: String(queryKey[0]) })
}

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError: logFailure }),
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        gcTime: 5 * 60_000,
        retry: retryOnce,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        // The default waits for `online` for ever, and a guard with it.
        networkMode: 'always',
      },
      mutations: { retry: retryOnce, networkMode: 'always' },
    },
  })

/**
 * Tells queries about the connection from the first moment: by itself the library believes in one
 * until it has seen it go.
 */
export const followConnectivity = (): void => {
  onlineManager.setEventListener((setOnline) => {
    setOnline(isProbablyOnline())
    return watchConnectivity(setOnline)
  })
}
