// What the host says of its links: the feedback form and the product's accounts (D-FEEDBACKURL,
// D-SOCIAL), and whether finished screens are links in the menus (D-SOON). One source for shell and
// footer; kept on the device, so that they exist offline.
import * as z from 'zod/mini'
import { callApi } from '#api/client.ts'
import { socialLinksOf, standardSocialUrls, type SocialLink } from '#domain/page/social-links.ts'
import { readStored, watchStored, writeStored } from '#platform/storage/stored-values.ts'

export type SiteLinks = {
  /** The external feedback form, or null where the host names none. */
  feedbackUrl: string | null
  social: readonly SocialLink[]
  /** Screens that are finished wear no "Soon" in sidebar, menu and footer. */
  areSoonMarksLifted: boolean
}

const storageKey = 'site_links'
const keptSchema = z.object({
  feedback: z.catch(z.nullable(z.url({ protocol: /^https?$/ })), null),
  social: z.catch(z.nullable(z.array(z.string())), null),
  soonMarksLifted: z.catch(z.boolean(), false),
})

const linksOf = ({
  feedback,
  social,
  soonMarksLifted,
}: z.output<typeof keptSchema>): SiteLinks => ({
  feedbackUrl: feedback,
  social: socialLinksOf(social ?? standardSocialUrls),
  areSoonMarksLifted: soonMarksLifted,
})

const parsed = (text: string | null): SiteLinks => {
  try {
    return linksOf(keptSchema.parse(JSON.parse(text ?? '')))
  } catch {
    return linksOf({ feedback: null, social: null, soonMarksLifted: false })
  }
}

let last: { text: string | null; links: SiteLinks } | undefined

/** What is known on this device; the same object until it changes. */
export const siteLinks = (): SiteLinks => {
  const text = readStored(storageKey)
  if (!last || last.text !== text) last = { text, links: parsed(text) }
  return last.links
}

/** Calls back when they change. Returns how to stop. */
export const watchSiteLinks = (listener: () => void): (() => void) =>
  watchStored(storageKey, listener)

/**
 * Asks the host and keeps the answer. Throws ApiError where there is none; what is kept then stays.
 */
export const refreshSiteLinks = async (signal?: AbortSignal): Promise<SiteLinks> => {
  const config = await callApi('get_config', {}, signal ? { signal } : {})
  const text = JSON.stringify({
    feedback: config.feedback_form_url ?? null,
    social: config.social_links ?? null,
    soonMarksLifted: config.soon_marks_lifted,
  })
  if (text !== readStored(storageKey)) writeStored(storageKey, text)
  return siteLinks()
}
