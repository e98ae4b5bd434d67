// What a membership opens today: the history of a score. The server holds it back, and a card says what would open it.
import { outputOf } from '#tests/fakes/answer-output.ts'
import { confirmLogOut } from '../harness/log-out.ts'
import { expect, test } from '../harness/paying.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const daySec = 86_400
const history = '/coin/solana?tab=fundamentals'

test('R-MEM-001 R-MEM-047 R-PRM-008 D-TIERS: thirty days and a card with the ways on for a visitor and for Free; the whole of it for Pro and Premium; and back after the end', async ({
  page,
  context,
  payer,
  paying,
  browser,
  line,
}) => {
  const card = page.getByRole('region', { name: 'Earlier scores' })
  const daysSeen = async (token?: string) =>
    outputOf(
      'get_score_history',
      await paying.call(
        'get_score_history',
        { id: 'solana', kind: 'coin' },
        token === undefined ? {} : { token },
      ),
    ).window_days
  await test.step('a visitor: never a dead end', async () => {
    const visit = await browser.newContext({
      baseURL: line.origin,
      locale: 'en-US',
      viewport: { width: 1440, height: 900 },
      serviceWorkers: 'block',
    })
    const visitor = await visit.newPage()
    await visitor.goto(history)
    const shown = visitor.getByRole('region', { name: 'Earlier scores' })
    await expect(shown).toContainText('Part of Pro')
    await expect(shown).toContainText(
      'You can see the last 30 days of this score. A paid plan shows the last 365.',
    )
    await expect(shown.getByRole('link', { name: 'See the plans' })).toHaveAttribute(
      'href',
      '/pricing',
    )
    await expect(shown.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      /returnTo=.*solana/,
    )
    expect(await daysSeen()).toBe(30)
    await visit.close()
  })
  await test.step('Free: which membership one has, and the way to a larger one', async () => {
    await page.goto(history)
    await expect(card).toContainText('Your membership: Free')
    await expect(card.getByRole('link', { name: 'See the plans' })).toHaveAttribute(
      'href',
      '/profile/membership',
    )
    expect(await daysSeen(payer.token)).toBe(30)
  })
  await test.step('Pro: the whole history, no card', async () => {
    await payer.buy('pro_monthly')
    const bought = await context.newPage()
    await bought.goto(history)
    await expect(bought.getByText('Showing the last 365 days.')).toBeVisible()
    await expect(bought.getByRole('region', { name: 'Earlier scores' })).toHaveCount(0)
    expect(await daysSeen(payer.token)).toBe(365)
    await bought.close()
  })
  await test.step('R-MEM-047: a level above the required one opens it too', async () => {
    await paying.deps.store.db
      .updateTable('users')
      .set({ tier: 'premium' })
      .where('id', '=', payer.userId)
      .execute()
    expect(await daysSeen(payer.token)).toBe(365)
  })
  await test.step('over: the server gives thirty days again, and the card is back', async () => {
    await paying.call(
      'cancel-subscription',
      { subscriptionId: await payer.subscriptionId() },
      { token: payer.token },
    )
    paying.pass(32 * daySec)
    await paying.deliver(paying.notices())
    expect(await daysSeen(payer.token)).toBe(30)
    await page.goto(history)
    await expect(card).toContainText('Your membership: Free')
  })
})

test('D-TIERS: what a Pro member saw of a score is not left on the device for whoever comes next, on the screen or in its storage', async ({
  page,
  context,
  payer,
}) => {
  const savedWindows = () =>
    page.evaluate(async () => {
      const opening = indexedDB.open('catalog')
      const db = await new Promise<IDBDatabase>((resolve, reject) =>
        Object.assign(opening, {
          onsuccess: () => resolve(opening.result),
          onerror: () => reject(opening.error),
        }),
      )
      const asking = db.transaction('dossiers').objectStore('dossiers').getAll() as IDBRequest<
        { scores: { window_days: number; items: { rated_at: number }[] } | null }[]
      >
      const rows = await new Promise<typeof asking.result>((resolve) =>
        Object.assign(asking, { onsuccess: () => resolve(asking.result) }),
      )
      db.close()
      return rows.flatMap(({ scores }) =>
        scores === null
          ? []
          : [
              Math.max(
                scores.window_days,
                ((scores.items.at(-1)?.rated_at ?? 0) - (scores.items[0]?.rated_at ?? 0)) / 86_400,
              ),
            ],
      )
    })
  const held = { isHeld: false }
  await context.route('**/*.php', (route) => {
    const { f } = (route.request().postDataJSON() ?? {}) as { f?: string }
    return f === 'get_coin_dossiers' || (held.isHeld && f === 'get_score_history')
      ? undefined
      : route.fallback()
  })
  await payer.buy('pro_monthly')
  await page.goto(history)
  await expect(page.getByText('Showing the last 365 days.')).toBeVisible()
  expect(Math.max(...(await savedWindows()))).toBe(365)
  // From here on the copy of this device is all there is.
  held.isHeld = true
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await confirmLogOut(page)
  await expect(page).toHaveURL(({ pathname }) => pathname === '/')
  await expect.poll(async () => Math.max(...(await savedWindows()))).toBeLessThanOrEqual(30)
  await page.goto(history)
  await expect(page.getByText('Showing the last 30 days.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Earlier scores' })).toContainText(
    'A paid plan shows the last 365.',
  )
})
