// Every page in several languages (all twelve with TEST_LONG=1): chosen in the app, walked without loading it again.
import type { Page } from '@playwright/test'
import { languages } from '#i18n/languages.ts'
import { missingMark } from '#i18n/missing-mark.ts'
import { englishLeft } from './harness/english-left.ts'
import { expectSameDocument, goInApp, markDocument } from './harness/in-app.ts'
import { pageUrls } from './harness/pages.ts'
import { whenSettled } from './harness/settled.ts'
import { wordsSplit } from './harness/split-words.ts'
import { newPerson, type Person } from './harness/sign-up.ts'
import { test } from './harness/online-test.ts'
import { expect } from './harness/test.ts'

// English is walked at this width, with wider text, in zoom.spec.ts.
const usual = new Set<string>(['ar', 'ru', 'ja'])
const tested = languages
  .map(({ code }) => code)
  .filter((code) => process.env['TEST_LONG'] === '1' || usual.has(code))

/** Developer screens have no words in the packs, and show waiting on purpose. */
const forDevelopers = /^\/(dev\/|api-test$|watchlist-api-test$|sidebar-demo$)/
const urls = pageUrls().filter((url) => !forDevelopers.test(url))

/** Pages are the same for members but for a few: one language walks all of them signed in, the longest words of the three. */
const isWalkedSignedIn = (code: string): boolean =>
  process.env['TEST_LONG'] === '1' || code === 'ru'

/** What signed-in people never see: the app leads them on at once. */
const forVisitors = new Set(['/login', '/register'])

/** Written without spaces, or broken between words only: where a browser left to itself ends lines inside words. */
const phrased = new Set<string>(['ja', 'ko'])

const faultsOf = async (
  page: Page,
  { url, code }: { url: string; code: string },
): Promise<string[]> => {
  const widthPx = await page.evaluate(() => document.documentElement.scrollWidth)
  const split = phrased.has(code) ? await wordsSplit(page, code) : []
  const faults = [
    ...(widthPx > 320 ? [`${widthPx} px wide`] : []),
    ...split.map((heading) => `split word: ${heading}`),
    ...(await englishLeft(page, code)),
  ]
  return faults.map((fault) => `${url}: ${fault}`)
}

const walk = async (
  page: Page,
  { places, code }: { places: readonly string[]; code: string },
): Promise<string[]> => {
  const faults: string[] = []
  for (const url of places) {
    await goInApp(page, url)
    await whenSettled(page)
    faults.push(...(await faultsOf(page, { url, code })))
  }
  return faults
}

/** Registers over the API and leaves the session where the app keeps it. */
const signUp = async (page: Page, { username, email, password }: Person): Promise<void> => {
  const response = await page.request.post('/authentication.php', {
    data: { f: 'register_user', username, email, password, terms_accepted: true },
  })
  const { output } = (await response.json()) as { output: { token: string } }
  await page.evaluate(
    ([token, address]) => {
      localStorage.setItem('auth_token', token)
      localStorage.setItem('user_email', address)
    },
    [output.token, email] as const,
  )
}

const chooseInApp = async (page: Page, code: string): Promise<void> => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Language/ })
    .click()
  await page.locator(`[data-language="${code}"]`).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.locator('html')).toHaveAttribute('lang', code)
}

for (const code of tested) {
  test(`R-I18-019: every page speaks ${code}, fits 320 px, splits no word of a heading, and needs no reload for it`, async ({
    page,
  }) => {
    test.setTimeout(360_000)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/upcoming')
    await whenSettled(page)
    await markDocument(page)
    await chooseInApp(page, code)
    await page.setViewportSize({ width: 320, height: 640 })
    const faults = await walk(page, { places: urls, code })
    await expectSameDocument(page)

    if (isWalkedSignedIn(code)) {
      await signUp(page, newPerson())
      await page.goto('/coinlist')
      await whenSettled(page)
      await markDocument(page)
      faults.push(
        ...(await walk(page, { places: urls.filter((url) => !forVisitors.has(url)), code })),
      )
      await expectSameDocument(page)
    }
    expect([...new Set(faults)]).toEqual([])
  })
}

test('the look for English finds a text, a filled text, a raw key, a name and a text marked as missing, and leaves a marked one alone', async ({
  page,
}) => {
  await page.goto('/upcoming')
  await whenSettled(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await chooseInApp(page, 'ru')
  expect(await englishLeft(page, 'ru')).toEqual([])
  await page.evaluate((mark) => {
    const planted = document.createElement('div')
    const plant = (tag: string, text: string, attribute?: readonly [string, string]): void => {
      const element = document.createElement(tag)
      element.textContent = text
      if (attribute) element.setAttribute(...attribute)
      planted.append(element)
    }
    plant('p', 'Refresh translations')
    plant('p', '12 changes waiting')
    plant('p', 'errorLoading')
    plant('p', 'nav.watchlist')
    plant('button', 'x', ['aria-label', 'Clear search'])
    plant('p', 'Settings', ['lang', 'en'])
    plant('p', 'Profile', ['hidden', ''])
    const marked = document.createElement('p')
    marked.textContent = `${mark} later`
    planted.append(marked)
    document.body.append(planted)
  }, missingMark)
  expect((await englishLeft(page, 'ru')).toSorted()).toEqual(
    [
      'English: 12 changes waiting',
      'English: Clear search',
      'English: Refresh translations',
      `untranslated: ${missingMark} later`,
      'raw key: errorLoading',
      'raw key: nav.watchlist',
    ].toSorted(),
  )
})
