// The database in memory keeps what IndexedDB keeps: the same commands and steps on both leave the same rows.
import { accountEntities } from '#data/entities.ts'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { AccountDb } from '#data/account-db.ts'
import { claimNext } from '#data/outbox/claim-next.ts'
import { beginDrain, readSendMark } from '#data/outbox/fence.ts'
import { acknowledge, refuse } from '#data/outbox/settle.ts'
import { storageFaultOf } from '#data/storage-fault.ts'
import { accountStores } from '#data/versions/account-versions.ts'
import { applyPull } from '#data/outbox/apply-pull.ts'
import {
  createWatchlist,
  deleteWatchlist,
  editWatchlist,
  setListItem,
  undoHistoryEntry,
} from '#data/watchlists/commands.ts'
import { WatchlistFault } from '#data/watchlists/watchlist-fault.ts'
import { createMemoryStore, openMemoryAccount } from './memory-account-db.ts'

const seed = Number(process.env['SEED'] ?? 20_260_105)
const names = Object.keys(accountStores) as (keyof typeof accountStores)[]

const numbered = () => {
  let count = 0
  return {
    nowMs: () => 1_700_000_000_000,
    newId: () => `00000000-0000-4000-8000-${String((count += 1)).padStart(12, '0')}`,
  }
}

type Step = {
  do: 'create' | 'in' | 'out' | 'edit' | 'delete' | 'undo' | 'send' | 'refuse' | 'pull'
  kind: 'coin' | 'ido'
  at: number
  item: number
}
const step: fc.Arbitrary<Step> = fc.record({
  do: fc.constantFrom(
    'create',
    'create',
    'in',
    'in',
    'out',
    'edit',
    'delete',
    'undo',
    'send',
    'send',
    'refuse',
    'pull',
  ),
  kind: fc.constantFrom('coin', 'ido'),
  at: fc.integer({ min: 0, max: 3 }),
  item: fc.integer({ min: 0, max: 2 }),
})

const settleNext = async (db: AccountDb, isRefused: boolean): Promise<void> => {
  const { epoch } = await beginDrain(db)
  const claim = await claimNext(db, {
    epoch,
    nowMs: db.nowMs(),
    busyLanes: new Set(),
    hasKeys: true,
  })
  if (claim?.type !== 'send') return
  const settled = { epoch, operation: claim.operation }
  if (isRefused) await refuse(db, settled, { reason: 'refused', code: null, serverMessage: null })
  else await acknowledge(db, settled, `server-${claim.operation.seq}`)
}

const pull = async (db: AccountDb, kind: 'coin' | 'ido'): Promise<void> => {
  const { epoch } = await beginDrain(db)
  const kept = (await db.baseLists.toArray()).filter((list) => list.kind === kind).slice(1)
  const lists = kept.map(({ serverId, name, description, iconId }) => ({
    serverId,
    clientId: null,
    name,
    description,
    iconId,
    createdAtSec: 1,
    isServerDefault: false,
    items: [{ itemId: 'item-0', addedAtSec: 1 }],
  }))
  await applyPull(db, {
    epoch,
    kind,
    rows: lists,
    sendMark: await readSendMark(db),
    nowMs: db.nowMs(),
  })
}

const play = async (db: AccountDb, { do: verb, kind, at, item }: Step): Promise<string> => {
  const lists = (await db.viewLists.where('kind').equals(kind).toArray())
    .map(({ listId }) => listId)
    .toSorted()
  const listId = lists[at % Math.max(lists.length, 1)] ?? 'none'
  try {
    if (verb === 'create') await createWatchlist(db, { kind, name: `List ${item}` })
    else if (verb === 'in' || verb === 'out')
      await setListItem(db, { kind, listId, itemId: `item-${item}`, desired: verb })
    else if (verb === 'edit')
      await editWatchlist(db, { kind, listId, patch: { name: `Name ${item}` } })
    else if (verb === 'delete') await deleteWatchlist(db, { kind, listId })
    else if (verb === 'undo') await undoHistoryEntry(db, at + 1)
    else if (verb === 'pull') await pull(db, kind)
    else await settleNext(db, verb === 'refuse')
    return 'done'
  } catch (error) {
    if (error instanceof WatchlistFault) return error.code
    throw error
  }
}

/** By property: a database in memory has no other way to its tables. */
const tableIn = (db: AccountDb, name: string) =>
  (db as unknown as Record<string, AccountDb['outbox']>)[name] as AccountDb['outbox']

const rowsOf = async (db: AccountDb): Promise<Record<string, unknown[]>> =>
  Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await db.table(name).toArray()] as const)),
  )

it(`the same steps leave the same rows (seed ${seed})`, async () => {
  const property = fc.asyncProperty(
    fc.array(step, { minLength: 5, maxLength: 25 }),
    async (steps) => {
      const indexed = new AccountDb('u1', {
        entities: accountEntities,
        indexedDB: new IDBFactory(),
        IDBKeyRange,
        ...numbered(),
      })
      const inMemory = openMemoryAccount('u1', createMemoryStore(), numbered())
      for (const one of steps) expect(await play(inMemory, one)).toBe(await play(indexed, one))
      const [left, right] = [
        await rowsOf(indexed),
        Object.fromEntries(
          await Promise.all(
            names.map(async (name) => [name, await tableIn(inMemory, name).toArray()] as const),
          ),
        ),
      ]
      expect(right).toEqual(left)
      indexed.close()
    },
  )
  await fc.assert(property, { numRuns: process.env['TEST_LONG'] === '1' ? 1000 : 40, seed })
}, 300_000)

it('a write that fails leaves nothing of its transaction, wherever in it that was', async () => {
  for (let failing = 0; failing < 4; failing += 1) {
    let left = failing
    const fail = (): void => {
      if ((left -= 1) < 0) throw Object.assign(new Error('simulated'), { name: 'UnknownError' })
    }
    const db = openMemoryAccount('u1', createMemoryStore(), numbered(), fail)
    await expect(
      createWatchlist(db, { kind: 'coin', name: 'Half' }).catch((error: unknown) =>
        Promise.reject(storageFaultOf(error) ?? error),
      ),
    ).rejects.toMatchObject({ code: 'STORAGE_BROKEN' })
    expect(await db.viewLists.count()).toBe(0)
    expect(await db.outbox.count()).toBe(0)
    expect(await db.history.count()).toBe(0)
  }
})

it('a page that is closed keeps nothing of what it had under way', async () => {
  const store = createMemoryStore()
  const db = openMemoryAccount('u1', store, numbered())
  const making = createWatchlist(db, { kind: 'coin', name: 'Never' })
  db.close()
  await expect(making).rejects.toBeDefined()
  expect(await openMemoryAccount('u1', store, numbered()).viewLists.count()).toBe(0)
})
