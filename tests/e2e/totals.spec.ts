// The line over the coin list: what all coins come to, from the copy on the device.
import type { Locator, Page } from '@playwright/test'
import { speak } from './harness/language.ts'
import { test } from './harness/online-test.ts'
import { amountOf, bringOntoDevice } from './harness/page-figures.ts'
import { whenSettled } from './harness/settled.ts'
import { expect, test as testWithWorker } from './harness/test.ts'

const line = (page: Page): Locator => page.getByRole('group', { name: 'The market in figures' })
const total = (page: Page, label: string): Locator =>
  line(page)
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: label }) })
    .locator('dd')

type Cells = readonly (number | null)[]
type Snapshot = { kind: string; count: number; columns: Record<string, Cells> }

/** What the server told of all coins, as this page was given it. */
const openWithSnapshot = async (page: Page): Promise<Snapshot> => {
  const answered = page.waitForResponse(
    (response) =>
      response.url().endsWith('/client.php') &&
      (response.request().postDataJSON() as { f: string }).f === 'get_market',
  )
  await page.goto('/coinlist')
  const { output } = (await (await answered).json()) as { output: Snapshot }
  expect(output.kind).toBe('snapshot')
  return output
}

const known = (cells: Cells | undefined): number[] =>
  (cells ?? []).filter((cell): cell is number => cell !== null)
const sum = (cells: readonly number[]): number => cells.reduce((all, cell) => all + cell, 0)

test('decision 196: the figures over the list are those of every coin in the catalogue', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const { columns, count } = await openWithSnapshot(page)
  await expect(total(page, 'Coins rated')).toHaveText(
    new RegExp(`^${known(columns['total_ai_score']).length}( of ${count})?$`),
  )
  const caps = known(columns['market_cap'])
  const shown = amountOf(await total(page, 'Market cap').locator('bdi').first().innerText())
  expect(Math.abs(shown / sum(caps) - 1)).toBeLessThan(0.005)
  await expect(total(page, 'Market cap')).toHaveText(/[+−]\d+\.\d\d%.*24 hours$/)
  const volume = amountOf(await total(page, 'Volume').locator('bdi').first().innerText())
  expect(Math.abs(volume / sum(known(columns['volume_24h'])) - 1)).toBeLessThan(0.005)
  const share = ((Math.max(...caps) / sum(caps)) * 100).toFixed(1)
  await expect(total(page, 'Dominance')).toHaveText(new RegExp(`^BTC${share}\\d?%ETH[\\d.]+%$`))
})

test('decision 196: a chosen category has figures of its own instead, and they come back', async ({
  page,
}) => {
  await page.goto('/coinlist?category=defi')
  await expect(page.getByRole('heading', { name: 'DeFi' })).toBeVisible()
  await expect(line(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'All coins' }).click()
  await expect(total(page, 'Dominance')).toBeVisible()
})

for (const { language, width, height } of [
  { language: 'en', width: 1440, height: 900 },
  { language: 'ar', width: 1440, height: 900 },
  { language: 'en', width: 390, height: 844 },
  { language: 'ar', width: 320, height: 800 },
])
  test(`decision 196: nothing shifts when the line comes, in ${language} at ${width} px`, async ({
    page,
  }) => {
    await speak(page, language)
    await page.setViewportSize({ width, height })
    await page.goto('/coinlist')
    const place = page.locator('[role=group]:has(> dl)')
    await expect(place.locator('dl > div')).toHaveCount(4)
    await whenSettled(page)
    // What moves the line itself is not of its making: on a phone the head grows by the list's age.
    const moved = await place.evaluate(
      (own) =>
        new Promise<string[]>((resolve) => {
          type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }
          type Shift = PerformanceEntry & { sources: Source[] }
          const movedWords: string[] = []
          // A font that comes makes words wider; what is pushed down has another height on the page.
          const isPushed = ({ previousRect, currentRect }: Source): boolean =>
            Math.abs(previousRect.y - currentRect.y) > 1
          // The line moves nothing above it: there an age that grows by a word may wrap.
          const comesAfter = (node: Node): boolean =>
            (own.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              const pushed = (entry as Shift).sources.filter(isPushed)
              if (pushed.some(({ node }) => node === own)) continue
              movedWords.push(
                ...pushed
                  .filter(({ node }) => node !== null && comesAfter(node))
                  .map(({ node }) => node?.textContent?.slice(0, 80) ?? ''),
              )
            }
          }).observe({ type: 'layout-shift', buffered: true })
          requestAnimationFrame(() => setTimeout(() => resolve(movedWords)))
        }),
    )
    expect(moved).toEqual([])
    const box = await place.boundingBox()
    expect(box?.height).toBeLessThanOrEqual(32)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    const isCut = await place.evaluate((each) => each.scrollWidth > each.clientWidth)
    // What does not fit is reached by keyboard too.
    if (isCut) await expect(place).toHaveAttribute('tabindex', '0')
    if (width === 1440) expect(isCut).toBe(false)
  })

testWithWorker(
  'decision 196: without a connection the line is computed from the copy on the device',
  async ({ page, context }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await bringOntoDevice(page, '/coinlist')
    const before = await total(page, 'Coins rated').innerText()
    await context.setOffline(true)
    await page.reload()
    await expect(total(page, 'Coins rated')).toHaveText(before)
    await expect(total(page, 'Market cap')).toContainText(/^\$[\d.]+T/)
    await context.setOffline(false)
  },
)
