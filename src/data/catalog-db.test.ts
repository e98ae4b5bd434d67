import { expect, it } from 'vitest'
import { catalogDb } from './catalog-db.ts'

it('a page has one catalogue, and its connection is watched', async () => {
  const db = catalogDb()
  expect([catalogDb() === db, db.name]).toEqual([true, 'catalog'])
  await db.meta.put({ key: 'k', value: 1 })
  expect(await catalogDb().meta.get('k')).toEqual({ key: 'k', value: 1 })
  await db.meta.clear()
})
