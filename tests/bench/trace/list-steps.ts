// What somebody does with the coin list, one step at a time: each sortable column, filters, the own weights, scrolling.
import type { Locator, Page } from '@playwright/test'
import type { CoinQuery, CoinSortKey } from '#data/catalog/types/coin-row.ts'
import { whenSettled, type OpenPage } from './market-session.ts'
import type { Frames, PaintClock } from './paint-clock.ts'

/** Heading, figure, direction of the first click. */
export const sortableColumns: readonly (readonly [
  heading: string,
  by: CoinSortKey,
  first: 'asc' | 'desc',
])[] = [
  ['Rank', 'rank', 'asc'],
  ['Coin', 'name', 'asc'],
  ['Tokenomics', 'tokenomics', 'desc'],
  ['Security', 'security', 'desc'],
  ['Social', 'social', 'desc'],
  ['Market', 'market', 'desc'],
  ['Insights', 'insights', 'desc'],
  ['Price', 'priceUsd', 'desc'],
  ['7 days', 'change7dPct', 'desc'],
  ['Market cap', 'marketCapUsd', 'desc'],
  ['AI score', 'scoreLow', 'asc'],
]

const limitMs = 20_000
const shownRows = 10

const clockIn = <Answer>(
  page: Page,
  use: (clock: PaintClock, given: number) => Answer | Promise<Answer>,
  given = 0,
): Promise<Answer> => page.evaluate(`(${use.toString()})(globalThis.benchPaint, ${given})`)

/** Milliseconds from the input to the paint of other rows, and the first ids then shown. */
export const paintAfter = async (
  page: Page,
  act: () => Promise<unknown>,
): Promise<{ ms: number | null; ids: string[] }> => {
  await clockIn(page, (clock) => clock.arm())
  await act()
  const ms = await clockIn(page, (clock, limit) => clock.painted(limit), limitMs)
  const ids = await clockIn(page, (clock, most) => clock.rows(most), shownRows)
  await clockIn(page, (clock) => clock.quiet(150))
  return { ms, ids }
}

/** Every input in its order: what it asked for, milliseconds until its rows were painted. */
export type Timed = { what: string; ms: number }[]
export type ExpectRows = (what: string, ids: readonly string[], query: CoinQuery) => void

const note = (times: Timed, what: string, ms: number | null): void =>
  void times.push({ what, ms: ms ?? Number.POSITIVE_INFINITY })

/**
 * A click with the mouse alone, its pointer already there as a hand's is: neither the driver's own looks at the page before
 * a click nor what the page does about a pointer that comes count as what the press costs.
 */
const clickAt = async (page: Page, target: Locator): Promise<() => Promise<void>> => {
  await target.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await target.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  }
  await page.mouse.move(x + width / 2, y + height / 2)
  await clockIn(page, (clock) => clock.quiet(150))
  return async () => {
    await page.mouse.down()
    await page.mouse.up()
  }
}

/** Every column clicked one way, the other way, and back to the standard order. */
export const clickColumns = async (
  { page }: OpenPage,
  times: Timed,
  expectRows: ExpectRows,
): Promise<void> => {
  for (const [heading, by, first] of sortableColumns) {
    const button = page
      .getByRole('columnheader', { name: heading, exact: true })
      .getByRole('button')
    const other = first === 'asc' ? 'desc' : 'asc'
    // The lower bound is the standard order already: its first click turns it round, the second is the way back.
    const orders =
      by === 'scoreLow'
        ? [{ by, direction: 'asc' as const }, null]
        : [{ by, direction: first }, { by, direction: other } as const, null]
    for (const sort of orders) {
      const { ms, ids } = await paintAfter(page, await clickAt(page, button))
      note(times, `sort by ${heading}`, ms)
      expectRows(`sort by ${heading} ${sort?.direction ?? 'standard'}`, ids, { sort })
    }
  }
}

type Act = () => Promise<unknown>
/** `ready` finds what is to be pressed, and gives the press. */
type Filter = readonly [
  what: string,
  ready: (page: Page) => Promise<Act>,
  before?: (page: Page) => Promise<unknown>,
]

const pressThumb =
  (name: 'Lowest score' | 'Highest score', key: string) =>
  async (page: Page): Promise<Act> => {
    await page.getByRole('group', { name: 'AI score' }).getByRole('slider', { name }).focus()
    return () => page.keyboard.press(key)
  }
const openMenu = (name: string) => (page: Page) =>
  page
    .locator('button[aria-haspopup=menu]')
    .filter({ hasText: new RegExp(`^${name}`) })
    .click()
const choose = (name: string) => (page: Page) =>
  clickAt(page, page.getByRole('menuitemcheckbox', { name }))
/** A menu on its way out still takes what is pressed. */
const shut = async (page: Page) => {
  await page.keyboard.press('Escape')
  await page.getByRole('menu').waitFor({ state: 'hidden' })
}

const filters: readonly Filter[] = [
  ['filter by score', pressThumb('Lowest score', 'PageUp')],
  ['filter by score', pressThumb('Lowest score', 'Home')],
  ['filter by score', pressThumb('Highest score', 'PageDown')],
  ['filter by score', pressThumb('Highest score', 'End')],
  ['filter by category', choose('DeFi'), openMenu('Category')],
  ['filter by category', choose('Meme')],
  ['filter by category', choose('DeFi')],
  ['filter by category', choose('Meme')],
  [
    'filter by chain',
    choose('Solana'),
    async (page) => {
      await shut(page)
      await openMenu('Chain')(page)
    },
  ],
  ['filter by chain', choose('Solana')],
  [
    'filter by market cap',
    choose('Below $1B'),
    async (page) => {
      await shut(page)
      await openMenu('Market cap')(page)
    },
  ],
  ['filter by market cap', choose('Any'), openMenu('Market cap')],
]

export const useFilters = async ({ page }: OpenPage, times: Timed): Promise<void> => {
  for (const [what, ready, before] of filters) {
    await before?.(page)
    note(times, what, (await paintAfter(page, await ready(page))).ms)
  }
}

/** Ten touches of the sliders: each rates and ranks every coin anew. */
export const useOwnWeights = async ({ page }: OpenPage, times: Timed): Promise<void> => {
  await page.getByRole('button', { name: 'My weights' }).click()
  const sheet = page.getByRole('dialog', { name: 'My weights' })
  for (const [part, key] of [
    ['Security', 'End'],
    ['Social', 'End'],
    ['Market', 'Home'],
    ['Tokenomics', 'PageUp'],
    ['Insights', 'End'],
    ['Security', 'PageDown'],
    ['Social', 'Home'],
    ['Market', 'End'],
    ['Tokenomics', 'Home'],
    ['Insights', 'PageDown'],
  ] as const) {
    note(
      times,
      'rank by own weights',
      (await paintAfter(page, () => sheet.getByRole('slider', { name: part }).press(key))).ms,
    )
  }
  await sheet.getByRole('button', { name: 'Close' }).first().click()
  note(
    times,
    'back to the official weights',
    (await paintAfter(page, () => page.getByRole('button', { name: 'Official weights' }).click()))
      .ms,
  )
}

const mostScrollSec = 40

/** Scrolls down the list at `pxPerSec`, by wheel or by finger: to its end, or for as long as tells. */
export const scrollThrough = async (
  { page, cdp }: OpenPage,
  { source, pxPerSec }: { source: 'mouse' | 'touch'; pxPerSec: number },
): Promise<Frames> => {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const distance = Math.min(
    await page.evaluate(() => document.documentElement.scrollHeight),
    pxPerSec * mostScrollSec,
  )
  await clockIn(page, (clock) => clock.startFrames())
  await cdp.send('Input.synthesizeScrollGesture', {
    x: Math.round(width / 2),
    y: Math.round(height * 0.6),
    yDistance: -distance,
    speed: pxPerSec,
    gestureSourceType: source,
    preventFling: true,
  })
  return clockIn(page, (clock) => clock.stopFrames())
}

/** As after coming back: the market stored, nothing in memory. */
export const reload = async ({ page, origin }: OpenPage): Promise<void> => {
  await page.goto(`${origin}/coinlist`)
  await whenSettled(page)
}
