// The bar at the top, the menus it opens, and arriving on another page (R-NAV-001 to 005, 022 to 033, R-RTE-061).
import type { Page } from '@playwright/test'
import { confirmLogOut } from './harness/log-out.ts'
import { administrator, enterAs, register } from './harness/enter-as.ts'
import { test as online } from './harness/online-test.ts'
import { speak } from './harness/language.ts'
import { whenShellIsCached } from './harness/service-worker.ts'
import { expect, test } from './harness/test.ts'

const bar = (page: Page) => page.getByRole('banner')
const search = (page: Page) => page.getByRole('combobox', { name: 'Search coins and sales' })
const scrollY = (page: Page) => page.evaluate(() => window.scrollY)

online('R-NAV-001 to 005, 022, 023, 033: what the bar shows to a visitor', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 })
  await page.goto('/')
  await test.step('R-NAV-003, R-NAV-004: on / Pricing and Go to app, no search', async () => {
    await expect(bar(page).getByRole('link', { name: 'Pricing' })).toHaveAttribute(
      'href',
      '/pricing',
    )
    await expect(bar(page).getByRole('link', { name: 'Go to app' })).toHaveAttribute(
      'href',
      '/coinlist',
    )
    await expect(search(page)).toHaveCount(0)
    await expect(bar(page).getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
    await expect(bar(page).getByRole('link', { name: 'Sign up' })).toHaveAttribute(
      'href',
      '/register',
    )
  })
  await bar(page).getByRole('link', { name: 'Go to app' }).click()
  await test.step('R-NAV-005, R-NAV-023: elsewhere the search, log in and sign up', async () => {
    await expect(search(page)).toBeVisible()
    await expect(bar(page).getByRole('link', { name: 'Go to app' })).toHaveCount(0)
    await expect(bar(page).getByRole('link', { name: 'Log in' })).toBeVisible()
    await expect(bar(page).getByRole('link', { name: 'Sign up' })).toBeVisible()
  })
  await test.step('R-NAV-001: it stays while the page scrolls', async () => {
    await expect(page.getByRole('main').locator('a[href^="/coin/"]').first()).toBeVisible()
    await page.mouse.move(700, 500)
    await page.mouse.wheel(0, 600)
    // All of it: what is left of a turn of the wheel would scroll the next page.
    await expect.poll(() => scrollY(page)).toBe(600)
    expect((await bar(page).boundingBox())?.y).toBe(0)
  })
  await test.step('R-RTE-061, design 10: another page starts at its top, named, with the focus on its heading', async () => {
    await page.getByRole('main').locator('a[href^="/coin/"]:visible').last().click()
    await expect(page).toHaveURL(/\/coin\//)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toBeFocused()
    await expect.poll(() => scrollY(page)).toBe(0)
    await expect(page).toHaveTitle(`${(await heading.innerText()).trim()} · CoinSight`)
  })
  await test.step('R-RTE-061: going back too', async () => {
    // At once and whole: a turn of the wheel may still be under way when the next page has come, and moves that one.
    await expect(async () => {
      await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }))
      expect(await scrollY(page)).toBeGreaterThan(200)
    }).toPass()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coins')
    await expect.poll(() => scrollY(page)).toBe(0)
    await expect(page).toHaveTitle('Coins · CoinSight')
  })
  await test.step('R-NAV-022: the language button opens the dialog', async () => {
    await bar(page).getByRole('button', { name: 'Language: EN' }).click()
    await expect(page.getByRole('dialog', { name: 'Language' })).toBeVisible()
    await page.keyboard.press('Escape')
  })
  await test.step('R-NAV-002: the logo leads home', async () => {
    await page
      .getByRole('link', { name: 'CoinSight' })
      .and(page.locator(':visible'))
      .first()
      .click()
    await expect(page).toHaveURL(({ pathname }) => pathname === '/')
  })
})

online('the title of a page is in its language', async ({ page }) => {
  await speak(page, 'tr')
  await page.goto('/coinlist')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).not.toHaveText('Coins')
  await expect(page).toHaveTitle(`${await heading.innerText()} · CoinSight`)
})

online('R-NAV-024 to 030: the avatar menu of a member', async ({ page, line, watch }) => {
  // A pull may be under way when the session ends.
  watch.expectError(/status of 401/)
  await page.setViewportSize({ width: 1440, height: 800 })
  const person = await register(line.origin)
  await enterAs(page, line.origin, person)
  await page.goto('/coinlist')
  const avatar = bar(page).getByRole('button', { name: 'Account' })
  await test.step('R-NAV-024, R-NAV-030: it replaces log in and sign up, and shows initials', async () => {
    await expect(avatar).toHaveText(person.username.charAt(0).toUpperCase())
    await expect(bar(page).getByRole('link', { name: /Log in|Sign up/ })).toHaveCount(0)
  })
  await avatar.click()
  await test.step('R-NAV-025 to 029, R-CNT-013: its items; administration is not among them', async () => {
    await expect(page.getByRole('menuitem')).toHaveText([
      // Decision 215.
      'Portfolio',
      'Profile',
      'Membership management',
      'Feedback',
      // Decision 195.
      'Hide my amounts',
      'Log out',
    ])
    await expect(page.getByRole('menuitem', { name: 'Profile' })).toHaveAttribute(
      'href',
      '/profile',
    )
    await expect(page.getByRole('menuitem', { name: 'Membership' })).toHaveAttribute(
      'href',
      '/profile/membership',
    )
    await expect(page.getByRole('menuitem', { name: 'Feedback' })).toHaveAttribute(
      'href',
      '/feedback',
    )
    await expect(page.getByRole('menuitem', { name: 'Feedback' })).toHaveAttribute(
      'target',
      '_blank',
    )
    await expect(page.getByRole('menuitem', { name: 'Feedback' })).toHaveAttribute(
      'rel',
      /noopener/,
    )
  })
  await test.step('R-NAV-029: logging out', async () => {
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await confirmLogOut(page)
    await expect(page).toHaveURL(({ pathname }) => pathname === '/')
    await expect(bar(page).getByRole('link', { name: 'Log in' })).toBeVisible()
  })
})

online(
  'R-NAV-028, R-CNT-013: the administrator finds the admin dashboard there',
  async ({ page, line }) => {
    await enterAs(page, line.origin, administrator)
    await page.goto('/coinlist')
    await bar(page).getByRole('button', { name: 'Account' }).click()
    await expect(page.getByRole('menuitem', { name: 'Admin dashboard' })).toHaveAttribute(
      'href',
      '/admin',
    )
  },
)

online(
  'R-NAV-031, R-NAV-032, D-MOBILEMENU: the menu of a phone, outside the app and in it',
  async ({ page, line, watch }) => {
    watch.expectError(/status of 401/)
    await page.setViewportSize({ width: 390, height: 844 })
    const menu = page.getByRole('dialog', { name: 'Menu' })
    for (const url of ['/', '/coinlist']) {
      await test.step(url, async () => {
        await page.goto(url)
        if (url === '/') await bar(page).getByRole('button', { name: 'Menu' }).click()
        else
          await page
            .getByRole('navigation', { name: 'Main' })
            .getByRole('button', { name: 'More' })
            .click()
        await expect(menu.getByRole('link', { name: 'Pricing' })).toHaveAttribute(
          'href',
          '/pricing',
        )
        await expect(menu.getByRole('link', { name: 'Documentation' })).toHaveAttribute(
          'href',
          '/documentation',
        )
        await expect(menu.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
        await expect(menu.getByRole('link', { name: 'Sign up' })).toHaveAttribute(
          'href',
          '/register',
        )
        await expect(menu.getByRole('button', { name: 'Language' })).toBeVisible()
      })
    }
    await test.step('a link closes it', async () => {
      await menu.getByRole('link', { name: 'Pricing' }).click()
      await expect(page).toHaveURL(/\/pricing$/)
      await expect(menu).toBeHidden()
    })
    await test.step('R-NAV-005: the search opens over the bar and closes again', async () => {
      await bar(page).getByRole('button', { name: 'Search coins and sales' }).click()
      await expect(search(page)).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(search(page)).toBeHidden()
    })
    await test.step('D-MOBILEMENU: a member finds the account there', async () => {
      await enterAs(page, line.origin, await register(line.origin))
      await page.goto('/coinlist')
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('button', { name: 'More' })
        .click()
      await expect(menu.getByRole('link', { name: 'Membership management' })).toHaveAttribute(
        'href',
        '/profile/membership',
      )
      await expect(menu.getByRole('link', { name: 'Log in' })).toHaveCount(0)
      await menu.getByRole('button', { name: 'Log out' }).click()
      await confirmLogOut(page)
      await expect(page).toHaveURL(({ pathname }) => pathname === '/')
      await expect(menu).toBeHidden()
    })
  },
)

online('R-NAV-023: between phone and desk the bar still offers both ways in', async ({ page }) => {
  for (const [language, names] of Object.entries({
    en: ['Log in', 'Sign up'],
    ru: ['Войти', 'Зарегистрироваться'],
  })) {
    await speak(page, language)
    for (const width of [640, 900]) {
      await page.setViewportSize({ width, height: 800 })
      for (const url of ['/coinlist', '/pricing']) {
        await page.goto(url)
        // It comes last, and takes its room from the others.
        if (url === '/coinlist')
          await expect(bar(page).getByText(/^(Sample market|Демо-рынок)$/)).toBeVisible()
        for (const name of names)
          await expect(
            bar(page).getByRole('link', { name }),
            `${name} on ${url} at ${width} px`,
          ).toBeInViewport({ ratio: 1 })
      }
    }
  }
})

test('design 10: the sync pill of a phone is a sign and a number, and its sentence is heard and read', async ({
  page,
  baseURL,
  setOffline,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await enterAs(page, baseURL ?? '', await register(baseURL ?? ''))
  await page.goto('/watchlist')
  const pill = bar(page).locator('button[aria-haspopup="dialog"]').first()
  await expect(pill).toHaveAccessibleName('Synced')
  await whenShellIsCached(page)
  await setOffline(true)
  await expect(pill).toHaveAccessibleName('Offline')
  await page.getByRole('main').getByRole('button', { name: 'Create watchlist' }).first().click()
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('In the air')
  await page.getByRole('dialog').getByRole('button', { name: 'Create', exact: true }).click()
  for (const [language, sentence] of Object.entries({
    en: 'Offline - 1 waiting',
    ru: 'Нет сети - в очереди 1',
    ar: 'غير متصل - 1 بالانتظار',
    vi: 'Ngoại tuyến - 1 đang chờ',
  })) {
    await speak(page, language)
    await page.goto('/coinlist')
    await expect(pill).toHaveAccessibleName(sentence)
    await expect(pill).toHaveText('1', { useInnerText: true })
    await expect(pill).toBeInViewport({ ratio: 1 })
    expect(
      await pill
        .locator('span')
        .evaluateAll((parts) => parts.every((part) => part.scrollWidth <= part.clientWidth)),
    ).toBe(true)
  }
  await page.setViewportSize({ width: 1440, height: 800 })
  await expect(pill).toHaveText('Ngoại tuyến - 1 đang chờ', { useInnerText: true })
})

online(
  "the bar of a phone stands still while the avatar's menu is on its way",
  async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 390, height: 700 })
    await enterAs(page, baseURL ?? '', await register(baseURL ?? ''))
    const release = Promise.withResolvers<void>()
    await page.route(/user-menu-.*\.js$/, async (route) => {
      await release.promise
      await route.continue()
    })
    const searchAt = async () =>
      (await bar(page).getByRole('button', { name: 'Search coins and sales' }).boundingBox())?.x
    await page.goto('/coinlist')
    await expect(bar(page).getByRole('button', { name: 'Synced' })).toBeVisible()
    const before = await searchAt()
    await expect(bar(page).getByRole('button', { name: 'Account' })).toHaveCount(0)
    release.resolve()
    await expect(bar(page).getByRole('button', { name: 'Account' })).toBeVisible()
    expect(await searchAt()).toBe(before)
  },
)
