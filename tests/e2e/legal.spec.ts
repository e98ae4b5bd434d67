// The legal pages: by address, by section, in another language, without a connection; and the cookie policy held against the browser.
import { isDeclared } from '#tests/fakes/declared-storage.ts'
import { legalDocuments } from '#features/legal/documents.ts'
import { expect, test } from './harness/test.ts'
import { test as online } from './harness/online-test.ts'
import { speak } from './harness/language.ts'
import { whenShellIsCached } from './harness/service-worker.ts'
import { whenSettled } from './harness/settled.ts'
import { signUp } from './harness/sign-up.ts'

online(
  'R-RTE-002, R-LAY-016: each legal page opens by its address, whole and without the sidebar',
  async ({ page }) => {
    const titles = new Set<string>()
    for (const { path, sections } of Object.values(legalDocuments)) {
      await test.step(path, async () => {
        await page.goto(path)
        await whenSettled(page)
        titles.add(await page.getByRole('heading', { level: 1 }).innerText())
        await expect(page.getByRole('note')).toContainText('Draft under legal review')
        await expect(page.locator('article section[aria-labelledby] > h2')).toHaveCount(
          sections.length + 1,
        )
        for (const id of sections)
          expect((await page.locator(`#${id}`).innerText()).length).toBeGreaterThan(80)
        await expect(page.locator('#operator')).toContainText('has not been named yet')
        await expect(page.locator('main')).not.toContainText('.text')
        await expect(
          page.getByRole('navigation', { name: 'On this page' }).getByRole('link'),
        ).toHaveCount(sections.length + 1)
        await expect(page.getByRole('link', { name: 'Coins', exact: true })).toHaveCount(0)
      })
    }
    expect(titles.size).toBe(Object.keys(legalDocuments).length)
  },
)

online(
  'R-RTE-002: sections can be linked to, documents follow one another, and a language change brings the text along',
  async ({ page }) => {
    await page.goto('/cookie-policy#control')
    await whenSettled(page)
    await expect(page.locator('#control')).toBeInViewport()
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200)

    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'What is stored' })
      .click()
    await expect(page).toHaveURL(/#inventory$/)
    await expect(page.locator('#inventory')).toBeInViewport()

    await page
      .getByRole('navigation', { name: 'Legal documents' })
      .getByRole('link', { name: /Disclaimer/ })
      .click()
    await expect(page).toHaveURL(/\/disclaimer$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Disclaimer')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)

    await page.getByRole('button', { name: /^Language/ }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /العربية/ })
      .click()
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('إخلاء المسؤولية')
    await expect(page.locator('#ratings')).toContainText('تفصيل الدرجة')
    await expect(page.locator('article')).not.toContainText('Operator')
  },
)

online(
  'R-AUT-028: the sign-in page leads to the texts, and says what it keeps on the device',
  async ({ page }) => {
    await page.goto('/register')
    const main = page.getByRole('main')
    const form = main.locator('form')
    await expect(form.getByRole('link', { name: 'Terms', exact: true })).toHaveAttribute(
      'href',
      '/terms',
    )
    await expect(form.getByRole('link', { name: 'Privacy policy', exact: true })).toHaveAttribute(
      'href',
      '/privacy',
    )
    await main.getByRole('link', { name: 'What is stored' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cookie policy')
  },
)

test('design 9: a legal page never read before opens without a connection, in another language too', async ({
  page,
  context,
  setOffline,
}) => {
  await page.goto('/')
  await whenShellIsCached(page)
  await setOffline(true)
  for (const [code, title] of [
    ['en', 'Cookie policy'],
    ['ja', 'Cookieポリシー'],
  ] as const) {
    const tab = await context.newPage()
    await speak(tab, code)
    await tab.goto('/cookie-policy')
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(tab.locator('#inventory')).toContainText('auth_token')
    await tab.close()
  }
})

test('R-CNT-009: the cookie policy names everything this browser was given to keep, and no cookie was', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await whenShellIsCached(page)
  await signUp(page)
  await page.goto('/coinlist')
  await whenSettled(page)
  await page.goto('/watchlist')
  await whenSettled(page)
  const kept = await page.evaluate(async () => ({
    'Local storage': Object.keys(localStorage),
    'Session storage': Object.keys(sessionStorage),
    IndexedDB: (await indexedDB.databases()).map(({ name }) => name ?? ''),
    'Cache storage': await caches.keys(),
  }))
  expect(kept['Local storage']).toContain('auth_token')
  const unnamed = (Object.keys(kept) as (keyof typeof kept)[]).flatMap((place) =>
    kept[place].filter((name) => !isDeclared(place, name)).map((name) => `${place}: ${name}`),
  )
  expect(unnamed).toEqual([])
  expect(await context.cookies()).toEqual([])
})
