// Dates, figures and score words as a page shows them (R-FMT). The sales' dates are set around the hour the test runs at.
import type { Locator, Page } from '@playwright/test'
import { test } from './harness/online-test.ts'
import { expect } from './harness/test.ts'
import { speak } from './harness/language.ts'

const daySec = 86_400
const shownDate = /^\d{1,2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4}$/

/** Half a day away from any border, so that the hour of the test decides nothing. */
const launches: [awayDays: number | null, en: string, ar: string][] = [
  [0.5, 'Coming soon', 'يبدأ قريبًا'],
  [3.5, 'Coming in 4 days', 'يبدأ بعد 4 أيام'],
  [-0.5, 'Listed today', 'أُدرجت اليوم'],
  [-1.5, '1 day ago', 'قبل يوم واحد'],
  [-5.5, '5 days ago', 'قبل 5 أيام'],
  [null, 'TBA', 'TBA'],
]

type Sale = { id: string; launch_date: number | null }

/** The server's own list of sales, the first of them launched as `launches` says; the ids of those. */
const dateSales = async (page: Page): Promise<string[]> => {
  const dated: string[] = []
  await page.route('**/client.php', async (route) => {
    if ((route.request().postDataJSON() as { f?: string }).f !== 'get_upcoming_idos')
      return route.fallback()
    const answer = await route.fetch()
    const body = (await answer.json()) as { output: { items: Sale[] } }
    const nowSec = Math.floor(Date.now() / 1000)
    for (const [index, [awayDays]] of launches.entries()) {
      const sale = body.output.items[index]
      if (!sale) throw new Error('too few sales')
      sale.launch_date = awayDays === null ? null : nowSec + awayDays * daySec
      dated[index] = sale.id
    }
    return route.fulfill({ response: answer, json: body })
  })
  return dated
}

const rowOf = (page: Page, id: string): Locator =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.locator(`a[href="/ido/${id}"]`) })

for (const language of ['en', 'ar'] as const) {
  test(`R-FMT-001..007, R-FMT-009: dates are days in UTC with English months, and say how far away they are, ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await speak(page, language)
    const ids = await dateSales(page)
    await page.goto('/upcoming?size=100')
    await expect(page.getByRole('table')).toBeVisible()
    for (const [index, [awayDays, en, ar]] of launches.entries()) {
      const cell = rowOf(page, ids[index] ?? '')
        .getByRole('cell')
        .nth(3)
      await expect(cell).toContainText(language === 'en' ? en : ar)
      if (awayDays !== null)
        expect(await cell.locator('bdi').first().textContent()).toMatch(shownDate)
    }
  })
}

/** '$1.23T' as a number. */
const amountOf = (shown: string): number => {
  const match = /^\$([\d.]+)([KMBT]?)$/.exec(shown)
  if (!match) throw new Error(`"${shown}" is no short amount`)
  return Number(match[1]) * 1000 ** ['', 'K', 'M', 'B', 'T'].indexOf(match[2] ?? '')
}

const wordOf = (score: number): string => {
  if (score >= 80) return 'Excellent'
  if (score >= 65) return 'Positive'
  if (score >= 50) return 'Average'
  return score >= 35 ? 'Weak' : 'Critical'
}

test('R-FMT-008, R-FMT-010, R-CON-020: large amounts are short, in order, and every score has its word', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/upcoming?size=100')
  const rows = page.getByRole('table').locator('tbody').getByRole('row')
  await expect.poll(() => rows.count()).toBeGreaterThan(30)
  const texts = await rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.innerText.trim())),
  )
  const amounts = texts.flat().filter((text) => text.startsWith('$') && /[KMBT]$/.test(text))
  expect(amounts.length).toBeGreaterThan(30)
  for (const amount of amounts) expect(amountOf(amount)).toBeGreaterThanOrEqual(1000)
  const scores = texts.flat().flatMap((text) => {
    const match = /^(\d{1,3})\s+(Excellent|Positive|Average|Weak|Critical)\b/.exec(text)
    return match ? [[Number(match[1]), match[2] ?? ''] as const] : []
  })
  expect(scores.length).toBeGreaterThan(10)
  for (const [score, word] of scores) expect([score, word]).toEqual([score, wordOf(score)])
})
