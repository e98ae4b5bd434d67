import { accountEntities } from '#data/entities.ts'
import { Dexie } from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, it } from 'vitest'
import { AccountDb } from './account-db.ts'
import { writeRows } from './write-rows.ts'

const open = (): AccountDb =>
  new AccountDb('u1', { entities: accountEntities, indexedDB: new IDBFactory(), IDBKeyRange })

it('keeps a write in its transaction where Dexie has lost sight of it', async () => {
  const db = open()
  const torn = writeRows(db, ['prefs', 'meta'], async (within) => {
    await within.prefs.put({ key: 'first', value: 1 })
    await Dexie.ignoreTransaction(() => within.meta.put({ key: 'second', value: 2 }))
    throw new Error('nothing of this may stay')
  })
  await expect(torn).rejects.toThrow('nothing of this may stay')
  expect([await db.prefs.count(), await db.meta.count()]).toEqual([0, 0])
})

it('is still the account it writes to', async () => {
  const db = open()
  const seen = await writeRows(db, ['prefs'], async (within) => {
    await within.prefs.put({ key: 'kept', value: 1 })
    return [within.accountKey, within.isAnonymous, within.changes === db.changes]
  })
  expect(seen).toEqual(['u1', false, true])
  expect(await db.prefs.get('kept')).toEqual({ key: 'kept', value: 1 })
})
