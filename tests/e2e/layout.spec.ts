// Design 10: 320 px must work, and right-to-left is the mirror image, not an afterthought.
import { expect, test } from './harness/test.ts'
import { speak } from './harness/language.ts'
import { pageUrls } from './harness/pages.ts'
import { whenSettled } from './harness/settled.ts'

for (const language of ['en', 'ru', 'ar']) {
  test(`design 10: no page scrolls sideways at 320 px, ${language}`, async ({ page }) => {
    test.setTimeout(300_000)
    await page.setViewportSize({ width: 320, height: 640 })
    await speak(page, language)
    const wide: string[] = []
    for (const url of pageUrls()) {
      await page.goto(url)
      await whenSettled(page)
      const widthPx = await page.evaluate(() => document.documentElement.scrollWidth)
      if (widthPx > 320) wide.push(`${url}: ${widthPx} px`)
    }
    expect(wide).toEqual([])
  })
}

test('design 10: in Arabic the sidebar stands on the right and the page reads from there', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await speak(page, 'ar')
  await page.goto('/upcoming')
  await whenSettled(page)
  const sidebar = await page.getByRole('navigation').first().boundingBox()
  expect(sidebar?.x).toBeGreaterThan(1000)
  expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe('rtl')
})
