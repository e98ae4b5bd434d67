// What the server said about one account, as memory keeps it: devices, membership. Asked and kept
// under that account's name, so that nobody who signs in later in the same tab is shown it.
import {
  useQuery,
  type QueryClient,
  type QueryFilters,
  type UseQueryResult,
} from '@tanstack/react-query'
import { accountOf, maySend } from '#sync/session/session.ts'
import { useSession } from './session-context.ts'

const root = 'of-account'

type AccountQuery<Data> = {
  name: string
  read: (signal: AbortSignal) => Promise<Data>
  /** Where the app's defaults are not what the specification asks for. */
  freshness?: { staleTime: number; retry: number }
}

/** A query of whoever is signed in; asks nothing while the server has not confirmed who that is. */
export const useAccountQuery = <Data>({
  name,
  read,
  freshness,
}: AccountQuery<Data>): UseQueryResult<Data> => {
  const session = useSession()
  return useQuery({
    queryKey: [root, accountOf(session), name],
    queryFn: ({ signal }) => read(signal),
    enabled: maySend(session),
    ...freshness,
  })
}

/** Drops what memory holds of every account but this one. */
export const forgetOtherAccounts = (client: QueryClient, account: string): void => {
  client.removeQueries({
    predicate: ({ queryKey }) => queryKey[0] === root && queryKey[1] !== account,
  })
}

/**
 * Asks anew what is on show under this name; what is still being asked for is given up, as its
 * answer may be of before. Never rejects.
 */
export const refreshAccountQuery = async (client: QueryClient, name: string): Promise<void> => {
  const filters: QueryFilters = {
    predicate: ({ queryKey }) => queryKey[0] === root && queryKey[2] === name,
    type: 'active',
  }
  // A first answer still under way would be joined, not asked for again.
  await client.cancelQueries(filters)
  await client.refetchQueries(filters)
}
