// The footer and the floating feedback button (R-FTR, R-LAY-005 to 007).
import type { Locator, Page } from '@playwright/test'
import { freshDataDir, removeDataDir, startServer } from './harness/server.ts'
import { speak } from './harness/language.ts'
import { whenSettled } from './harness/settled.ts'
import { test } from './harness/online-test.ts'
import { expect } from './harness/test.ts'

const feedbackForm = 'https://forms.example.test/feedback'
const footer = (page: Page) => page.getByRole('contentinfo')
const feedback = (page: Page) => page.locator('a.feedback-button')

const groups: Record<string, { links: Record<string, string>; soon: string[] }> = {
  Product: {
    links: {
      'Coin ratings': '/coinlist#top',
      'IDO ratings': '/upcoming#top',
      Compare: '/compare#top',
      'New listings': '/new-coins',
      'Top gainers': '/top-gained-coins',
      'Gem scout': '/scout',
    },
    soon: ['Strategist', 'Checkup', 'Airdrops hub'],
  },
  Learn: {
    links: { Features: '/features', FAQ: '/faq', Pricing: '/pricing' },
    soon: ['Academy', 'Documentation', 'Blog'],
  },
  Community: {
    links: { Careers: '/careers' },
    soon: ['Forum', 'Public portfolios', 'Guidelines', 'Testimonials'],
  },
  Legal: {
    links: {
      Terms: '/terms',
      Privacy: '/privacy',
      Cookies: '/cookie-policy',
      'Ad policy': '/ad-policy',
      Disclaimer: '/disclaimer',
    },
    soon: [],
  },
}

test('R-FTR-001 to 021, R-CNT-011: groups, exact links, announced items, accounts, this year', async ({
  page,
}) => {
  await page.goto('/')
  for (const [name, { links, soon }] of Object.entries(groups)) {
    await test.step(name, async () => {
      const group = footer(page).getByRole('navigation', { name, exact: true })
      for (const [text, href] of Object.entries(links))
        await expect(group.getByRole('link', { name: text, exact: true })).toHaveAttribute(
          'href',
          href,
        )
      await expect(group.getByText('soon', { exact: true })).toHaveCount(soon.length)
      for (const text of soon) {
        await expect(group.getByText(text).first()).toBeVisible()
        await expect(group.getByRole('link', { name: text })).toHaveCount(0)
      }
    })
  }
  await test.step('R-FTR-001, D-SOCIAL: six accounts, in a new tab, by name', async () => {
    const accounts = footer(page)
      .getByRole('list', { name: 'CoinSight elsewhere' })
      .getByRole('link')
    await expect(accounts).toHaveText(['X', 'Telegram', 'Discord', 'YouTube', 'LinkedIn', 'Medium'])
    await expect(accounts.first()).toHaveAttribute('rel', /noopener/)
    await expect(accounts.first()).toHaveAttribute('target', '_blank')
    await expect(accounts.first()).toHaveAccessibleName('CoinSight on X')
  })
  await test.step('R-FTR-003: the year of the clock', async () => {
    await expect(footer(page)).toContainText(`© ${new Date().getFullYear()} CoinSight`)
  })
  await test.step('R-FTR-006, R-FTR-020: #top lands on the page scrolled to the top', async () => {
    await footer(page).getByRole('link', { name: 'Coin ratings' }).click()
    await expect(page).toHaveURL(/\/coinlist#top$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect(footer(page)).toHaveCount(0)
  })
  await test.step('D-HASH: #top also works on the page itself', async () => {
    await page.goto('/coinlist')
    await expect(page.getByRole('main').locator('a[href^="/coin/"]').first()).toBeVisible()
    await page.evaluate(() => {
      document.body.style.minHeight = '4000px'
      window.scrollTo(0, 900)
    })
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
    await page.evaluate(() => {
      window.location.hash = 'top'
    })
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  })
})

test('R-FTR-009, D-SCOUT: /scout leads to the gem scout', async ({ page }) => {
  await page.goto('/')
  await footer(page).getByRole('link', { name: 'Gem scout' }).click()
  await expect(page).toHaveURL('/gemscout')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gem scout')
})

test("R-FTR-003: the year is the clock's", async ({ page }) => {
  await page.clock.setFixedTime('2031-02-03T00:00:00Z')
  await page.goto('/')
  await expect(footer(page)).toContainText('© 2031 CoinSight')
})

/** Texts and controls of the page that lie under the button, wherever the page is scrolled to. */
const coveredBy = (button: Locator): Promise<string[]> =>
  button.evaluate((element) => {
    const mine = element.getBoundingClientRect()
    const doesMeet = ({ left, right, top, bottom }: DOMRect): boolean =>
      left < mine.right && right > mine.left && top < mine.bottom && bottom > mine.top
    const page = [...document.querySelectorAll('main, footer')].flatMap((part) => [
      ...part.querySelectorAll('*'),
    ])
    return page.flatMap((part) => {
      // What lies folded in a closed part has a place, and nobody sees it.
      if (!part.checkVisibility()) return []
      const isControl = part.matches('a, button, input, select, textarea')
      const texts = [...part.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '')
        .map((node) => {
          const range = document.createRange()
          range.selectNode(node)
          return range.getBoundingClientRect()
        })
      return [...texts, ...(isControl ? [part.getBoundingClientRect()] : [])].some(doesMeet)
        ? [(part.textContent ?? part.tagName).trim()]
        : []
    })
  })

test('R-LAY-005 to 007: the feedback button is on every page, in English or Turkish, and covers nothing of a list or a narrow page', async ({
  page,
}) => {
  await page.goto('/coinlist')
  await test.step('R-LAY-006: Feedback in English, floating beside the page', async () => {
    await expect(feedback(page)).toHaveText('Feedback')
    await expect(feedback(page)).toHaveAccessibleName('Feedback')
    await expect(feedback(page)).toBeInViewport({ ratio: 1 })
  })
  for (const url of [
    '/',
    '/login',
    '/coinlist',
    '/coin/bitcoin',
    '/ido/quarrystone',
    '/watchlist',
    '/blog',
  ]) {
    await page.goto(url)
    for (const width of [390, 320, 700]) {
      await test.step(`${url} at ${width} px: at its end, over nothing`, async () => {
        await page.setViewportSize({ width, height: 700 })
        await whenSettled(page)
        await expect(feedback(page)).toBeVisible()
        expect(await coveredBy(feedback(page))).toEqual([])
        await feedback(page).click({ trial: true })
      })
    }
  }
  for (const url of ['/coinlist', '/coin/bitcoin', '/upcoming']) {
    await test.step(`${url} at 1440 px: at the foot of the sidebar, over nothing`, async () => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(url)
      await whenSettled(page)
      await expect(feedback(page)).toBeInViewport({ ratio: 1 })
      expect(await coveredBy(feedback(page))).toEqual([])
    })
  }
  for (const language of ['ja', 'ar', 'tr']) {
    await test.step(`R-LAY-007: Geri Bildirim in ${language}`, async () => {
      await speak(page, language)
      await page.goto('/pricing')
      await expect(feedback(page)).toHaveText('Geri Bildirim')
    })
  }
})

test('R-LAY-005, D-FEEDBACKURL: the button opens the configured form in a new tab, offline too once known', async ({
  browser,
}) => {
  const dataDir = freshDataDir()
  const server = await startServer({
    dataDir,
    environment: {
      FEEDBACK_FORM_URL: feedbackForm,
      SOCIAL_LINKS: 'https://t.me/example,https://x.com/example',
    },
  })
  const context = await browser.newContext({
    baseURL: `http://127.0.0.1:${server.port}`,
    locale: 'en-US',
  })
  try {
    const page = await context.newPage()
    await page.goto('/pricing')
    await expect(feedback(page)).toHaveAttribute('href', feedbackForm)
    await expect(feedback(page)).toHaveAttribute('target', '_blank')
    await expect(feedback(page)).toHaveAttribute('rel', /noopener/)
    await expect(footer(page).getByRole('link', { name: 'Feedback' })).toHaveAttribute(
      'href',
      feedbackForm,
    )
    await expect(
      footer(page).getByRole('list', { name: 'CoinSight elsewhere' }).getByRole('link'),
    ).toHaveText(['X', 'Telegram'])
    await page.route('**/client.php', (route) => route.abort())
    await page.reload()
    await expect(feedback(page)).toHaveAttribute('href', feedbackForm)
  } finally {
    await context.close()
    await server.stop()
    removeDataDir(dataDir)
  }
})
