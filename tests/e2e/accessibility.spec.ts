// Design 10: WCAG 2.2 AA on every page, in a left-to-right and a right-to-left language, on a phone and a desktop.
import { AxeBuilder } from '@axe-core/playwright'
import { test } from './harness/online-test.ts'
import { expect } from './harness/test.ts'
import { goInApp } from './harness/in-app.ts'
import { speak } from './harness/language.ts'
import { pageUrls } from './harness/pages.ts'
import { whenSettled } from './harness/settled.ts'

// Legacy mode looks at a page in that page: the other opens a blank one for each, for frames of other origins. There are none.
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

// Each language and each width once; TEST_LONG=1 looks at every pair.
const usual: [string, number][] = [
  ['en', 390],
  ['ar', 1440],
]
const more: [string, number][] = [
  ['en', 1440],
  ['ar', 390],
]

for (const [language, width] of process.env['TEST_LONG'] === '1' ? [...usual, ...more] : usual) {
  test(`design 10: axe finds nothing, ${language} at ${width} px`, async ({ page }) => {
    test.setTimeout(600_000)
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await speak(page, language)
    await page.goto('/')
    const found: string[] = []
    for (const url of pageUrls()) {
      await goInApp(page, url)
      await whenSettled(page)
      const { violations } = await new AxeBuilder({ page })
        .options({ resultTypes: ['violations'] })
        .withTags(rules)
        .setLegacyMode()
        .analyze()
      found.push(
        ...violations.flatMap(({ id, nodes }) =>
          nodes.map(
            ({ target, failureSummary }) =>
              `${url} ${id}: ${target.join(' ')} ${failureSummary?.split('\n')[1]?.trim() ?? ''}`,
          ),
        ),
      )
    }
    expect(found).toEqual([])
  })
}
