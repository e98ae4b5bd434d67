// Every page enlarged to 200 % (WCAG 1.4.4, 1.4.10), with a reader's own spacing of text (1.4.12) and with the larger text of
// the browser's settings: nothing is cut off, nothing scrolls sideways. One walk a language, inside the app.
import type { CDPSession, Page } from '@playwright/test'
import { textCutOff } from './harness/cut-off.ts'
import { enterAs, register } from './harness/enter-as.ts'
import { goInApp } from './harness/in-app.ts'
import { speak } from './harness/language.ts'
import { pageUrls } from './harness/pages.ts'
import { whenSettled } from './harness/settled.ts'
import { test } from './harness/online-test.ts'
import { expect } from './harness/test.ts'

// A window of 1440 x 900 at 200 % is one of 720 x 450 points, each drawn by two pixels a side.
test.use({ deviceScaleFactor: 2 })

/** The values of WCAG 2.2, 1.4.12. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }'

const spaceText = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, css)

// What holds with wider text holds with the page's own.
const isLong = process.env['TEST_LONG'] === '1'
const views = [
  // A window of a middle width is looked at in the longest words by language-layout.spec.ts.
  ...(isLong ? [{ name: 'at 200 %', width: 720, height: 450, css: spacing, textPx: 16 }] : []),
  { name: 'at 320 px', width: 320, height: 640, css: spacing, textPx: 16 },
  { name: 'with text of 20 px', width: 320, height: 640, css: '', textPx: 20 },
]

/** What somebody picks in the browser's settings; the usual size is 16 px. */
const setReadersText = (browser: CDPSession, textPx: number): Promise<unknown> =>
  browser.send('Page.setFontSizes', { fontSizes: { standard: textPx } })

const bodyTextPx = (page: Page): Promise<number> =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize))

const faultsOf = async (page: Page, browser: CDPSession, url: string): Promise<string[]> => {
  const faults: string[] = []
  for (const { name, width, height, css, textPx } of views) {
    await page.setViewportSize({ width, height })
    await spaceText(page, css)
    await setReadersText(browser, textPx)
    await expect
      .poll(() => bodyTextPx(page), { message: 'the text follows the setting' })
      .toBe((textPx / 16) * 14)
    await whenSettled(page)
    const widthPx = await page.evaluate(() => document.documentElement.scrollWidth)
    if (widthPx > width) faults.push(`${url} ${name}: ${widthPx} px wide`)
    faults.push(...(await textCutOff(page)).map((fault) => `${url} ${name}: ${fault}`))
  }
  return faults
}

/** Pages with more than a prompt for whoever is signed in. */
const signedInPages = [
  '/compare?coins=bitcoin,solana',
  '/watchlist',
  '/profile?tab=settings',
  '/profile',
]

/** Draws a bar too narrow for its words, on purpose. */
const urls = pageUrls().filter((url) => url !== '/sidebar-demo')

for (const language of isLong ? ['en', 'ar'] : ['en']) {
  test(`design 10, WCAG 1.4.4 and 1.4.12: every page is whole at 200 %, with wider and with larger text, ${language}`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(300_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 720, height: 450 })
    await speak(page, language)
    await page.goto('/upcoming')
    await whenSettled(page)
    const browser = await page.context().newCDPSession(page)
    const faults: string[] = []
    for (const url of urls) {
      await goInApp(page, url)
      faults.push(...(await faultsOf(page, browser, url)))
    }
    await enterAs(page, baseURL ?? '', await register(baseURL ?? ''))
    for (const url of signedInPages) {
      await page.goto(url)
      faults.push(...(await faultsOf(page, browser, url)))
    }
    expect([...new Set(faults)]).toEqual([])
  })
}
