// What moves: a change of page where that explains something, and nothing for whoever wants no movement (design 10).
import type { Page } from '@playwright/test'
import { enterAs, register } from './harness/enter-as.ts'
import { whenSettled } from './harness/settled.ts'
import { test } from './harness/online-test.ts'
import { expect } from './harness/test.ts'

/** Notes the types of every view transition the page begins. */
const noteTransitions = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const types: string[] = []
    Reflect.set(globalThis, 'transitionTypes', types)
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (options) => {
      types.push(typeof options === 'object' ? [...(options?.types ?? [])].join() : 'untyped')
      return start(options)
    }
  })
}

const transitions = (page: Page): Promise<string[]> =>
  page.evaluate(() => Reflect.get(globalThis, 'transitionTypes') as string[])

/** Notes every animation that would take longer than a hundredth of a second, frame by frame. */
const noteMovement = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const limitMs = 10
    const seen = new Set<string>()
    Reflect.set(globalThis, 'movement', seen)
    const look = (): void => {
      for (const animation of document.getAnimations()) {
        const { duration, iterations } = animation.effect?.getComputedTiming() ?? {}
        if (Number(duration) * Number(iterations) <= limitMs) continue
        const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null
        seen.add(
          `${animation instanceof CSSAnimation ? animation.animationName : 'transition'} of ${target?.tagName} .${target?.className} for ${String(duration)} ms`,
        )
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

const movement = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(Reflect.get(globalThis, 'movement') as Set<string>)])

const toCoin = async (page: Page): Promise<void> => {
  await page.getByRole('main').locator('tbody a[href^="/coin/"]').first().click()
  await expect(page).toHaveURL(/\/coin\//)
  // The address changes first; the list's own heading may still stand there.
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Coins')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
}

test('design 10: view transitions lead from a list into a page and back, and nowhere else', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await noteTransitions(page)
  await page.goto('/coinlist')
  await whenSettled(page)
  await test.step('a filter only narrows the list', async () => {
    await page.getByRole('searchbox', { name: 'Search this list' }).fill('bit')
    await expect(page).toHaveURL(/search=bit/)
    expect(await transitions(page)).toEqual([])
  })
  await test.step('into a coin, back, and over to the sales', async () => {
    await toCoin(page)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coins')
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'IDO ratings' })
      .click()
    await expect(page).toHaveURL('/upcoming')
    await expect.poll(() => transitions(page)).toEqual(['deeper', 'back', 'aside'])
  })
  await test.step('what has arrived can be pressed while it still moves', async () => {
    await page.getByRole('main').locator('tbody a[href^="/ido/"]').first().click()
    await page.getByRole('button', { name: 'Add to watchlist' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
  })
  await test.step('other pages simply change', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
    await expect(page).toHaveURL('/pricing')
    expect(await transitions(page)).toEqual(['deeper', 'back', 'aside', 'deeper'])
  })
})

test('design 10: a change of page that another overtakes is no fault', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (options) => {
      const overtaken = start(options)
      const { finished } = start(() => {})
      void finished.then(() => Reflect.set(globalThis, 'hasOvertaken', true))
      return overtaken
    }
  })
  await page.goto('/coinlist')
  await whenSettled(page)
  await toCoin(page)
  // A rejection that nobody hears is a fault of any page (page-watch).
  await expect
    .poll(() => page.evaluate(() => Reflect.get(globalThis, 'hasOvertaken') as unknown))
    .toBe(true)
})

test('design 10: with reduced motion nothing takes longer than a hundredth of a second', async ({
  page,
  baseURL,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await noteTransitions(page)
  await noteMovement(page)
  await enterAs(page, baseURL ?? '', await register(baseURL ?? ''))
  const moved: string[] = []
  for (const url of [
    '/',
    '/pricing',
    '/faq',
    '/login',
    '/upcoming',
    '/ido/quarrystone',
    '/watchlist',
    '/profile?tab=settings',
    '/dev/gallery',
    '/api-test',
  ]) {
    await page.goto(url)
    await whenSettled(page)
    moved.push(...(await movement(page)).map((what) => `${url}: ${what}`))
  }
  await test.step('toasts', async () => {
    await page.getByRole('button', { name: 'Plain', exact: true }).click()
    await expect(page.locator('.toast[data-state="open"]')).toBeVisible()
    moved.push(...(await movement(page)))
  })
  await page.goto('/coinlist')
  await whenSettled(page)
  await test.step('the sidebar, the account menu, the language dialog, a change of page', async () => {
    await page.locator('[data-sidebar="app"]').hover()
    await expect(page.locator('[data-sidebar="app"]')).toHaveCSS('width', '240px')
    await page.getByRole('banner').getByRole('button', { name: 'Account' }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('banner').getByRole('button', { name: 'Language: EN' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await toCoin(page)
    await whenSettled(page)
    moved.push(...(await movement(page)))
  })
  await test.step('the sheets of a phone', async () => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('button', { name: 'More' })
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    moved.push(...(await movement(page)))
  })
  expect(moved).toEqual([])
  expect(await transitions(page)).toEqual([])
})
