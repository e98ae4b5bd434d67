// Every screen in every language and width: nothing scrolls sideways, no word is cut off or printed
// over another. The quick run looks at the screens of every day in the longest language and one
// without spaces; the long run at all of it. It sees boxes of text, not colours, pictures, canvases,
// what a row that scrolls sideways hides, or what only a hover or an opened layer shows.
import { expect } from './harness/test.ts'
import { test } from './harness/online-test.ts'
import { languages } from '#i18n/languages.ts'
import { textCutOff } from './harness/cut-off.ts'
import { speak } from './harness/language.ts'
import { textsOverlapping } from './harness/overlaps.ts'
import { pageUrls } from './harness/pages.ts'
import { whenSettled } from './harness/settled.ts'

const isLong = process.env['TEST_LONG'] === '1'
const allWidthsPx = [320, 360, 390, 720, 1024, 1440, 2560]
/** Words without spaces are seldom too long for a wide page. */
const usualWidthsPx = { ru: [360, 820, 1440], ja: [360] }
const looks = isLong
  ? languages.map(({ code }) => ({ code, widthsPx: allWidthsPx }))
  : Object.entries(usualWidthsPx).map(([code, widthsPx]) => ({ code, widthsPx }))
const everyday = [
  '/',
  '/coinlist',
  '/coin/bitcoin',
  '/upcoming',
  '/ido/quarrystone',
  '/compare',
  '/top-movers',
  '/newly-listed-coins',
  '/gemscout',
  '/launchpads',
  '/airdropscore',
  '/pricing',
  '/login',
  '/register',
]
const forDevelopers = /^\/(dev\/|api-test$|watchlist-api-test$|sidebar-demo$)/
const urls = isLong ? pageUrls().filter((url) => !forDevelopers.test(url)) : everyday

// A receipt that is still printing is not where it will be read.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { code, widthsPx } of looks)
  test(`design 10: in ${code} no screen is cut, printed over or wider than its window`, async ({
    page,
  }) => {
    test.slow()
    await speak(page, code)
    const found: string[] = []
    for (const url of urls) {
      await page.setViewportSize({ width: widthsPx[0] ?? 390, height: 900 })
      await page.goto(url)
      for (const width of widthsPx) {
        await page.setViewportSize({ width, height: 900 })
        await whenSettled(page)
        const pageWidthPx = await page.evaluate(() => document.documentElement.scrollWidth)
        const faults = [
          ...(pageWidthPx > width ? [`scrolls sideways: ${pageWidthPx} px`] : []),
          ...(await textCutOff(page)),
          ...(await textsOverlapping(page)),
        ]
        found.push(...faults.map((fault) => `${url} at ${width} px: ${fault}`))
      }
    }
    expect(found).toEqual([])
  })
