// Every page enlarged to 200 % (WCAG 1.4.4, 1.4.10) and with a reader's own spacing of text (1.4.12): nothing is cut off,
// nothing scrolls sideways. One walk a language, inside the app.
import type { Page } from '@playwright/test'
import { textCutOff } from './harness/cut-off.ts'
import { enterAs, register } from './harness/enter-as.ts'
import { goInApp } from './harness/in-app.ts'
import { speak } from './harness/language.ts'
import { pageUrls } from './harness/pages.ts'
import { whenSettled } from './harness/settled.ts'
import { expect, test } from './harness/test.ts'

// A window of 1440 x 900 at 200 % is one of 720 x 450 points, each drawn by two pixels a side.
test.use({ deviceScaleFactor: 2 })

/** The values of WCAG 2.2, 1.4.12. */
const spacing = '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }'

const spaceText = (page: Page): Promise<void> =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
  }, spacing)

// What holds with wider text holds with the page's own.
const views = [
  { name: 'at 200 %', width: 720, height: 450 },
  { name: 'at 320 px', width: 320, height: 640 },
]

const faultsOf = async (page: Page, url: string): Promise<string[]> => {
  const faults: string[] = []
  for (const { name, width, height } of views) {
    await page.setViewportSize({ width, height })
    await spaceText(page)
    await whenSettled(page)
    const widthPx = await page.evaluate(() => document.documentElement.scrollWidth)
    if (widthPx > width) faults.push(`${url} ${name}: ${widthPx} px wide`)
    faults.push(...(await textCutOff(page)).map((fault) => `${url} ${name}: ${fault}`))
  }
  return faults
}

/** Pages with more than a prompt for whoever is signed in. */
const ofMembers = ['/watchlist', '/profile?tab=settings', '/profile']

/** Draws a bar too narrow for its words, on purpose. */
const urls = pageUrls().filter((url) => url !== '/sidebar-demo')

for (const language of ['en', 'ar']) {
  test(`design 10, WCAG 1.4.4 and 1.4.12: every page is whole at 200 % and with wider text, ${language}`, async ({ page, baseURL }) => {
    test.setTimeout(300_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 720, height: 450 })
    await speak(page, language)
    await page.goto('/upcoming')
    await whenSettled(page)
    const faults: string[] = []
    for (const url of urls) {
      await goInApp(page, url)
      faults.push(...(await faultsOf(page, url)))
    }
    await enterAs(page, baseURL ?? '', await register(baseURL ?? ''))
    for (const url of ofMembers) {
      await page.goto(url)
      faults.push(...(await faultsOf(page, url)))
    }
    expect([...new Set(faults)]).toEqual([])
  })
}
