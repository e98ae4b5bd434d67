import { accountEntities } from '#data/entities.ts'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { beforeEach, expect, it } from 'vitest'
import { AccountDb } from '../account-db.ts'
import { setPref } from '../prefs.ts'
import { deleteView, saveView } from './commands.ts'
import { savedViews } from './queries.ts'
import { viewLimits } from './types.ts'

let db: AccountDb
beforeEach(() => {
  db = new AccountDb('u1', { entities: accountEntities, indexedDB: new IDBFactory(), IDBKeyRange })
})
const names = async () => (await savedViews(db, 'coins')).map(({ name }) => name)

it('keeps views under their trimmed names, in the order they were made, and replaces one of the same name', async () => {
  await saveView(db, 'coins', { name: ' Large ', search: { cap: '10b' } })
  await saveView(db, 'coins', { name: 'DeFi', search: { category: ['DeFi'] } })
  await saveView(db, 'coins', { name: 'Large', search: { cap: '1b' } })
  expect(await savedViews(db, 'coins')).toEqual([
    { name: 'Large', search: { cap: '1b' } },
    { name: 'DeFi', search: { category: ['DeFi'] } },
  ])
  await deleteView(db, 'coins', 'Large')
  expect(await names()).toEqual(['DeFi'])
})

it('refuses a blank name and more views than there is room for, and changes nothing then', async () => {
  expect(await saveView(db, 'coins', { name: '  ', search: {} })).toBe('VIEW_NAME_EMPTY')
  for (let at = 0; at < viewLimits.count; at++)
    await saveView(db, 'coins', { name: `View ${at}`, search: {} })
  expect(await saveView(db, 'coins', { name: 'One more', search: {} })).toBe('VIEW_LIMIT')
  expect(await saveView(db, 'coins', { name: 'View 3', search: { cap: '1b' } })).toBeNull()
  expect(await names()).toHaveLength(viewLimits.count)
})

it('leaves out what cannot be read and keeps the rest', async () => {
  await setPref(db, 'views:coins', [{ name: 'Good', search: {} }, { name: 4 }, null, 'x'])
  expect(await names()).toEqual(['Good'])
  await setPref(db, 'views:coins', 'broken')
  expect(await names()).toEqual([])
})

it('a name too long is cut, and still the same view by its cut name', async () => {
  const long = 'x'.repeat(viewLimits.nameLength + 5)
  await saveView(db, 'coins', { name: long, search: {} })
  await saveView(db, 'coins', { name: long, search: { cap: '1b' } })
  expect(await savedViews(db, 'coins')).toEqual([
    { name: 'x'.repeat(viewLimits.nameLength), search: { cap: '1b' } },
  ])
})

it('a view of a name that is none, or too long to have been kept here, is not read', async () => {
  await setPref(db, 'views:coins', [
    { name: '', search: {} },
    { name: 'y'.repeat(61), search: {} },
    { name: 'No search' },
    { name: 'Good', search: { sort: 1 } },
  ])
  expect(await savedViews(db, 'coins')).toEqual([{ name: 'Good', search: { sort: 1 } }])
})
