// What a person does with lists, by a seed. Every edit is made on the screen.
import { expect, type Page } from '@playwright/test'
import type { Chance } from '#tests/fakes/seeded-chance.ts'
import { createList } from '../harness/watchlist-actions.ts'

type Kind = 'coin' | 'ido'

const rail = (page: Page) => page.getByRole('navigation', { name: 'Watchlists' })
const button = (page: Page, list: string) =>
  rail(page).getByRole('button', { name: new RegExp(`^${list}\\b`) })
const rows = (page: Page, list: string) =>
  page.getByRole('table', { name: list }).locator('tbody tr')

export const chooseList = async (page: Page, list: string): Promise<void> => {
  await button(page, list).click()
  await expect(page.getByRole('heading', { level: 1, name: list })).toBeVisible()
}

/** Puts the first `count` coins or sales that the chosen list does not have into it. */
export const addItems = async (page: Page, count: number): Promise<void> => {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add (coins|token sales)$/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  for (let at = 0; at < count; at += 1) await dialog.getByRole('checkbox').nth(at).check()
  await dialog.getByRole('button', { name: /Add selected/ }).click()
  await expect(dialog).toBeHidden()
}

/** Takes the first of `count` entries out. */
export const removeFirst = async (page: Page, list: string, count: number): Promise<void> => {
  await expect(rows(page, list)).toHaveCount(count)
  await rows(page, list)
    .first()
    .getByRole('button', { name: /^(Remove|.* is in )/ })
    .click()
  await expect(rows(page, list)).toHaveCount(count - 1)
}

const fromMenu = async (page: Page, item: string): Promise<void> => {
  await page.getByRole('button', { name: 'List actions' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

export const renameList = async (page: Page, name: string): Promise<void> => {
  await fromMenu(page, 'Edit list')
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill(name)
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

export const deleteList = async (page: Page, list: string): Promise<void> => {
  await chooseList(page, list)
  await fromMenu(page, 'Delete list')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete list' }).click()
  await expect(button(page, list)).toBeHidden()
}

/** The lists that laps made and that are still there; those the account began with stay. */
const laps = async (page: Page): Promise<string[]> =>
  (await rail(page).locator('li button').allInnerTexts()).flatMap(
    (text) => /^Lap \d+\w*/.exec(text) ?? [],
  )

const mostLists = 8

/** A new list of either kind with things in it. */
const makeList = async (page: Page, chance: Chance, name: string): Promise<void> => {
  const kind: Kind = chance.oneOf(['coin', 'coin', 'ido'])
  const count = 1 + chance.below(3)
  await createList(page, kind, name)
  await addItems(page, count)
  if (chance.happens(0.3)) await removeFirst(page, name, count)
}

const mostCoins = 16

/** The list that is open is the one the page chooses itself when it begins. */
const changeOpen = async (page: Page, chance: Chance): Promise<void> => {
  // "Core holdings", perhaps "Default", "12".
  const words = (await rail(page).locator('button[aria-current]').innerText())
    .trim()
    .split(/\s*\n\s*/)
  const [list = '', count] = [words[0], Number(words.at(-1))]
  if (count < mostCoins) return addItems(page, 2 + chance.below(2))
  await removeFirst(page, list, count)
  await removeFirst(page, list, count - 1)
}

const changeList = async (page: Page, chance: Chance, list: string): Promise<void> => {
  if (chance.happens(0.4)) return deleteList(page, list)
  await chooseList(page, list)
  await (chance.happens(0.5) ? renameList(page, `${list}x`) : addItems(page, 1))
}

/** A handful of edits that queue up, two changes at least: a new list, or coins for the list that is open; and perhaps an older list changed. */
export const editSomething = async (page: Page, chance: Chance, lap: number): Promise<void> => {
  const older = await laps(page)
  if (older.length < mostLists && chance.happens(0.5)) await makeList(page, chance, `Lap ${lap}`)
  else await changeOpen(page, chance)
  const other = older[chance.below(older.length)]
  if (other !== undefined && chance.happens(0.5)) await changeList(page, chance, other)
}
