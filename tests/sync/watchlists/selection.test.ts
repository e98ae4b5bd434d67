// The selected list belongs to an open page: R-WLC-006 speaks of its own load, not of another tab's.
import { afterEach, expect, it } from 'vitest'
import type { AccountDb } from '#data/account-db.ts'
import { createWatchlist, selectWatchlist, setDefaultWatchlist } from '#data/watchlists/commands.ts'
import { itemListsOf, selectedWatchlist } from '#data/watchlists/queries.ts'
import { createRulesKit, type RulesKit } from './rules-kit.ts'

const kind = 'coin'
let kit: RulesKit
let opened: AccountDb[] = []
afterEach(async () => {
  for (const tab of opened) tab.close()
  opened = []
  await kit.close()
})

const openTab = (): AccountDb => {
  const tab = kit.openTab()
  opened.push(tab)
  return tab
}
const selected = async (db: AccountDb): Promise<string | undefined> =>
  (await selectedWatchlist(db, kind))?.name
const make = async (db: AccountDb, name: string, isSelected = false): Promise<string> =>
  (await createWatchlist(db, { kind, name, isSelected })).listId

it('R-WLC-006 a tab that loads selects its default list and leaves the choice of the others alone', async () => {
  kit = await createRulesKit({ starts: false })
  const other = openTab()
  await make(other, 'First')
  await selectWatchlist(other, { kind, listId: await make(other, 'Second') })
  kit.engine.start(kit.userId)
  await kit.settle()
  expect(await selected(other)).toBe('Second')
  expect(await selected(kit.db)).toBe('First')
})

it('R-WLC-006 the same page, loaded with another account in between, begins with the default list', async () => {
  kit = await createRulesKit()
  await make(kit.db, 'First')
  await selectWatchlist(kit.db, { kind, listId: await make(kit.db, 'Second') })
  kit.engine.start(kit.userId, { keepsSelection: true })
  await kit.settle()
  expect(await selected(kit.db)).toBe('Second')
  kit.engine.start(kit.userId)
  await kit.settle()
  await expect.poll(() => selected(kit.db)).toBe('First')
})

it('the default list is one for all pages of the device', async () => {
  kit = await createRulesKit()
  await make(kit.db, 'First')
  await setDefaultWatchlist(kit.db, { kind, listId: await make(kit.db, 'Second') })
  expect(await selected(openTab())).toBe('Second')
})

it('a list made to be used is selected in the very commit that makes it: a star means it at once', async () => {
  kit = await createRulesKit()
  await make(kit.db, 'First')
  const listId = await make(kit.db, 'Second', true)
  expect(await selected(kit.db)).toBe('Second')
  expect((await itemListsOf(kit.db, kind, 'bitcoin')).targetListId).toEqual(listId)
})

it('choices of pages long gone do not pile up', async () => {
  kit = await createRulesKit()
  const listId = await make(kit.db, 'First')
  // The newest choice stands neither first nor last among the keys of the pages.
  const pages = Array.from({ length: 30 }, () => openTab()).toSorted((a, b) =>
    a.pageId < b.pageId ? -1 : 1,
  )
  const newest = [...pages.slice(15), ...pages.slice(0, 15)].toReversed()
  for (const page of newest.toReversed()) {
    kit.session.nowMs += 1000
    await selectWatchlist(page, { kind, listId })
  }
  const kept = (await kit.db.prefs.toArray())
    .map(({ key }) => key)
    .filter((key) => key.startsWith('selected:'))
  expect(kept.toSorted()).toEqual(
    newest
      .slice(0, 20)
      .map(({ pageId }) => `selected:coin:${pageId}`)
      .toSorted(),
  )
  expect(await selected(kit.db)).toBe('First')
})
