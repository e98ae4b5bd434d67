// The design system as pictures: every component in its states, from left to right and from right to left.
import { test } from './harness/online-test.ts'
import { expect } from './harness/test.ts'
import { speak } from './harness/language.ts'
import { whenSettled } from './harness/settled.ts'

const groups = ['tokens', 'actions', 'fields', 'figures', 'people', 'rating', 'states', 'table']

for (const language of ['en', 'ar']) {
  test(`design 10: the components look as agreed, ${language}`, async ({ page }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width: 1024, height: 900 })
    await speak(page, language)
    await page.goto('/dev/gallery')
    await whenSettled(page)
    for (const group of groups) {
      await expect
        .soft(page.locator(`#${group}`))
        .toHaveScreenshot(`${language}-${group}.png`, { maxDiffPixelRatio: 0.005 })
    }
  })
}

test('design 10: with forced colours every control keeps an edge or a word', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await page.goto('/dev/gallery')
  await whenSettled(page)
  const unseen = await page
    .locator('#actions button, #fields input:not([type="range"]), #fields textarea')
    .evaluateAll((controls) =>
      controls.flatMap((control) => {
        const style = getComputedStyle(control)
        const hasEdge = style.borderStyle !== 'none' || style.outlineStyle !== 'none'
        const hasWord =
          (control.textContent ?? '').trim() !== '' || control.querySelector('svg') !== null
        return hasEdge || hasWord ? [] : [control.outerHTML.slice(0, 120)]
      }),
    )
  expect(unseen).toEqual([])
})
