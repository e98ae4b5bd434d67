// The host's public settings, asked once a visit: which captcha, which Google client, where flags
// come from.
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { fetchHostConfig, type HostConfig } from '../online/host.ts'

/** Longer than this no screen waits for settings it can do without. */
const patienceMs = 4000

/** Asked without a token: no answer about settings may end a session. */
export const useHostConfig = (): UseQueryResult<HostConfig> =>
  useQuery({
    queryKey: ['public-config'],
    queryFn: ({ signal }) => fetchHostConfig({ token: null, timeoutMs: patienceMs, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
