// The picture of the last visit (decision 213) shows the same words as the app beneath it. A test speaks to the app: what it
// does and asks waits until the picture is gone, as a person's press does. The picture has a suite of its own.
import type { BrowserContext, Page } from '@playwright/test'

const handed = new WeakSet<Page>()

/** Lets every page of a context, the ones opened later too, wait until the app shows itself. */
export const waitForApp = (context: BrowserContext): void => {
  const onPage = (page: Page): void => {
    if (handed.has(page)) return
    handed.add(page)
    void page.addLocatorHandler(page.locator('#first-frame'), async () => {}).catch(() => {})
  }
  for (const page of context.pages()) onPage(page)
  context.on('page', onPage)
}
