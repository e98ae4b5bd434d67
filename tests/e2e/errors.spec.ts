// What happens when something fails (R-ERR): a panel, a page, the whole app, a promise, a request.
import type { Page } from '@playwright/test'
import { readArea } from '../locales/packs.ts'
import { expect, test } from './harness/test.ts'
import { test as online } from './harness/online-test.ts'
import { signUp } from './harness/sign-up.ts'

const fallback = (page: Page) => page.getByRole('main').getByRole('alert')
const entries = (page: Page) => page.getByRole('list', { name: 'Entries' }).getByRole('listitem')
const bench = (page: Page) => page.getByRole('heading', { level: 1, name: 'API test' })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

const openBench = async (page: Page): Promise<void> => {
  await page.goto('/api-test')
  await expect(bench(page)).toBeVisible()
}

const throwInPage = async (page: Page, message: string): Promise<void> => {
  await page.getByLabel('Message').fill(message)
  await press(page, 'Throw in the page')
}

test('R-ERR-001..016: a page that fails is counted, logged and left by reset or home', async ({
  page,
  watch,
}) => {
  watch.expectError(/boom|Error/)
  const printed: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') printed.push(message.text())
  })
  await page.clock.install()
  await signUp(page)
  await openBench(page)
  await page.evaluate(() => {
    localStorage.setItem('app_cache', '1')
    localStorage.setItem('error_state', '1')
    localStorage.setItem('preferredLanguage', 'en')
  })
  const kept = await page.evaluate(() =>
    ['auth_token', 'user_email', 'language_code', 'preferredLanguage', 'ui-theme'].map((key) =>
      localStorage.getItem(key),
    ),
  )
  expect(kept.every(Boolean)).toBe(true)

  await test.step('R-ERR-001, R-ERR-003: title, message, two buttons', async () => {
    await throwInPage(page, 'boom')
    await expect(fallback(page).getByRole('heading')).toHaveText('something went wrong')
    await expect(fallback(page)).toContainText('boom')
    await expect(fallback(page).getByRole('button')).toHaveText(['refresh page', 'go to home'])
  })
  await test.step('R-ERR-008..012, R-CON-019: refresh clears what an error left behind, and nothing else', async () => {
    await press(page, 'refresh page')
    await expect(bench(page)).toBeVisible()
    expect(
      await page.evaluate(() => [
        localStorage.getItem('app_cache'),
        localStorage.getItem('error_state'),
      ]),
    ).toEqual([null, null])
    expect(
      await page.evaluate(() =>
        ['auth_token', 'user_email', 'language_code', 'preferredLanguage', 'ui-theme'].map((key) =>
          localStorage.getItem(key),
        ),
      ),
    ).toEqual(kept)
  })
  await test.step('R-ERR-015, R-ERR-016: logged with its count and printed with the component stack', async () => {
    await expect(entries(page)).toHaveCount(1)
    await expect(entries(page)).toContainText('high · api-test · /api-test · api-test_Error_')
    await expect(entries(page)).toContainText('error 1 in a row')
    expect(printed.some((text) => text.includes('boom') && text.includes('componentStack'))).toBe(
      true,
    )
  })
  await test.step('R-ERR-004: without a message', async () => {
    await throwInPage(page, '')
    await expect(fallback(page)).toContainText('unexpected error')
    await press(page, 'refresh page')
  })
  await test.step('R-ERR-008: the third error resets by itself', async () => {
    await throwInPage(page, 'boom three')
    await expect(entries(page).first()).toContainText('error 3 in a row')
    await expect(fallback(page)).toHaveCount(0)
  })
  await test.step('R-ERR-003, D-BOUNDARYAUTO: the fourth waits for the person', async () => {
    await throwInPage(page, 'boom four')
    await expect(fallback(page).getByRole('heading')).toHaveText('multiple errors detected')
  })
  await test.step('R-ERR-002, R-ERR-013: home', async () => {
    await press(page, 'go to home')
    await expect(page).toHaveURL(({ pathname }) => pathname === '/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(fallback(page)).toHaveCount(0)
  })
  await test.step('R-ERR-007: after more than a minute the count begins again', async () => {
    await page.goBack()
    await expect(bench(page)).toBeVisible()
    await page.clock.fastForward(60_001)
    await throwInPage(page, 'boom late')
    await expect(fallback(page).getByRole('heading')).toHaveText('something went wrong')
  })
})

online(
  'a panel that fails leaves the page, the log tells of everything',
  async ({ page, watch }) => {
    watch.expectError(/boom|Invalid error log format|Unhandled promise rejection/)
    const thrown: string[] = []
    page.on('pageerror', ({ message }) => thrown.push(message))
    await openBench(page)
    await test.step('a panel', async () => {
      await press(page, 'Throw in a panel')
      await expect(fallback(page)).toContainText('The rest of the page still works.')
      await expect(bench(page)).toBeVisible()
      await expect(entries(page)).toContainText('medium · api-test-panel')
      await fallback(page).getByRole('button', { name: 'Retry' }).click()
      await expect(entries(page)).toHaveCount(2)
    })
    await test.step('R-ERR-032: a rejected promise is logged and goes no further', async () => {
      await press(page, 'Reject a promise')
      await expect(entries(page).first()).toContainText('medium · promise')
      expect(thrown).toEqual([])
    })
    await test.step('R-ERR-021, R-ERR-022: an invalid entry is not stored', async () => {
      const printed = page.waitForEvent('console', (message) =>
        message.text().startsWith('Invalid error log format'),
      )
      await press(page, 'Add an invalid entry')
      await printed
      await expect(entries(page)).toHaveCount(3)
    })
    await test.step('R-ERR-025, R-ERR-026: figures and filter', async () => {
      await press(page, 'Add a valid entry')
      await expect(page.getByTestId('log-statistics')).toContainText(
        'total 4 · last 24 hours 4 · last week 4',
      )
      await expect(page.getByTestId('log-statistics')).toContainText(
        'low 1 · medium 3 · high 0 · critical 0',
      )
      await page.getByLabel('Search the log').fill('promise')
      await expect(entries(page)).toHaveCount(1)
    })
    await test.step('R-ERR-017..020, R-ERR-028..031: an entry has a code of feature, type and time, and its words decide how grave it is', async () => {
      const rejectedAs = async (message: string): Promise<string> => {
        await page.getByLabel('Search the log').fill('')
        await page.getByLabel('Message').fill(message)
        await press(page, 'Reject a promise')
        await expect(entries(page).first()).toContainText(message)
        return entries(page).first().innerText()
      }
      expect(await rejectedAs('boom: the Network is away')).toMatch(
        /medium · promise · \/api-test · promise_Error_\d{13}$/,
      )
      expect(await rejectedAs('boom: security check')).toMatch(/critical · promise · /)
      expect(await rejectedAs('boom: nobody is AUTHorised')).toMatch(/critical · promise · /)
      // Neither word: the severity that its place gives.
      await press(page, 'Add a valid entry')
      await page.getByLabel('Message').fill('boom: a small thing')
      await press(page, 'Add a valid entry')
      await expect(entries(page).first()).toContainText('low · api-test')
    })
    await test.step('R-ERR-024, R-CON-014: at most 1000 entries, the newest first, the oldest dropped', async () => {
      await page.getByLabel('Search the log').fill('a small thing')
      await expect(entries(page)).toHaveCount(1)
      await page.getByLabel('Message').fill('boom again')
      await page
        .getByRole('button', { name: 'Add a valid entry', exact: true })
        .evaluate((button: HTMLElement) => {
          for (let count = 0; count < 999; count += 1) button.click()
        })
      await expect(page.getByTestId('log-statistics')).toContainText('total 1000')
      await expect(entries(page), 'the last of the thousand').toHaveCount(1)
      await press(page, 'Add a valid entry')
      await expect(entries(page)).toHaveCount(0)
      await expect(page.getByTestId('log-statistics')).toContainText('total 1000')
    })
    await test.step('R-ERR-023: gone with the page', async () => {
      await page.reload()
      await expect(page.getByTestId('log-statistics')).toContainText('total 0')
      await expect(entries(page)).toHaveCount(0)
    })
  },
)

online('a chart that fails leaves the coin', async ({ page, watch }) => {
  watch.expectError(/no canvas/)
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => {
      throw new Error('no canvas')
    }
  })
  await page.goto('/coin/bitcoin')
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'The rest of the page still works.',
  )
  await expect(page.getByRole('heading', { level: 1, name: /Bitcoin/ })).toBeVisible()
  await expect(page.getByRole('tab').first()).toBeVisible()
})

/** Makes the frame of the app throw the next time it asks whether there is a connection. */
const breakFrame = (page: Page, name: 'Error' | 'TypeError', message: string): Promise<void> =>
  page.evaluate(
    ([type, words]) => {
      const fault = type === 'TypeError' ? new TypeError(words) : new Error(words)
      Object.defineProperty(navigator, 'onLine', {
        configurable: true,
        get: () => {
          throw fault
        },
      })
      window.dispatchEvent(new Event('offline'))
    },
    [name, message] as const,
  )

const mendFrame = (page: Page): Promise<void> =>
  page.evaluate(
    () => void Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => true }),
  )

const markDocument = (page: Page): Promise<void> =>
  page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
const isMarked = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.hasAttribute('data-marked'))

online(
  'R-ERR-033..035, R-I18-021, R-CNT-013: when the whole app fails there is a critical screen with four ways on',
  async ({ page, watch }) => {
    watch.expectError(/frame broke|Unhandled promise rejection/)
    const critical = page.getByRole('main').getByRole('alert')
    const open = async (): Promise<void> => {
      await page.goto('/api-test')
      await expect(bench(page)).toBeVisible()
      await markDocument(page)
      await breakFrame(page, 'Error', 'frame broke')
      await expect(critical).toContainText(
        'A critical error has occurred. Please refresh the page or return to the homepage.',
      )
    }
    await test.step('R-ERR-034: clear error logs, confirmed by a toast', async () => {
      await open()
      await expect(critical.getByRole('heading')).toHaveText('An unexpected error occurred')
      await expect(critical.getByRole('button')).toHaveText([
        'return to home',
        'refresh the page',
        'go to home',
        'clear error logs',
      ])
      await expect(critical).toContainText(/app_Error_\d{13}/)
      await press(page, 'clear error logs')
      await expect(page.locator('.toast')).toHaveText(/Error logs cleared/)
    })
    await test.step('return to home: in this document', async () => {
      await mendFrame(page)
      await press(page, 'return to home')
      await expect(page).toHaveURL(({ pathname }) => pathname === '/')
      await expect(page.getByRole('banner')).toBeVisible()
      expect(await isMarked(page)).toBe(true)
    })
    await test.step('go to home: a new document', async () => {
      await open()
      await press(page, 'go to home')
      await expect(page).toHaveURL(({ pathname }) => pathname === '/')
      await expect(page.getByRole('banner')).toBeVisible()
      expect(await isMarked(page)).toBe(false)
    })
    await test.step('refresh the page: the same address, a new document', async () => {
      await open()
      await press(page, 'refresh the page')
      await expect(bench(page)).toBeVisible()
      expect(await isMarked(page)).toBe(false)
    })
    await test.step('R-ERR-027: what the rules call less than critical keeps the ordinary screen', async () => {
      await breakFrame(page, 'TypeError', 'frame broke')
      await expect(page.getByRole('alert').getByRole('heading')).toHaveText('something went wrong')
      await expect(page.getByRole('alert')).toContainText('frame broke')
    })
    await test.step('R-I18-021: in another language both screens speak from its error texts', async () => {
      const {
        somethingWrong = '',
        refreshPage = '',
        goHome = '',
        unexpectedErrorOccurred = '',
        criticalError = '',
        returnHome = '',
        refreshThePage = '',
        clearLogs = '',
      } = readArea('tr', 'error')
      await page.evaluate(() => localStorage.setItem('preferredLanguage', 'tr'))
      await openBench(page)
      await throwInPage(page, 'frame broke')
      await expect(fallback(page).getByRole('heading')).toHaveText(somethingWrong)
      await expect(fallback(page).getByRole('button')).toHaveText([refreshPage, goHome])
      await openBench(page)
      await breakFrame(page, 'Error', 'frame broke')
      await expect(critical.getByRole('heading')).toHaveText(unexpectedErrorOccurred)
      await expect(critical).toContainText(criticalError)
      await expect(critical.getByRole('button')).toHaveText([
        returnHome,
        refreshThePage,
        goHome,
        clearLogs,
      ])
    })
  },
)

test.describe('code that cannot be fetched', () => {
  test.use({ serviceWorkers: 'block' })

  online('D-REFRESHBTN: refresh loads the document anew', async ({ page, watch }) => {
    watch.expectError(/dynamically imported module|ERR_FAILED/)
    await page.route('**/assets/upcoming-*.js', (route) => route.abort())
    // The page has been loaded anew for code that did not come, a moment ago: it is not again, and the person is asked.
    await page.addInitScript(() =>
      sessionStorage.setItem('preload_reloaded_at', String(Date.now())),
    )
    await page.goto('/upcoming')
    await expect(fallback(page).getByRole('heading')).toHaveText('something went wrong')
    await markDocument(page)
    await page.unroute('**/assets/upcoming-*.js')
    await press(page, 'refresh page')
    await expect(page.getByRole('heading', { level: 1, name: 'Upcoming' })).toBeVisible()
    expect(await isMarked(page)).toBe(false)
  })
})

online(
  'R-ERR-036, R-ERR-037: a view that got nothing says why and offers another try',
  async ({ page, watch }) => {
    watch.expectError(/status of 4\d\d/)
    let status = 408
    await page.route('**/client.php', async (route) => {
      const { f } = route.request().postDataJSON() as { f: string }
      if (status === 200 || f === 'get_capabilities') await route.continue()
      else
        await route.fulfill({
          status,
          json: { success: false, output: null, error: null, errormsg: null },
        })
    })
    await test.step('the coin list', async () => {
      await page.goto('/coinlist')
      await expect(fallback(page)).toContainText('Error loading data')
      await expect(fallback(page)).toContainText('Request timed out')
    })
    await test.step('the sales, with retry', async () => {
      status = 422
      await page.goto('/upcoming')
      await expect(fallback(page)).toContainText('Error loading upcoming token sales')
      await expect(fallback(page)).toContainText('Invalid input')
      status = 200
      await fallback(page).getByRole('button', { name: /retry/i }).click()
      await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible()
    })
  },
)
