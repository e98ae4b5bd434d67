// What a change of this page's worker means for the page. A page is loaded again only into a
// version that is really there, and only while nothing on it would be lost.

export type TakeoverFacts = {
  /**
   * False: the worker is gone, with the site's data or by the browser's own tidying. That is
   * nobody's new version.
   */
  isControlled: boolean
  /** False for the worker of a first visit, which claims a page that asked for nothing. */
  wasControlled: boolean
  /** The worker keeps the very version that this page shows. */
  isOwnBuild: () => Promise<boolean>
  /** Everything the new version begins with is kept here. */
  isBuildKept: () => Promise<boolean>
  isOnline: () => boolean
  isBusy: () => boolean
}

/** lost: no worker any more. same: nothing to do. reload: now. offer: when the person says so. */
export type Takeover = 'lost' | 'same' | 'reload' | 'offer'

/**
 * Decides on one `controllerchange`. Rejects never; what cannot be found out counts as not being
 * so.
 */
export const takeoverOf = async ({
  isControlled,
  wasControlled,
  isOwnBuild,
  isBuildKept,
  isOnline,
  isBusy,
}: TakeoverFacts): Promise<Takeover> => {
  if (!isControlled) return 'lost'
  if (await isOwnBuild().catch(() => false)) return 'same'
  const isThere = isOnline() || (await isBuildKept().catch(() => false))
  // Asked last: the person may have begun to type meanwhile.
  return isThere && wasControlled && !isBusy() ? 'reload' : 'offer'
}

const entryPattern =
  /<script[^>]*type="module"[^>]*src="([^"]+)"|<script[^>]*src="([^"]+)"[^>]*type="module"/

/** The first script of a document of this app, or null where it is none (a portal's page). */
export const entryOf = (html: string): string | null => {
  const match = entryPattern.exec(html)
  return match?.[1] ?? match?.[2] ?? null
}

const newestEntry = async (): Promise<string | null> => {
  const answer = await fetch('/index.html', { cache: 'no-store' })
  return answer.ok ? entryOf(await answer.text()) : null
}

const ownEntry = (): string | null =>
  document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null

/**
 * Whether this page is the version that a load of it would show now. Rejects where nobody answers.
 */
export const isOwnBuild = async (): Promise<boolean> => {
  const own = ownEntry()
  return own !== null && own === (await newestEntry())
}

/**
 * Whether the version that a load would show is kept on this device. Rejects where nobody answers.
 */
export const isBuildKept = async (): Promise<boolean> => {
  const entry = await newestEntry()
  return entry !== null && (await caches.match(entry)) !== undefined
}
