// Ledger entries through the real engine, the app's own calls and the real server, of both kinds.
import { afterEach, describe, expect, it } from 'vitest'
import { exportAccount } from '#data/device/queries/export-account.ts'
import { quarantineDamaged } from '#data/damage/quarantine.ts'
import { queuedChanges } from '#data/outbox/queue-view.ts'
import { exportQueue } from '#data/outbox/support-export.ts'
import {
  addLedgerEntries,
  addLedgerEntry,
  removeLedgerEntries,
  editLedgerEntry,
  removeLedgerEntry,
  LedgerEntryFault,
} from '#data/ledger-entries/commands.ts'
import { ledgerEntriesOf } from '#data/ledger-entries/queries.ts'
import { sampleEntry } from '#tests/fakes/ledger/sample-entry.ts'
import { createDevice } from '#tests/fakes/device-storage.ts'
import { createRulesKit, type RulesKit } from '../watchlists/rules-kit.ts'

const fields = sampleEntry
let kits: RulesKit[] = []
afterEach(async () => {
  for (const kit of kits.toReversed()) await kit.close()
  kits = []
})
const open = async (options: Parameters<typeof createRulesKit>[0]): Promise<RulesKit> => {
  const kit = await createRulesKit({ ...options, carries: 'everything' })
  kits.push(kit)
  return kit
}
const shown = async ({ db }: RulesKit) =>
  (await ledgerEntriesOf(db)).map(({ amount, note, isPending }) => [amount, note, isPending])
const refreshed = async (kit: RulesKit) => {
  await kit.engine.refresh()
  return shown(kit)
}
const sent = (kit: RulesKit): string[] =>
  kit
    .takeCalls()
    .map(({ f }) => f)
    .filter((f) => f.endsWith('ledger_entry'))
const refusal = { success: false, output: null, error: 'NO', errormsg: 'No.' }

describe('with a host that keeps a ledger', () => {
  it('is shown at once without a connection, and is sent once there is one', async () => {
    const kit = await open({})
    kit.session.isOnline = false
    await addLedgerEntry(kit.db, fields)
    expect(await shown(kit)).toEqual([['0.5', 'Note', true]])
    kit.session.isOnline = true
    kit.engine.wake('online')
    await kit.settle()
    expect(sent(kit)).toEqual(['create_ledger_entry'])
    expect(await shown(kit)).toEqual([['0.5', 'Note', false]])
    expect(await refreshed(await open({ joins: kit }))).toEqual([['0.5', 'Note', false]])
  })

  it('a create whose answer was lost is found again, not made twice', async () => {
    const kit = await open({})
    kit.answerNext('create_ledger_entry', null)
    await addLedgerEntry(kit.db, fields)
    await kit.settle()
    for (let tries = 0; tries < 3; tries += 1) {
      kit.session.nowMs += 60_000
      await kit.fireTimers()
    }
    expect(await refreshed(kit)).toEqual([['0.5', 'Note', false]])
    expect(await refreshed(await open({ joins: kit }))).toHaveLength(1)
  })

  it('edits of two fields on two devices both stand; on one field the later does', async () => {
    const a = await open({})
    const id = await addLedgerEntry(a.db, fields)
    await a.settle()
    const b = await open({ joins: a })
    await b.engine.refresh()
    await editLedgerEntry(a.db, id, { amount: '1' })
    await a.settle()
    await editLedgerEntry(b.db, id, { note: 'Of b' })
    await b.settle()
    expect(await refreshed(a)).toEqual([['1', 'Of b', false]])
    await editLedgerEntry(b.db, id, { amount: '2' })
    await b.settle()
    expect(await refreshed(a)).toEqual([['2', 'Of b', false]])
  })

  it('a refused create waits for the person, a refused edit is put back with its words kept', async () => {
    const kit = await open({})
    kit.answerNext('create_ledger_entry', { body: refusal })
    const id = await addLedgerEntry(kit.db, fields)
    await kit.settle()
    expect((await queuedChanges(kit.db)).map(({ operation }) => operation.state)).toEqual([
      'parked',
    ])
    await kit.engine.retryAll()
    await kit.settle()
    kit.answerNext('edit_ledger_entry', { body: refusal })
    await editLedgerEntry(kit.db, id, { note: 'Refused' })
    await kit.settle()
    expect(await shown(kit)).toEqual([['0.5', 'Note', false]])
    expect(await queuedChanges(kit.db)).toMatchObject([
      { operation: { type: 'edit', state: 'refusedKept' } },
    ])
  })

  it('a deleted entry is gone on every device', async () => {
    const a = await open({})
    const id = await addLedgerEntry(a.db, fields)
    await a.settle()
    const b = await open({ joins: a })
    expect(await refreshed(b)).toHaveLength(1)
    await removeLedgerEntry(a.db, id)
    expect(await shown(a)).toEqual([])
    await a.settle()
    expect(await refreshed(b)).toEqual([])
  })
})

it('on a host without a ledger entries stay on the device, are shown, and are never sent or asked for', async () => {
  const kit = await open({ extensions: false })
  const id = await addLedgerEntry(kit.db, fields)
  await kit.settle()
  await kit.engine.refresh()
  expect(
    kit
      .takeCalls()
      .map(({ f }) => f)
      .filter((f) => f.includes('ledger')),
  ).toEqual([])
  await editLedgerEntry(kit.db, id, { amount: '1' })
  expect(await shown(kit)).toEqual([['1', 'Note', true]])
})

it('what is made and deleted before it was sent leaves no trace, and what changes nothing is not queued', async () => {
  const kit = await open({})
  kit.session.isOnline = false
  const id = await addLedgerEntry(kit.db, fields)
  await editLedgerEntry(kit.db, id, { note: ' Note ' })
  await editLedgerEntry(kit.db, id, { asset: 'solana' })
  expect(await queuedChanges(kit.db)).toMatchObject([
    { name: 'solana', operation: { type: 'create' } },
  ])
  await removeLedgerEntry(kit.db, id)
  expect(await queuedChanges(kit.db)).toEqual([])
})

it('R-PRT-006 many are added together, sent each once, and taken back as a whole', async () => {
  const kit = await open({})
  kit.session.isOnline = false
  const many = Array.from({ length: 230 }, (_, at) => ({ ...fields, amount: String(at + 1) }))
  const told: number[] = []
  const ids = await addLedgerEntries(kit.db, many, (done) => told.push(done))
  expect([told, (await shown(kit)).length]).toEqual([[100, 200, 230], 230])
  await removeLedgerEntries(kit.db, ids.slice(10))
  expect(await queuedChanges(kit.db)).toHaveLength(10)
  kit.session.isOnline = true
  kit.engine.wake('online')
  await kit.settle()
  expect(sent(kit).length).toBe(10)
  await removeLedgerEntries(kit.db, ids)
  await kit.settle()
  expect(await refreshed(kit)).toEqual([])
})

it('R-PRT-006 of many none is kept where one is wrong or there is no room for all', async () => {
  const kit = await open({})
  const wrong = [fields, { ...fields, amount: '0' }]
  await expect(addLedgerEntries(kit.db, wrong, () => {})).rejects.toMatchObject({
    code: 'amountInvalid',
  })
  const tooMany = Array.from({ length: 2001 }, () => fields)
  await expect(addLedgerEntries(kit.db, tooMany, () => {})).rejects.toMatchObject({ code: 'limit' })
  expect(await shown(kit)).toEqual([])
})

it.each([
  ['amountInvalid', { amount: '0' }],
  ['textTooLong', { note: 'x'.repeat(501) }],
  ['dateInFuture', { happenedAtSec: 4_000_000_000 }],
  ['counterMissing', { counterAmount: '' }],
] as const)('the command refuses with %s, and nothing is kept', async (code, given) => {
  const kit = await open({})
  await expect(addLedgerEntry(kit.db, { ...fields, ...given })).rejects.toEqual(
    new LedgerEntryFault(code),
  )
  expect(await shown(kit)).toEqual([])
})

it('a visitor is asked to sign in, and what is gone cannot be changed', async () => {
  const visitor = createDevice().open('anon')
  await expect(addLedgerEntry(visitor, fields)).rejects.toMatchObject({ code: 'needsSignIn' })
  visitor.close()
  const kit = await open({})
  await expect(editLedgerEntry(kit.db, 'nowhere', {})).rejects.toMatchObject({ code: 'notFound' })
})

it('stands in both exports, its words in the one for the person alone', async () => {
  const kit = await open({})
  const id = await addLedgerEntry(kit.db, fields)
  expect(await exportAccount(kit.db)).toMatchObject({
    ledgerEntries: [{ asset: 'bitcoin', note: 'Note' }],
  })
  const forSupport = await exportQueue(kit.db)
  expect(forSupport).toMatchObject({ ledgerEntries: [{ ledgerEntryId: id }] })
  expect(JSON.stringify(forSupport)).not.toContain('bitcoin')
})

it('a damaged row is set aside, and the next refresh brings it back', async () => {
  const kit = await open({})
  const id = await addLedgerEntry(kit.db, fields)
  await kit.settle()
  await kit.db.table('baseLedgerEntries').update(id, { amount: 7 })
  expect(await quarantineDamaged(kit.db)).toBe(true)
  expect(await shown(kit)).toEqual([])
  expect(await refreshed(kit)).toEqual([['0.5', 'Note', false]])
})
