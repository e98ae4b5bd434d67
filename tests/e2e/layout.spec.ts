// Design 10: 320 px must work, and right-to-left is the mirror image, not an afterthought.
import { test } from './harness/online-test.ts'
import { expect } from './harness/test.ts'
import { speak } from './harness/language.ts'
import { pageUrls } from './harness/pages.ts'
import { whenSettled } from './harness/settled.ts'

/** The pages of the product are measured where they are walked in each language (every-language.spec.ts). */
const forDevelopers = pageUrls().filter((url) =>
  /^\/(dev\/|api-test$|watchlist-api-test$|sidebar-demo$)/.test(url),
)

test('design 10: no developer screen scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await speak(page, 'ar')
  const wide: string[] = []
  for (const url of forDevelopers) {
    await page.goto(url)
    await whenSettled(page)
    const widthPx = await page.evaluate(() => document.documentElement.scrollWidth)
    if (widthPx > 320) wide.push(`${url}: ${widthPx} px`)
  }
  expect(forDevelopers.length).toBeGreaterThan(3)
  expect(wide).toEqual([])
})

test('design 10: in Arabic the sidebar stands on the right and the page reads from there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await speak(page, 'ar')
  await page.goto('/upcoming')
  await whenSettled(page)
  const sidebar = await page.getByRole('navigation').first().boundingBox()
  expect(sidebar?.x).toBeGreaterThan(1000)
  expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe('rtl')
})
