// When a screen has finished arriving: words, figures, fonts and entrances, so that what is measured stays as measured.
import { expect, type Page } from '@playwright/test'

/** Waits for the page's fonts, and until nothing moves but what moves on: spinners, the time bar of a toast. */
const whenStill = async (page: Page): Promise<void> => {
  await page.evaluate(async () => void (await document.fonts.ready))
  await page.waitForFunction(() => {
    const entranceLimitMs = 1000
    return document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || Number(effect?.getComputedTiming().endTime) > entranceLimitMs,
      )
  })
}

/** The content has words, nothing says that it is busy (but specimens that show just that), fonts are there and nothing moves. */
export const whenSettled = async (page: Page): Promise<void> => {
  await expect
    .poll(() => page.locator('main').innerText(), { message: 'the screen stayed empty' })
    .toMatch(/\S/)
  await expect(page.locator('main [aria-busy="true"]:not([data-specimen] *)')).toHaveCount(0)
  await whenStill(page)
}
