import { accountEntities } from '#data/entities.ts'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, it } from 'vitest'
import { AccountDb } from './account-db.ts'
import { getPref, setPref } from './prefs.ts'

it('a choice is kept under its key until it is forgotten', async () => {
  const db = new AccountDb('u1', {
    entities: accountEntities,
    indexedDB: new IDBFactory(),
    IDBKeyRange,
  })
  expect(await getPref(db, 'sort')).toBeUndefined()
  await setPref(db, 'sort', 'score')
  await setPref(db, 'compact', false)
  expect([await getPref(db, 'sort'), await getPref(db, 'compact')]).toEqual(['score', false])
  await setPref(db, 'sort', undefined)
  expect([await getPref(db, 'sort'), await db.prefs.count()]).toEqual([undefined, 1])
  db.close()
})
