// One device's share of a day: edits by a seed, made on the screen and written down. Devices share one list; what one puts
// into it the other leaves alone, so that the end is known whatever the order.
import { expect, type Page } from '@playwright/test'
import type { Chance } from '#tests/fakes/seeded-chance.ts'
import { createList } from '../harness/watchlist-actions.ts'
import type { DoneRecord } from './done-record.ts'
import { chooseList, deleteList, renameList } from './edits.ts'
import type { NamedCoin } from './sample-coins.ts'

export const sharedList = 'Shared'

export type Traveller = {
  name: string
  page: Page
  record: DoneRecord
  coins: readonly NamedCoin[]
  chance: Chance
}

const addCoin = async (page: Page, { name }: NamedCoin): Promise<void> => {
  await page.getByRole('main').getByRole('button', { name: 'Add coins' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox').fill(name)
  await dialog
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) })
    .first()
    .getByRole('checkbox')
    .check()
  await dialog.getByRole('button', { name: /Add selected/ }).click()
  await expect(dialog).toBeHidden()
}

const removeCoin = async (page: Page, list: string, { id }: NamedCoin): Promise<void> => {
  const row = page
    .getByRole('table', { name: list })
    .locator('tbody tr')
    .filter({ has: page.locator(`a[href^="/coin/${id}"]`) })
  await row.getByRole('button', { name: /^(Remove|.* is in )/ }).click()
  await expect(row).toBeHidden()
}

const ownLists = ({ record }: Traveller): string[] =>
  record.lists().filter((list) => list !== sharedList)

const makeList = async (traveller: Traveller): Promise<void> => {
  const { page, record, name, chance } = traveller
  const list = `${name} ${record.lines().length}n${chance.below(1000)}`
  await createList(page, 'coin', list)
  record.created(list)
}

const changeOwn = async (traveller: Traveller, list: string): Promise<void> => {
  const { page, record, chance } = traveller
  if (chance.happens(0.5)) {
    await deleteList(page, list)
    record.deleted(list)
    return
  }
  const name = `${list}x`
  await chooseList(page, list)
  await renameList(page, name)
  record.renamed(list, name)
}

const moveCoin = async (traveller: Traveller): Promise<void> => {
  const { page, record, coins, chance } = traveller
  const list = chance.oneOf(record.lists())
  const coin = chance.oneOf(coins)
  await chooseList(page, list)
  if (record.coinsIn(list).includes(coin.id)) {
    await removeCoin(page, list, coin)
    record.removed(list, coin.id)
  } else {
    await addCoin(page, coin)
    record.added(list, coin.id)
  }
}

/** One to four edits. */
export const liveADay = async (traveller: Traveller): Promise<void> => {
  const { chance } = traveller
  for (let edits = 1 + chance.below(4); edits > 0; edits -= 1) {
    const own = ownLists(traveller)
    if (own.length < 1 || chance.happens(0.15)) await makeList(traveller)
    else if (own.length > 1 && chance.happens(0.2)) await changeOwn(traveller, chance.oneOf(own))
    else await moveCoin(traveller)
  }
}
