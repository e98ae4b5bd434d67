// The way to pricing and documentation where the bar has no room for links (R-NAV-031, R-NAV-033, D-TOPLINKS).
import { readFileSync } from 'node:fs'
import { speak } from './harness/language.ts'
import { test as online } from './harness/online-test.ts'
import { whenSettled } from './harness/settled.ts'
import { expect } from './harness/test.ts'

const widths = [641, 800, 1024, 1199]
const navTexts = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(`locales/${language}/nav.json`, 'utf8')) as Record<string, string>

// The bar is the same on every page: `npm test` looks at it from both sides, on the pages of one language each.
const places = { en: ['/coinlist', '/coin/bitcoin'], ar: ['/pricing'] }
const allPlaces = ['/coinlist', '/upcoming', '/coin/bitcoin', '/pricing']

for (const language of ['en', 'ar'] as const) {
  online(
    `R-NAV-031, R-NAV-033, D-TOPLINKS: between a phone and a wide page a menu leads to pricing and documentation (${language})`,
    async ({ page }) => {
      const words = navTexts(language)
      await speak(page, language)
      const button = page
        .getByRole('banner')
        .getByRole('button', { name: String(words['menu']), exact: true })
      const menu = page.getByRole('dialog', { name: String(words['menu']) })
      for (const path of process.env['TEST_LONG'] === '1' ? allPlaces : places[language]) {
        await page.setViewportSize({ width: 1440, height: 800 })
        await page.goto(path)
        await whenSettled(page)
        await expect(button).toBeHidden()
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 })
          await expect(button, `${path} at ${width} px`).toBeInViewport({ ratio: 1 })
          const { scrollWidth, clientWidth } = await page
            .getByRole('banner')
            .evaluate((bar) => ({ scrollWidth: bar.scrollWidth, clientWidth: bar.clientWidth }))
          expect(scrollWidth, `${path} at ${width} px`).toBe(clientWidth)
          await button.click()
          for (const [key, address] of Object.entries({
            pricing: '/pricing',
            documentation: '/documentation',
          }))
            await expect(
              menu.getByRole('link', { name: String(words[key]), exact: true }),
            ).toHaveAttribute('href', address)
          await page.keyboard.press('Escape')
          await expect(menu).toBeHidden()
          await expect(button).toBeFocused()
        }
      }
      await button.click()
      await menu.getByRole('link', { name: String(words['documentation']) }).click()
      await expect(page).toHaveURL(/\/documentation$/)
      await expect(menu).toBeHidden()
    },
  )
}

online(
  'while the menu is on its way its empty frame stands there, and can be given up',
  async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 800 })
    const release = Promise.withResolvers<void>()
    await page.route(/mobile-menu-.*\.js$/, async (route) => {
      await release.promise
      await route.continue()
    })
    await page.goto('/coinlist')
    await whenSettled(page)
    const button = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true })
    const frame = page.locator('body > div:not(#root)').getByRole('status', { name: 'Loading' })
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await button.click()
    await expect(frame).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(frame).toHaveCount(0)
    await button.click()
    await expect(frame).toBeVisible()
    release.resolve()
    await expect(menu.getByRole('link', { name: 'Pricing' })).toBeVisible()
    await expect(frame).toHaveCount(0)
  },
)
