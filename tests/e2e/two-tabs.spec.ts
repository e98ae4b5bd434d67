// Two tabs of one account (design 5, "Who drains"): each shows the other's edits at once, one sends for both, and when
// that one ends or freezes in the middle of a call the other goes on, without losing or repeating anything.
import type { BrowserContext, Page } from '@playwright/test'
import { holdAnswer } from './harness/held-answer.ts'
import { serverLists } from './harness/server-lists.ts'
import { whenShellIsCached } from './harness/service-worker.ts'
import { whenSettled } from './harness/settled.ts'
import { signUp, type Person } from './harness/sign-up.ts'
import { expect, test } from './harness/test.ts'
import { addCoins, createList, shownLists } from './harness/watchlist-actions.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const rows = (page: Page, list: string) =>
  page.getByRole('table', { name: list }).locator('tbody tr')

/** Lets a page's clock be set ahead, as if it had waited: `window.aheadMs`. */
const makeClockMovable = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(() => {
    const realNow = Date.now.bind(Date)
    Date.now = () => realNow() + Number(Reflect.get(window, 'aheadMs') ?? 0)
  })
}

type Tabs = { person: Person; first: Page; second: Page }

/** Both tabs on the watchlists of a new account that has one list; they see each other's edits. */
const openTabs = async (context: BrowserContext): Promise<Tabs> => {
  const first = await context.newPage()
  const person = await signUp(first)
  await createList(first, 'coin', 'Core holdings')
  await whenShellIsCached(first)
  const second = await context.newPage()
  await second.goto('/watchlist')
  await whenSettled(second)
  await test.step('each tab shows what the other does', async () => {
    await addCoins(first, 2)
    await expect(rows(second, 'Core holdings')).toHaveCount(2)
    await second.bringToFront()
    await createList(second, 'coin', 'From the second tab')
    await expect.poll(() => shownLists(first)).toEqual(['Core holdings 2', 'From the second tab 0'])
  })
  await expect
    .poll(async () =>
      (await serverLists(new URL(first.url()).origin, person)).map(
        ({ name, items }) => `${name} ${items.length}`,
      ),
    )
    .toEqual(['Core holdings 2', 'From the second tab 0'])
  return { person, first, second }
}

/** A list with three coins, made with no connection in the first tab. */
const editOffline = async ({ first, second }: Tabs): Promise<void> => {
  await first.bringToFront()
  await createList(first, 'coin', 'Made offline')
  await addCoins(first, 3)
  await expect
    .poll(() => shownLists(second))
    .toEqual(['Core holdings 2', 'From the second tab 0', 'Made offline 3'])
}

const onServer = async (page: Page, person: Person): Promise<string[]> => {
  const lists = await serverLists(new URL(page.url()).origin, person)
  return lists.map(({ name, items }) => `${name} ${items.length} ${new Set(items).size}`)
}

const everyEditOnce = [
  'Core holdings 2 2',
  'From the second tab 0 0',
  'Made offline 3 3',
  'While the other hung 0 0',
]

const otherOf = ({ first, second }: Tabs, page: Page): Page => (page === first ? second : first)

/** Two tabs with offline edits, back online: the one that sends waits for an answer that is held, the other is in front. */
const openHungTabs = async (
  context: BrowserContext,
  setOffline: (isOffline: boolean) => Promise<void>,
) => {
  const tabs = await openTabs(context)
  await setOffline(true)
  await editOffline(tabs)
  const held = await holdAnswer(context, 'create_watchlist')
  await setOffline(false)
  const sender = await held.holder
  const other = otherOf(tabs, sender)
  await other.bringToFront()
  return { tabs, held, sender, other }
}

test('design 5: the tab that sends is closed in the middle of a call, and the other sends on', async ({
  context,
  setOffline,
}) => {
  const { tabs, held, sender, other } = await openHungTabs(context, setOffline)
  await createList(other, 'coin', 'While the other hung')
  await sender.close()
  held.release()
  await expect.poll(() => onServer(other, tabs.person), { timeout: 60_000 }).toEqual(everyEditOnce)
  await expect(other.getByRole('banner').getByRole('button', { name: /^Synced$/ })).toBeVisible()
  await expect
    .poll(() => shownLists(other))
    .toEqual(everyEditOnce.map((line) => line.replace(/ \d+$/, '')))
})

test('design 5: the tab that sends is frozen in the middle of a call; the other takes over, and the frozen one wakes up harmless', async ({
  context,
  setOffline,
}) => {
  await makeClockMovable(context)
  const { tabs, held, sender, other } = await openHungTabs(context, setOffline)
  const session = await context.newCDPSession(sender)
  await session.send('Page.setWebLifecycleState', { state: 'frozen' })
  await createList(other, 'coin', 'While the other hung')

  await test.step('after a minute of silence the other sends for both', async () => {
    await other.evaluate(() => {
      Reflect.set(window, 'aheadMs', 61_000)
      window.dispatchEvent(new Event('focus'))
    })
    await expect
      .poll(() => onServer(other, tabs.person), { timeout: 60_000 })
      .toEqual(everyEditOnce)
  })

  await test.step('the frozen tab wakes, hears the answer it waited for, and changes nothing', async () => {
    held.release()
    await session.send('Page.setWebLifecycleState', { state: 'active' })
    await sender.bringToFront()
    const shown = everyEditOnce.map((line) => line.replace(/ \d+$/, ''))
    await expect.poll(() => shownLists(sender)).toEqual(shown)
    await expect(sender.getByRole('banner').getByRole('button', { name: /^Synced$/ })).toBeVisible()
    await createList(sender, 'coin', 'After the sleep')
    await expect
      .poll(() => onServer(other, tabs.person), { timeout: 60_000 })
      .toEqual([...everyEditOnce, 'After the sleep 0 0'])
    await expect.poll(() => shownLists(other)).toEqual([...shown, 'After the sleep 0'])
  })
})
