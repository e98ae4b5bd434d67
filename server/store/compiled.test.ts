import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compiledOnce } from './compiled.ts'
import { migrate } from './migrate.ts'
import { openMemoryStore } from './sqlite/open-sqlite-store.ts'

const store = openMemoryStore()
const other = openMemoryStore()
beforeAll(async () => {
  await migrate(store, 0)
  await migrate(other, 0)
})
afterAll(async () => {
  await store.close()
  await other.close()
})

test('values go where their arguments stand, whatever their order, beside those the query always has', async () => {
  let built = 0
  const query = compiledOnce((db, one: string, two: number) => {
    built += 1
    return db.selectNoFrom([
      sql<number>`${two}`.as('second'),
      sql<string>`${one}`.as('first'),
      sql<string>`${'always'}`.as('fixed'),
      sql<string>`${one}`.as('again'),
    ])
  })
  for (const [one, two] of [
    ['x', 1],
    ['y', 2],
    ["'; drop table users; --", 3],
  ] as const) {
    const expected = { second: two, first: one, fixed: 'always', again: one }
    expect((await query(store.db, one, two)).rows).toEqual([expected])
    await store.transaction(async (trx) => {
      expect((await query(trx, one, two)).rows).toEqual([expected])
    })
  }
  expect(built).toBe(1)
  expect((await query(other.db, 'z', 4)).rows).toMatchObject([{ first: 'z', second: 4 }])
})
