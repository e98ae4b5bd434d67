// The language dialog and what a change of language does to the page, to what is stored and to what is sent.
import type { Page, Route } from '@playwright/test'
import { missingMark } from '#i18n/missing-mark.ts'
import { enterAs, register } from './harness/enter-as.ts'
import { test } from './harness/online-test.ts'
import { expect } from './harness/test.ts'
import { speak } from './harness/language.ts'

type Answer = (route: Route) => Promise<void>

/** Answers one call of the API instead of the server. */
const answerCall = async (page: Page, f: string, answer: Answer): Promise<void> => {
  await page.route('**/client.php', (route) =>
    (route.request().postDataJSON() as { f?: string }).f === f ? answer(route) : route.fallback(),
  )
}

const output =
  (value: unknown): Answer =>
  (route) =>
    route.fulfill({ json: { success: true, output: value, error: null, errormsg: null } })
const languageRow = (code: string, isActive = true) => ({
  id: code.charCodeAt(0),
  code,
  name: `${code} in English`,
  nativeName: `${code} itself`,
  isRTL: false,
  isActive,
  createdAt: null,
  updatedAt: null,
})

const languageButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Language/ })
const dialogOf = (page: Page) => page.getByRole('dialog')
const choices = (page: Page) => dialogOf(page).getByRole('listitem').getByRole('button')
const codesShown = (page: Page) =>
  choices(page).evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('data-language')),
  )

const openDialog = async (page: Page): Promise<void> => {
  await languageButton(page).click()
  await expect(dialogOf(page)).toBeVisible()
}

const focusedChoice = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('data-language') ?? document.activeElement?.tagName,
  )
const stored = (page: Page) =>
  page.evaluate(() => [
    localStorage.getItem('preferredLanguage'),
    localStorage.getItem('language_code'),
  ])

/** What the members' databases of this device keep to tell their accounts later. */
const unsentOnDevice = (page: Page): Promise<unknown[]> =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases())
      .map(({ name }) => name ?? '')
      .filter((name) => /^account_(?!anon$)/.test(name))
    const kept = await Promise.all(
      names.map(
        (name) =>
          new Promise<unknown[]>((resolve, reject) => {
            const opening = indexedDB.open(name)
            opening.addEventListener('error', () =>
              reject(opening.error ?? new Error('not readable')),
            )
            opening.addEventListener('success', () => {
              const reading = opening.result
                .transaction('prefs')
                .objectStore('prefs')
                .getAll('untoldLanguage')
              reading.addEventListener('success', () => {
                opening.result.close()
                resolve(reading.result)
              })
            })
          }),
      ),
    )
    return kept.flat()
  })

test('R-LNG: the dialog offers, finds and applies languages, by mouse and by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const held = Promise.withResolvers<void>()
  await answerCall(page, 'get_languages', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/coinlist')

  await test.step('R-LNG-001, R-LNG-006: the button opens it; while the list loads there are skeletons, and the search box has the focus', async () => {
    await openDialog(page)
    await expect(dialogOf(page).getByRole('status', { name: 'Loading' })).toBeVisible()
    await expect(choices(page)).toHaveCount(0)
    await expect(page.getByRole('searchbox', { name: 'Search languages' })).toBeFocused()
    held.resolve()
  })
  await test.step('R-LNG-003, R-LNG-004, R-LNG-008..010, R-LNG-012, R-I18-001, R-CON-008: twelve entries, each with native name, English name and a flag', async () => {
    await expect(choices(page)).toHaveCount(12)
    expect(await codesShown(page)).toEqual([
      'en',
      'tr',
      'ja',
      'es',
      'ar',
      'pt',
      'es-AR',
      'ru',
      'vi',
      'ko',
      'it',
      'zh',
    ])
    await expect(
      dialogOf(page).getByRole('button', { name: 'Tiếng Việt Vietnamese' }),
    ).toBeVisible()
    expect(
      await choices(page).evaluateAll(
        (buttons) => buttons.filter((button) => !button.querySelector('svg, img')).length,
      ),
    ).toBe(0)
  })
  await test.step('R-LNG-005, R-I18-003, R-CON-001: the current language is marked, English to begin with', async () => {
    await expect(dialogOf(page).locator('[aria-current="true"]')).toHaveText(/English/)
    await expect(dialogOf(page).locator('[aria-current="true"]')).toHaveCount(1)
  })
  await test.step('R-LNG-002, R-LNG-007: typing filters by either name, and says so when nothing matches', async () => {
    const search = page.getByRole('searchbox', { name: 'Search languages' })
    await search.fill('espanol')
    await expect(choices(page)).toHaveCount(2)
    await search.fill('klingon')
    await expect(choices(page)).toHaveCount(0)
    await expect(dialogOf(page).getByText('No language matches.')).toBeVisible()
    await search.fill('')
  })
  await test.step('the arrow keys walk the grid, Home and End reach its ends, and up from the first row is the search box', async () => {
    const walk: [key: string, at: string][] = [
      ['ArrowDown', 'en'],
      ['ArrowRight', 'tr'],
      ['ArrowDown', 'ar'],
      ['ArrowLeft', 'es'],
      ['End', 'zh'],
      ['ArrowDown', 'zh'],
      ['Home', 'en'],
      ['ArrowUp', 'INPUT'],
    ]
    for (const [key, at] of walk) {
      await page.keyboard.press(key)
      expect([key, await focusedChoice(page)]).toEqual([key, at])
    }
  })
  await test.step('Escape closes it and gives the focus back to the button', async () => {
    await page.keyboard.press('Escape')
    await expect(dialogOf(page)).toBeHidden()
    await expect(languageButton(page)).toBeFocused()
  })
  await test.step('it offers languages and nothing else', async () => {
    await openDialog(page)
    await expect(dialogOf(page).getByRole('button', { name: /translation/i })).toHaveCount(0)
  })
  await test.step('R-LNG-013: choosing applies at once, saves and closes, without loading the page again', async () => {
    await page.evaluate(() => document.body.setAttribute('data-same-page', ''))
    await page.getByRole('searchbox').fill('turk')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(dialogOf(page)).toBeHidden()
    await expect(page.getByRole('navigation').first()).toContainText('İzleme listesi')
    await expect(page.locator('body[data-same-page]')).toHaveCount(1)
    expect(await stored(page)).toEqual(['tr', 'tr'])
  })
})

test('R-I18-007..010, R-I18-017, R-I18-018: a change of language reaches html, storage, typography and the headers of calls', async ({
  page,
  line,
  watch,
}) => {
  watch.expectError(/status of 500/)
  await page.setViewportSize({ width: 1440, height: 900 })
  const announced: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/client.php'))
      announced.push(request.headers()['accept-language'], request.headers()['content-language'])
  })
  const sentLanguages: string[] = []
  let isServerBroken = true
  await answerCall(page, 'change_language', async (route) => {
    sentLanguages.push((route.request().postDataJSON() as { language_code: string }).language_code)
    await (isServerBroken ? route.fulfill({ status: 500, body: 'broken' }) : route.fallback())
  })
  await page.goto('/coinlist')
  const choose = async (code: string): Promise<void> => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: /: [A-Z-]+$/ })
      .click()
    await page.locator(`[data-language="${code}"]`).click()
    await expect(dialogOf(page)).toBeHidden()
  }
  const dress = () =>
    page.evaluate(() => ({
      lang: document.documentElement.lang,
      dir: document.documentElement.dir,
      family: getComputedStyle(document.body).fontFamily,
      leading: document.documentElement.style.getPropertyValue('--type-leading'),
      weights: ['regular', 'medium', 'semibold', 'bold'].map((name) =>
        document.documentElement.style.getPropertyValue(`--type-weight-${name}`),
      ),
    }))

  await choose('ar')
  expect(await dress()).toMatchObject({
    lang: 'ar',
    dir: 'rtl',
    family: expect.stringMatching(/^Vazirmatn/),
    leading: '1.120',
    weights: ['400', '500', '600', '700'],
  })
  expect(sentLanguages, 'a visitor has no account to tell').toEqual([])

  await choose('es-AR')
  expect(await dress()).toMatchObject({
    lang: 'es-AR',
    dir: 'ltr',
    family: expect.stringMatching(/^Geist/),
    leading: '1.000',
  })
  expect(await stored(page)).toEqual(['es-AR', 'es-AR'])
  announced.length = 0
  await page.reload()
  await expect.poll(() => announced.length).toBeGreaterThan(1)
  expect(new Set(announced)).toEqual(new Set(['es-AR']))

  await test.step("D-LANGLIST: a member's account is told; that it could not be is only logged", async () => {
    await page.evaluate(() => localStorage.setItem('preferredLanguage', 'en'))
    await enterAs(page, line.origin, await register(line.origin))
    await page.goto('/coinlist')
    await page.waitForFunction(() => localStorage.getItem('auth_token') !== null)
    await choose('ja')
    await expect.poll(() => sentLanguages).toEqual(['ja'])
    expect(await dress()).toMatchObject({
      lang: 'ja',
      family: expect.stringContaining('Hiragino Sans'),
    })
    await expect(page.getByRole('region', { name: /通知/ }).getByRole('listitem')).toHaveCount(0)
  })
  await test.step('D-LANGLIST: it is told later, once', async () => {
    isServerBroken = false
    const arrived = page.waitForResponse(
      (response) =>
        (response.request().postData() ?? '').includes('"change_language"') && response.ok(),
    )
    await page.reload()
    await arrived
    await expect
      .poll(() => unsentOnDevice(page), {
        message: 'the device did not note that the account was told',
      })
      .toEqual([])
    expect(sentLanguages).toEqual(['ja', 'ja'])
    await page.reload()
    await expect(page.getByRole('banner').getByRole('button', { name: '同期済み' })).toBeVisible()
    expect(sentLanguages).toEqual(['ja', 'ja'])
  })
})

test('R-LNG-014, D-LANGLIST: inactive languages are left out; a broken or empty list gives the bundled twelve', async ({
  page,
  watch,
}) => {
  watch.expectError(/status of 500/)
  await page.setViewportSize({ width: 1440, height: 900 })
  const lists: [name: string, answer: Answer, count: number][] = [
    ['two active', output([languageRow('en'), languageRow('ja', false), languageRow('tr')]), 2],
    ['empty', output([]), 12],
    ['broken', (route) => route.fulfill({ status: 500, body: 'no' }), 12],
    ['not a list', output({ languages: 'none' }), 12],
    ['no connection', (route) => route.abort('connectionfailed'), 12],
  ]
  for (const [name, answer, count] of lists) {
    await page.unrouteAll()
    await answerCall(page, 'get_languages', answer)
    await page.goto('/upcoming')
    await openDialog(page)
    await expect(choices(page), name).toHaveCount(count)
  }
})

test('R-LNG-011, D-FLAGS: a configured flag service gives the pictures, and the bundled one stands in where it fails', async ({
  page,
  watch,
}) => {
  watch.expectError(/status of 404/)
  await page.setViewportSize({ width: 1440, height: 900 })
  const flags: string[] = []
  await answerCall(
    page,
    'get_config',
    output({ flag_service_url: '/flag-service/{country}.svg', captcha: 'off', invite_only: false }),
  )
  await page.route('**/flag-service/*.svg', async (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? ''
    flags.push(name)
    if (name === 'vn.svg') await route.fulfill({ status: 404, body: '' })
    else
      await route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>',
      })
  })
  await page.goto('/coinlist')
  await openDialog(page)
  await expect(page.locator('[data-language="es-AR"] img')).toHaveAttribute(
    'src',
    '/flag-service/ar.svg',
  )
  await expect(page.locator('[data-language="vi"] svg')).toHaveCount(1)
  await expect(page.locator('[data-language="vi"] img')).toHaveCount(0)
  expect(flags).toEqual(expect.arrayContaining(['gb.svg', 'ar.svg', 'vn.svg']))
})

test.describe('D-LANGSTART: a visit starts', () => {
  const starts: [name: string, locale: string, saved: string | null, language: string][] = [
    ['R-I18-004 in the saved language', 'en-US', 'pt', 'pt'],
    ['R-I18-005 in the first part of the browser language', 'es-AR', null, 'es'],
    ['R-I18-006 in English, where the browser speaks none of the twelve', 'fr-FR', null, 'en'],
    ["in the browser's language, where the saved one is none of the twelve", 'ko-KR', 'fr', 'ko'],
  ]
  test('in the language of its rules, and requests announce it from the first one on', async ({
    browser,
    baseURL,
  }) => {
    for (const [name, locale, saved, language] of starts) {
      const context = await browser.newContext({
        locale,
        ...(baseURL === undefined ? {} : { baseURL }),
      })
      const page = await context.newPage()
      if (saved !== null)
        await page.addInitScript((code) => localStorage.setItem('preferredLanguage', code), saved)
      const first = page.waitForRequest('**/client.php')
      await page.goto('/coinlist')
      expect([name, (await first).headers()['accept-language']]).toEqual([name, language])
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      expect([name, await page.evaluate(() => localStorage.getItem('language_code'))]).toEqual([
        name,
        language,
      ])
      await context.close()
    }
  })
})

test('two tabs stay in one language', async ({ page, context }) => {
  await speak(page, 'en')
  await page.goto('/coinlist')
  const other = await context.newPage()
  await other.goto('/upcoming')
  await openDialog(other)
  await other.locator('[data-language="it"]').click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'it')
})

test('R-I18-011..013, D-MISSING: an untranslated text is told once and shown by its key, then in English', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const missed: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith('missing text: ')) missed.push(message.text())
  })
  const english = Promise.withResolvers<void>()
  await page.route(/\/assets\/pack-en-[\w-]+\.js$/, async (route) => {
    await english.promise
    await route.fallback()
  })
  await page.route(/\/assets\/pack-tr-[\w-]+\.js$/, async (route) => {
    const answer = await route.fetch()
    const untranslated = (await answer.text()).replace(
      'watchlist:`İzleme listesi`',
      `watchlist:\`${missingMark} Watchlist\``,
    )
    expect(untranslated).toContain(missingMark)
    await route.fulfill({ response: answer, body: untranslated })
  })
  await speak(page, 'tr')
  await page.goto('/coinlist')
  // The key stands there until the English texts have come.
  const link = page.getByRole('navigation').first().locator('a[href="/watchlist"]')
  await expect(link).toContainText('watchlist')
  english.resolve()
  await expect(link).toContainText('Watchlist')
  await expect(page.getByText(missingMark)).toHaveCount(0)
  await page.getByRole('navigation').first().locator('a[href="/upcoming"]').click()
  await expect(page).toHaveURL(/upcoming/)
  await expect(page.getByRole('table')).toBeVisible()
  expect(missed).toEqual(['missing text: tr nav.watchlist'])
})

test('R-I18-016, R-I18-020: texts that do not come are told for 5000 ms, and the page stays in its language', async ({
  page,
  watch,
}) => {
  watch.expectError(/pack-it|Failed to fetch dynamically imported module|ERR_FAILED/)
  await page.clock.install()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.route(/\/assets\/pack-it-[\w-]+\.js$/, (route) => route.abort())
  // The page has been loaded anew for code that did not come, a moment ago: it is not again.
  await page.addInitScript(() => sessionStorage.setItem('preload_reloaded_at', String(Date.now())))
  await page.goto('/coinlist')
  await openDialog(page)
  await page.locator('[data-language="it"]').click()
  const toast = page.locator('.toast[data-state="open"]')
  await expect(toast).toContainText('Translation error')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.mouse.move(5, 500)
  await page.clock.runFor(5100)
  await expect(toast).toHaveCount(0)
})
