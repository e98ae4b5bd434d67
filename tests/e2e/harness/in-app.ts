// Going through the app without loading the document again.
import { expect, type Page } from '@playwright/test'

// The name under which the router leaves itself on the page.
const routerName = '__TSR_ROUTER__'
type RouterState = { state: { status: string; resolvedLocation?: { pathname: string } } }

/** Follows an address as a link inside the app would, and waits until the router has drawn it. */
export const goInApp = async (page: Page, url: string): Promise<void> => {
  await page.evaluate((to) => history.pushState({}, '', to), url)
  await page.waitForFunction((name) => {
    const { status, resolvedLocation } = (Reflect.get(globalThis, name) as RouterState).state
    return status === 'idle' && resolvedLocation?.pathname === location.pathname
  }, routerName)
}

const mark = 'data-same-document'

/** Marks the document; `expectSameDocument` fails once it was loaded again. */
export const markDocument = async (page: Page): Promise<void> => {
  await page.evaluate((name) => document.documentElement.setAttribute(name, ''), mark)
}
export const expectSameDocument = async (page: Page): Promise<void> => {
  await expect(page.locator(`html[${mark}]`), 'the document was loaded again').toHaveCount(1)
}
