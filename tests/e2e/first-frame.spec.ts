// What stands where the app has not come yet, on a second visit (decision 213): the screen as it was
// left. Without a worker, whose copy of the app cannot be held back.
import { expect, type Page } from '@playwright/test'
import { test } from './harness/online-test.ts'
import { speak } from './harness/language.ts'
import { whenSettled } from './harness/settled.ts'
import { signUp } from './harness/sign-up.ts'
import { confirmLogOut } from './harness/log-out.ts'

/** Holds the app's scripts back, all but the one that runs before the first paint. */
const holdApp = async (page: Page): Promise<() => Promise<void>> => {
  const gate = Promise.withResolvers<void>()
  const scripts = /\/assets\/(?!first-paint).*\.js$/
  await page.route(scripts, async (route) => {
    await gate.promise
    await route.fallback()
  })
  return async () => {
    gate.resolve()
    await page.unroute(scripts)
  }
}

const keptAddresses = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((name) => name.startsWith('first_frame:'))
      .map((name) => name.slice('first_frame:'.length)),
  )

/** Looks at an address until its picture is kept. */
const look = async (page: Page, address: string): Promise<void> => {
  await page.goto(address)
  await whenSettled(page)
  await expect.poll(() => keptAddresses(page)).toContain(address)
}

/** Opens the address again, with the app held back, and gives what its page shows by then. */
const openAgain = async (page: Page, address: string) => {
  const release = await holdApp(page)
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForFunction(() => document.querySelector('#app-skeleton') !== null)
  return release
}

/** Changes the picture that is kept of the coin list, and lets this page take no other. */
const editKept = (page: Page, [from, to]: readonly [from: string, to: string]) =>
  page.evaluate(
    ([pattern, by]) => {
      const name = 'first_frame:/coinlist'
      const text = localStorage.getItem(name) ?? ''
      const changed = text.replaceAll(new RegExp(pattern, 'g'), by)
      if (pattern !== '^' && changed === text)
        throw new Error(`Nothing in the picture is ${pattern}.`)
      localStorage.setItem(name, changed)
      Storage.prototype.setItem = () => {}
      Storage.prototype.removeItem = () => {}
    },
    [from, to] as const,
  )

/** Where the links of the screen stand, by what they lead to and say. */
const linksIn = (page: Page, root: string) =>
  page.evaluate((selector) => {
    const found = [...document.querySelectorAll<HTMLAnchorElement>(`${selector} a[href^="/"]`)]
    return found
      .map((link) => {
        const { x, y, width, height } = link.getBoundingClientRect()
        const at = [x, y, width, height].map((value) => Math.round(value))
        // Figures of a market go on while the page is away.
        const words = link.textContent.replaceAll(/[\d.,]+/g, '0')
        return { href: link.getAttribute('href'), words, at }
      })
      .filter(({ at: [x = 0, y = 0, width = 0] }) => {
        const isInWidth = x < innerWidth && x + width > 0
        // The last line of the window is in one and not in the other by a part of a pixel.
        return isInWidth && y < innerHeight - 24 && width !== 0
      })
  }, root)

test.use({ seesFirstFrame: true })

type PlacedLink = Awaited<ReturnType<typeof linksIn>>[number]

/** A font that comes late makes each word of a line wider or narrower by a few pixels. */
const fontPx = 24

/** Links of one that are not in the same place of the other. */
const apart = (picture: readonly PlacedLink[], screen: readonly PlacedLink[]): PlacedLink[] =>
  [...picture, ...screen.slice(picture.length)].filter((link, order) => {
    const same = screen[order]
    return (
      same?.href !== link.href ||
      same.words !== link.words ||
      same.at.some((px, side) => Math.abs(px - (link.at[side] ?? NaN)) > fontPx)
    )
  })

for (const { name, language, viewport } of [
  { name: 'a desk', language: 'en', viewport: { width: 1440, height: 900 } },
  { name: 'a phone, from right to left', language: 'ar', viewport: { width: 390, height: 844 } },
] as const) {
  test(`a second visit begins with the screen in its place, on ${name}`, async ({ page }) => {
    await speak(page, language)
    await page.setViewportSize(viewport)
    for (const address of ['/coinlist', '/coin/bitcoin', '/upcoming']) {
      await look(page, address)
      const release = await openAgain(page, address)
      await expect(page.locator('#first-frame')).toBeVisible()
      const picture = await linksIn(page, '#first-frame')
      expect(picture.length).toBeGreaterThan(5)
      expect(await page.locator('#first-frame [id], #first-frame [tabindex="0"]').count()).toBe(0)
      await release()
      await expect(page.locator('#first-frame')).toHaveCount(0)
      await whenSettled(page)
      // What waits for the first idle moment is in the picture already.
      await expect
        .poll(async () => apart(picture, await linksIn(page, '#root')), { message: address })
        .toEqual([])
    }
  })
}

test('a press before the app is there is given to the same link or button, once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await look(page, '/coinlist')
  const release = await openAgain(page, '/coinlist')
  const row = page.locator('#first-frame').getByText('Ethereum', { exact: true }).first()
  // Waits until the picture stands still, as a person does.
  await row.click({ position: { x: 4, y: 4 } })
  await expect(page).toHaveURL(/\/coinlist$/)
  await release()
  await expect(page).toHaveURL(/\/coin\/ethereum$/)
  await expect(page.getByRole('heading', { name: /Ethereum/ }).first()).toBeVisible()
})

test('a press on what is no longer there does nothing', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await look(page, '/coinlist')
  await editKept(page, ['/coin/ethereum', '/coin/no-such-coin'])
  const release = await openAgain(page, '/coinlist')
  const box = await page.locator('#first-frame a[href="/coin/no-such-coin"]').first().boundingBox()
  await page.mouse.click((box?.x ?? 0) + 4, (box?.y ?? 0) + 4)
  await release()
  await expect(page.locator('#first-frame')).toHaveCount(0)
  await whenSettled(page)
  await expect(page).toHaveURL(/\/coinlist$/)
})

test('a picture of another deployment, account, language, currency or width is not shown', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await look(page, '/coinlist')
  const kept = await page.evaluate(() => localStorage.getItem('first_frame:/coinlist') ?? '')
  const drawnAfter = async (...change: [from: string, to: string]): Promise<number> => {
    await page.evaluate((text) => localStorage.setItem('first_frame:/coinlist', text), kept)
    await editKept(page, change)
    await page.reload()
    await whenSettled(page)
    return page.evaluate(() => performance.getEntriesByName('first-frame').length)
  }
  const identity = String.raw`(?<="of":"[^:]*?://[^ ]{0,300}?)`
  const quote = String.raw`\\"`
  expect(await drawnAfter('^', '')).toBe(1)
  expect(await drawnAfter(`${identity}/assets/index-`, '/assets/other-')).toBe(0)
  expect(
    await drawnAfter(`null(?=,${quote}en${quote},null,null,1440)`, String.raw`\"a@b.c\"`),
  ).toBe(0)
  expect(await drawnAfter(`${quote}en${quote}(?=,null,null,1440)`, String.raw`\"tr\"`)).toBe(0)
  expect(await drawnAfter(`,null,null,1440]`, String.raw`,\"EUR\",null,1440]`)).toBe(0)
  expect(await drawnAfter(`,null,1440]`, String.raw`,\"on\",1440]`)).toBe(0)
  expect(await drawnAfter(`,null,1440]`, ',null,1000]')).toBe(0)
})

test('whoever logs out leaves no picture behind', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signUp(page)
  await look(page, '/watchlist')
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await confirmLogOut(page)
  await expect(page).toHaveURL(/\/$/)
  expect((await keptAddresses(page)).filter((address) => address.startsWith('/watchlist'))).toEqual(
    [],
  )
})

test('no picture is taken while somebody types', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/coinlist')
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  const box = page.getByRole('combobox', { name: 'Search coins and sales' })
  await box.fill('sol')
  await whenSettled(page)
  const before = await keptAddresses(page)
  // Longer than any picture waits for a screen that stands still.
  await page.waitForTimeout(4000)
  expect(await keptAddresses(page)).toEqual(before)
  await page.getByRole('banner').getByRole('button', { name: 'Close' }).click()
  await expect(box).toBeHidden()
  await expect.poll(() => keptAddresses(page)).toContain('/coinlist')
  const release = await openAgain(page, '/coinlist')
  await expect(page.locator('#first-frame [data-row="0"]')).toBeVisible()
  await expect(page.locator('#first-frame [data-search-box]')).toBeHidden()
  await release()
})

test('an age of another day is told as its moment', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await look(page, '/coinlist')
  await editKept(page, [String.raw`"madeAtSec":\d+`, '"madeAtSec":1000000000'])
  const release = await openAgain(page, '/coinlist')
  const age = page.locator('#first-frame [data-as-of-sec]').first()
  await expect(age).toHaveText(/20\d\d/)
  await expect(age).not.toHaveText(/just now|ago/)
  await release()
  await expect(page.locator('#first-frame')).toHaveCount(0)
})
