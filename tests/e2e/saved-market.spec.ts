// A market that was saved long ago: its age is said plainly, without pushing about what the reader looks at. Pages are
// closed before their server stops: they go on fetching ahead, and it would refuse (503).
import { expect } from './harness/test.ts'
import { test } from './harness/online-test.ts'
import { withSavedMarket } from './harness/saved-market.ts'

for (const { name, width } of [
  { name: 'desktop', width: 1440 },
  { name: 'phone', width: 390 },
]) {
  test(`design 10 "Age": the notice of old figures moves nothing that stood before it, ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await withSavedMarket({ count: 60, asOf: '2023-01-08T16:49:00.000Z' }, async ({ origin }) => {
      await page.addInitScript(() => {
        const seen = new Set<number>()
        Reflect.set(globalThis, 'headingTops', seen)
        const look = (): void => {
          const heading = document.querySelector('main h1')
          if (heading) seen.add(Math.round(heading.getBoundingClientRect().top))
          requestAnimationFrame(look)
        }
        look()
      })
      for (const visit of ['first', 'second']) {
        await page.goto(`${origin}/coinlist`)
        const notice = page.getByText('Figures are from 8 Jan 2023')
        await expect(notice, visit).toBeVisible()
        const tops = await page.evaluate(() => [
          ...(Reflect.get(globalThis, 'headingTops') as Set<number>),
        ])
        expect(tops, `${visit} visit: where the heading stood`).toHaveLength(1)
        expect(await page.evaluate(() => scrollY)).toBe(0)
        const bar = await page.locator('header').first().boundingBox()
        const box = await notice.boundingBox()
        expect(box?.y ?? 0).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0))
      }
      await page.close()
    })
  })
}

test('design 7: 20,000 coins are drawn a window at a time, sort at a press, and the keyboard reaches the last one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await withSavedMarket({ count: 20_000, asOf: new Date().toISOString() }, async ({ origin }) => {
    await page.goto(`${origin}/coinlist`)
    await expect(page.getByText('20,000 of 20,000')).toBeVisible({ timeout: 60_000 })
    const rows = page.getByRole('table', { name: 'Coins' }).locator('tbody tr:not([aria-hidden])')
    expect(await rows.count()).toBeLessThan(60)
    await page.getByRole('columnheader', { name: 'Rank' }).getByRole('button').click()
    await expect(rows.first().getByRole('cell').nth(1)).toHaveText('1')
    await rows.first().getByRole('link').focus()
    await page.keyboard.press('End')
    const focused = page.locator(':focus')
    await expect(focused).toHaveAttribute('data-row', '19999')
    await expect(focused).toBeInViewport()
    await expect(rows.last().getByRole('cell').nth(1)).toHaveText('20000')
    expect(await rows.count()).toBeLessThan(60)
    await page.close()
  })
})
