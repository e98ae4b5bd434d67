// The list of languages and where their flags come from, asked once a visit; the screen never waits
// long for either.
import { useQuery } from '@tanstack/react-query'
import { callApi } from '#api/client.ts'
import { useHostConfig } from '../host-config/use-host-config.ts'
import { offeredLanguages, type OfferedLanguage } from './offered-languages.ts'

/** Longer than this nobody looks at skeletons for twelve names that are on the device anyway. */
const patienceMs = 4000

// Asked without a token: no answer about languages may end a session.
const options = { token: null, timeoutMs: patienceMs } as const
const once = { staleTime: Number.POSITIVE_INFINITY, retry: false } as const

export type LanguageList = {
  languages: readonly OfferedLanguage[]
  isLoading: boolean
  flagService: string | null
}

export const useLanguageList = (): LanguageList => {
  const list = useQuery({
    queryKey: ['languages'],
    queryFn: ({ signal }) => callApi('get_languages', {}, { ...options, signal }),
    ...once,
  })
  const config = useHostConfig()
  return {
    languages: offeredLanguages(list.data),
    isLoading: list.isPending,
    flagService: config.data?.flag_service_url ?? null,
  }
}
