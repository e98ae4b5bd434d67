// A call whose effect happens and whose answer never arrives.
import type { Page } from '@playwright/test'

/** Breaks the line under the next answers to `f`, after the server has done what it asked for. Later ones arrive. */
export const loseReplies = async (
  page: Page,
  { f, path, times = 1 }: { f: string; path: string; times?: number },
): Promise<{ lost: () => number }> => {
  let lost = 0
  await page.route(`**${path}`, async (route) => {
    const { f: requested } = route.request().postDataJSON() as { f?: string }
    if (requested !== f || lost === times) return route.fallback()
    lost += 1
    await route.fetch()
    await route.abort('connectionreset')
  })
  return { lost: () => lost }
}
