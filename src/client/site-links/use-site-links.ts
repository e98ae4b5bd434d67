// The addresses outside the app, for a screen: at once from the device, brought up to date once an
// hour.
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { refreshSiteLinks, siteLinks, watchSiteLinks, type SiteLinks } from './site-links.ts'

const hourMs = 3_600_000

export const useSiteLinks = (): SiteLinks => {
  useQuery({
    queryKey: ['get_config'],
    queryFn: ({ signal }) => refreshSiteLinks(signal),
    staleTime: hourMs,
    retry: false,
  })
  return useSyncExternalStore(watchSiteLinks, siteLinks)
}

/** Where "Feedback" leads: the external form, else the app's own page that says what is missing. */
export const useFeedbackHref = (): string => useSiteLinks().feedbackUrl ?? '/feedback'
