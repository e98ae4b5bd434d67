// The six pages that say what a part of the product does: each by its own address, true to what is there.
import { test } from './harness/online-test.ts'
import { expect } from './harness/test.ts'
import { speak } from './harness/language.ts'
import { whenSettled } from './harness/settled.ts'

const pages = [
  {
    id: 'R-RTE-025',
    path: '/upcoming-idos-info',
    heading: 'Token sales, before they launch',
    live: 'Next to launch',
    isAvailable: true,
    way: '/upcoming',
  },
  {
    id: 'R-RTE-026',
    path: '/compare-coins-info',
    heading: 'Coins side by side',
    live: 'Two coins on one scale',
    isAvailable: true,
    way: '/compare',
  },
  {
    id: 'R-RTE-027',
    path: '/portfolio-generator-info',
    heading: 'A portfolio draft with its reasons',
    live: null,
    isAvailable: false,
    way: '/coinlist',
  },
  {
    id: 'R-RTE-028',
    path: '/portfolio-analysis-info',
    heading: 'Your portfolio, with figures you can check',
    live: null,
    isAvailable: true,
    way: '/portfolio-analysis',
  },
  {
    id: 'R-RTE-029',
    path: '/top-launchpads-info',
    heading: 'Launchpads by track record',
    live: 'Most frequent in our sales',
    isAvailable: true,
    way: '/launchpads',
  },
  {
    id: 'R-RTE-030',
    path: '/gemscout-info',
    heading: 'Small coins, solid data',
    live: 'Small caps with the highest min score',
    isAvailable: true,
    way: '/gemscout',
  },
]

test(`${pages.map(({ id }) => id).join(', ')}, R-CNT-010, R-AIX-006: each info page opens by its address and says whether its part is there`, async ({
  page,
}) => {
  test.setTimeout(180_000)
  for (const { path, heading, live, isAvailable, way } of pages) {
    await test.step(path, async () => {
      await page.goto(path)
      await whenSettled(page)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page).toHaveTitle(`${heading} · CoinSight`)
      const main = page.getByRole('main')
      await expect(
        main
          .getByRole('paragraph')
          .filter({ hasText: isAvailable ? 'Available now' : 'In preparation' })
          .first(),
      ).toBeVisible()
      await expect(main.locator(`a[href="${way}"]`)).toBeVisible()
      await expect(
        main.getByRole('navigation', { name: 'More to read' }).getByRole('link'),
      ).toHaveCount(5)
      await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
      if (live === null) return
      const piece = main.getByRole('region', { name: live })
      await expect(piece.getByRole('listitem').first()).toBeVisible()
      await expect(piece.getByText(/^as of/)).toBeVisible()
    })
  }
})

test('R-CNT-010, R-I18-009: an info page speaks Arabic from right to left, and names the market as sample', async ({
  page,
}) => {
  await speak(page, 'ar')
  await page.goto('/upcoming-idos-info')
  await whenSettled(page)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('مبيعات التوكن قبل إطلاقها')
  await expect(
    page.getByRole('region', { name: 'الأقرب إلى الإطلاق' }).getByText('سوق تجريبية'),
  ).toBeVisible()
})
