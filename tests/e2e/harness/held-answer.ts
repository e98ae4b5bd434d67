// A call that reaches the server while its answer stays on the way: the worst moment for a tab to end or to freeze.
import type { BrowserContext, Page } from '@playwright/test'

export type HeldAnswer = {
  /** The page whose call is held, once the server has done what it asked for. */
  holder: Promise<Page>
  /** Lets the answer go on to the page, if there still is one. */
  release: () => void
}

/** Holds the answer to the next call of `f` by any page of the context. Later calls of it go through. */
export const holdAnswer = async (context: BrowserContext, f: string): Promise<HeldAnswer> => {
  const held = Promise.withResolvers<Page>()
  const gate = Promise.withResolvers<void>()
  let isHeld = false
  await context.route('**/client.php', async (route) => {
    const { f: requested } = route.request().postDataJSON() as { f?: string }
    if (requested !== f || isHeld) return route.fallback()
    isHeld = true
    const page = route.request().frame().page()
    const response = await route.fetch()
    held.resolve(page)
    await gate.promise
    // The page may be gone, or have given up on the answer.
    await route.fulfill({ response }).catch(() => undefined)
  })
  return { holder: held.promise, release: () => gate.resolve() }
}
