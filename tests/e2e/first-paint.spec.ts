// What stands before the app has been read (decisions 072, 073): the skeleton of its frame, in the language's direction.
import type { Page } from '@playwright/test'
import { test as online } from './harness/online-test.ts'
import { expect, test } from './harness/test.ts'
import { speak } from './harness/language.ts'
import { whenSettled } from './harness/settled.ts'

/** Requests for the page's own files; the worker's are its own affair. */
const requestLimit = 60

/** Holds the app's scripts back, all but the one that runs before the first paint. */
const holdApp = async (page: Page): Promise<() => void> => {
  const gate = Promise.withResolvers<void>()
  await page.route(/\/assets\/(?!first-paint).*\.js$/, async (route) => {
    await gate.promise
    await route.fallback()
  })
  return gate.resolve
}

/** Which places of the skeleton are drawn, and how far the mark is from either side. */
const skeletonOf = (page: Page) =>
  page.evaluate(() => {
    const mark = document.querySelector('.skeleton-mark')?.getBoundingClientRect()
    return {
      direction: document.documentElement.dir,
      drawn: ['bar', 'side', 'tabs', 'list'].filter(
        (place) => document.querySelector(`.skeleton-${place}`)?.checkVisibility() === true,
      ),
      markAt: mark && { left: mark.left, right: innerWidth - mark.right },
      titleIsLeft:
        (document.querySelector('.skeleton-title')?.getBoundingClientRect().left ?? 0) <
        innerWidth / 2,
    }
  })

test('the skeleton of the frame stands before the app, on the side where the language begins', async ({
  page,
}) => {
  await speak(page, 'ar')
  const release = await holdApp(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/coinlist', { waitUntil: 'commit' })
  await expect(page.locator('.skeleton-list')).toBeVisible()
  expect(await skeletonOf(page)).toMatchObject({
    direction: 'rtl',
    drawn: ['bar', 'side', 'list'],
    markAt: { right: 17 },
  })
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await skeletonOf(page)).toMatchObject({
    drawn: ['bar', 'tabs', 'list'],
    markAt: { right: 16 },
    titleIsLeft: false,
  })
  release()
  await whenSettled(page)
  await expect(page.locator('#app-skeleton')).toHaveCount(0)
})

test('a page outside the app has the plain frame, and nothing of the list', async ({ page }) => {
  const release = await holdApp(page)
  await page.goto('/pricing', { waitUntil: 'commit' })
  // Until its styles are there everything of the skeleton counts as drawn, though nothing is.
  await expect.poll(() => skeletonOf(page)).toMatchObject({ direction: 'ltr', drawn: ['bar'] })
  release()
  await whenSettled(page)
  await expect(page.locator('#app-skeleton')).toHaveCount(0)
})

for (const { name, viewport } of [
  { name: 'a phone', viewport: { width: 390, height: 844 } },
  { name: 'a desk', viewport: { width: 1440, height: 900 } },
]) {
  test(`the coin list arrives in few files and moves nothing, on ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/coinlist')
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /Bitcoin/ })
        .first(),
    ).toBeVisible()
    await whenSettled(page)
    const { shift, requests } = await page.evaluate(async () => {
      const shifts = await new Promise<number>((resolve) => {
        const seen: number[] = []
        new PerformanceObserver((list) =>
          seen.push(
            ...list
              .getEntries()
              .map((entry) => (entry as PerformanceEntry & { value: number }).value),
          ),
        ).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() =>
          setTimeout(() => resolve(seen.reduce((sum, value) => sum + value, 0))),
        )
      })
      const scripts = performance
        .getEntriesByType('resource')
        .filter((entry) => /\/assets\/.*\.(js|css)$/.test(entry.name))
      return { shift: shifts, requests: scripts.length }
    })
    expect(shift).toBeLessThan(0.02)
    expect(requests).toBeLessThanOrEqual(requestLimit)
  })
}

online(
  'decision 211: a first visit asks for the coins before their screen has come, a second one after it',
  async ({ page }) => {
    const asked = { get_market: 0, get_capabilities: 0 }
    page.on('request', (request) => {
      const body = request.postData() ?? ''
      if (body.includes('"get_market"')) asked.get_market += 1
      if (body.includes('"get_capabilities"')) asked.get_capabilities += 1
    })
    const openWithoutScreen = async (): Promise<() => void> => {
      const gate = Promise.withResolvers<void>()
      await page.route(/\/assets\/coinlist-.*\.js$/, async (route) => {
        await gate.promise
        await route.fallback()
      })
      Object.assign(asked, { get_market: 0, get_capabilities: 0 })
      await page.goto('/coinlist', { waitUntil: 'commit' })
      await expect.poll(() => asked.get_capabilities).toBe(1)
      return gate.resolve
    }
    const rows = page.getByRole('main').locator('[data-row="0"]')

    const showFirst = await openWithoutScreen()
    await expect.poll(() => asked.get_market).toBe(1)
    await expect(rows).toHaveCount(0)
    showFirst()
    await expect(rows).toBeVisible()
    await whenSettled(page)
    expect(asked.get_market, 'the screen waits for the same answer').toBe(1)

    const showAgain = await openWithoutScreen()
    await page.waitForTimeout(1000)
    expect(asked.get_market).toBe(0)
    showAgain()
    await expect(rows).toBeVisible()
    await expect.poll(() => asked.get_market).toBe(1)
  },
)
