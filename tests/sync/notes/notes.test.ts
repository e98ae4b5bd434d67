// The socket of the engine, seen from an entity that it has never heard of: what it is promised without a line of its own.
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, describe, expect, it } from 'vitest'
import { AccountDb, type Entity, type LazyEntity } from '#data/account-db.ts'
import { completeEntities } from '#data/complete-entities.ts'
import { quarantineAtOpening, quarantineDamaged } from '#data/damage/quarantine.ts'
import { exportAccount } from '#data/device/queries/export-account.ts'
import { createEntities } from '#data/outbox/entity.ts'
import { beginDrain, readSendMark } from '#data/outbox/fence.ts'
import { applyPull } from '#data/outbox/apply-pull.ts'
import { claimNext } from '#data/outbox/claim-next.ts'
import { queuedChanges } from '#data/outbox/queue-view.ts'
import { discardOperation, retryOperation } from '#data/outbox/review.ts'
import { acknowledge, refuse } from '#data/outbox/settle.ts'
import { exportQueue } from '#data/outbox/support-export.ts'
import { createWatchlist } from '#data/watchlists/commands.ts'
import { watchlists } from '#data/watchlists/entity.ts'
import { dropNote, pinNote, rewriteNote } from './note-commands.ts'
import { notes, noteStores, viewNotes, type PulledNote } from './note-entity.ts'

class NoteAccountDb extends AccountDb {
  constructor(indexedDB: IDBFactory, load: () => Promise<Entity>) {
    super('u1', {
      indexedDB,
      IDBKeyRange,
      nowMs: () => 1000,
      entities: createEntities([watchlists], [lazyNotes(load)]),
    })
    quarantineAtOpening(this)
    this.version(900).stores(noteStores)
  }
}

const lazyNotes = (load: () => Promise<Entity>): LazyEntity => ({
  kinds: notes.kinds,
  stores: notes.stores,
  remembered: notes.remembered,
  load,
})

const loadNotes = async (): Promise<Entity> => notes

let db: AccountDb | null = null
/** `load`: how the code of notes comes, which no first screen needs. */
const open = (indexedDB = new IDBFactory(), load = loadNotes): AccountDb =>
  (db = new NoteAccountDb(indexedDB, load))
afterEach(() => db?.close())

const fields = { coinId: 'bitcoin', text: 'Buy low' }
const shown = async (account: AccountDb) =>
  (await viewNotes(account).toArray()).map(({ text, isPending }) => [text, isPending])
const refusal = { reason: 'refused', code: 'NO', serverMessage: 'No.' } as const

const claim = async (account: AccountDb, epoch: number) => {
  const claimed = await claimNext(account, {
    epoch,
    nowMs: 1000,
    busyLanes: new Set(),
    hasKeys: true,
  })
  if (claimed?.type !== 'send') throw new Error(`nothing to send but ${claimed?.type}`)
  return claimed.operation
}

const pulled: PulledNote = { serverId: 'n1', clientId: null, ...fields, text: 'Sell high' }

it('is queued, sent and kept like any other change', async () => {
  const account = open()
  const lane = await pinNote(account, fields)
  expect(await shown(account)).toEqual([['Buy low', true]])
  const { epoch } = await beginDrain(account)
  await acknowledge(account, { epoch, operation: await claim(account, epoch) }, 'n1')
  expect(await shown(account)).toEqual([['Buy low', false]])
  await rewriteNote(account, lane, 'Hold')
  expect(await shown(account)).toEqual([['Hold', true]])
  expect(await claim(account, epoch)).toMatchObject({ kind: 'note', type: 'edit', lane })
})

it('joins what was never sent, and leaves no trace where all of it comes to nothing', async () => {
  const account = open()
  const lane = await pinNote(account, fields)
  await rewriteNote(account, lane, 'Hold')
  expect(await account.outbox.count()).toBe(1)
  await dropNote(account, lane, 'bitcoin')
  expect(await account.outbox.count()).toBe(0)
  expect(await shown(account)).toEqual([])
})

it('is refused by its own rule: a new note waits for the person, a rewritten one is put back', async () => {
  const account = open()
  const lane = await pinNote(account, fields)
  const { epoch } = await beginDrain(account)
  const created = await claim(account, epoch)
  expect(await refuse(account, { epoch, operation: created }, refusal)).toBe('parked')
  await acknowledge(account, { epoch, operation: created }, 'n1')
  await rewriteNote(account, lane, 'Hold')
  const edited = await claim(account, epoch)
  expect(await refuse(account, { epoch, operation: edited }, refusal)).toBe('reverted')
  expect(await shown(account)).toEqual([['Buy low', false]])
})

it('is given up by the person with everything that waited for it', async () => {
  const account = open()
  await pinNote(account, fields)
  const [operation] = await account.outbox.toArray()
  await discardOperation(account, operation?.seq ?? 0)
  expect(await shown(account)).toEqual([])
})

it('stays on screen through a refresh, which finds a create of unknown fate', async () => {
  const account = open()
  const lane = await pinNote(account, fields)
  const first = await beginDrain(account)
  await claim(account, first.epoch)
  // The page died with the request: the next drain does not know what came of it.
  const { epoch } = await beginDrain(account)
  await rewriteNote(account, lane, 'Hold')
  const result = await applyPull(account, {
    epoch,
    kind: 'note',
    rows: [pulled],
    sendMark: await readSendMark(account),
    nowMs: 1000,
  })
  expect(result).toMatchObject({ type: 'applied', resolved: [{ type: 'create', lane }] })
  expect(await shown(account)).toEqual([['Hold', true]])
})

it('stands in the queue and in both exports beside watchlists', async () => {
  const account = open()
  await createWatchlist(account, { kind: 'coin', name: 'Core' })
  await pinNote(account, fields)
  expect((await queuedChanges(account)).map(({ name }) => name)).toEqual(['Core', 'bitcoin'])
  expect(await exportAccount(account)).toMatchObject({
    lists: [{ name: 'Core' }],
    notes: [{ text: 'Buy low' }],
    unsentChanges: [{ kind: 'coin' }, { kind: 'note' }],
  })
  expect(JSON.stringify(await exportQueue(account))).not.toContain('Buy low')
})

it('is set aside where it is damaged, and nothing else with it', async () => {
  const account = open()
  await createWatchlist(account, { kind: 'coin', name: 'Core' })
  await pinNote(account, fields)
  const operation = (await account.outbox.toArray()).at(-1)
  await account.outbox.update(operation?.seq ?? 0, { fields: 7 } as object)
  expect(await quarantineDamaged(account)).toBe(true)
  expect(await shown(account)).toEqual([])
  expect((await queuedChanges(account)).map(({ name }) => name)).toEqual(['Core'])
})

/** A page that has pinned a note, and the next one at the same database. */
const nextPage = async (load = loadNotes): Promise<{ account: AccountDb; lane: string }> => {
  const indexedDB = new IDBFactory()
  const before = open(indexedDB)
  const lane = await pinNote(before, fields)
  before.close()
  return { account: open(indexedDB, load), lane }
}

describe('while its code is not loaded', () => {
  it('opening a database leaves its changes where they are, and sets aside what is damaged once it is there', async () => {
    const { account } = await nextPage()
    const [operation] = await account.outbox.toArray()
    await account.outbox.update(operation?.seq ?? 0, { fields: 7 } as object)
    account.close()
    await account.open()
    expect(account.entities.loaded).toEqual([watchlists])
    expect(await account.outbox.count()).toBe(1)
    await completeEntities(account)
    expect(await account.outbox.count()).toBe(0)
    expect(await shown(account)).toEqual([])
  })

  it('a change of it is retried and discarded by the person all the same', async () => {
    const { account } = await nextPage()
    const [operation] = await account.outbox.toArray()
    await retryOperation(account, operation?.seq ?? 0)
    expect(await shown(account)).toEqual([['Buy low', true]])
    await discardOperation(account, operation?.seq ?? 0)
    expect(await shown(account)).toEqual([])
  })

  it('both exports have it', async () => {
    const first = await nextPage()
    expect(await exportAccount(first.account)).toMatchObject({ notes: [{ text: 'Buy low' }] })
    const second = await nextPage()
    expect(await exportQueue(second.account)).toMatchObject({ queue: [{ kind: 'note' }] })
  })

  it('code that cannot be loaded is asked for again, and nothing is lost', async () => {
    let tries = 0
    const load = async (): Promise<Entity> => {
      tries += 1
      if (tries === 1) throw new TypeError('Failed to fetch dynamically imported module')
      return loadNotes()
    }
    const { account, lane } = await nextPage(load)
    await expect(rewriteNote(account, lane, 'Hold')).rejects.toThrow('Failed to fetch')
    expect(await shown(account)).toEqual([['Buy low', true]])
    await rewriteNote(account, lane, 'Hold')
    expect(await shown(account)).toEqual([['Hold', true]])
  })
})
