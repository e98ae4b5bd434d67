// The defaults of every query and mutation (R-DAT-001 to R-DAT-006). Queries decide when to fetch, never what is shown.
import { QueryClient } from '@tanstack/react-query'
import { isApiError } from '#api/api-error.ts'

/** One more try, except where the session is over: asking again would change nothing. */
const retryOnce = (failures: number, error: Error): boolean => failures < 1 && !(isApiError(error) && error.status === 401)

export const createQueryClient = (): QueryClient =>
  new QueryClient({
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
