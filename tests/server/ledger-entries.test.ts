// Ledger entries on both engines. Who may call, how often and with what is tried for every call by the generated suites.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ledgerCaps } from '#domain/ledger/entry.ts'
import { toLedgerWire } from '#contract/ledger-entries.ts'
import { sampleEntry } from '#tests/fakes/ledger/sample-entry.ts'
import { describeOnBothStores, openStoreAt, type Place } from '#tests/fakes/both-stores.ts'
import { serveStore, type FakeServer, type ServerAnswer } from '#tests/fakes/memory-server.ts'

const idOf = ({ output }: ServerAnswer): string => (output as { id: string }).id

describeOnBothStores('ledger entries', (makePlace) => {
  let place: Place
  let server: FakeServer
  let count = 0
  const password = 'Correct-horse-9'

  beforeAll(async () => {
    place = await makePlace()
    server = await serveStore(await openStoreAt(place), { environment: place.environment })
  })
  afterAll(async () => {
    await server.close()
    await place.remove()
  })

  const signUp = async (): Promise<string> => {
    count += 1
    const email = `entry${count}@example.com`
    const { output } = await server.call('register_user', {
      email,
      password,
      username: `entry${count}`,
    })
    return (output as { token: string }).token
  }
  const make = (
    token: string,
    clientId: string,
    headers: Record<string, string> = {},
  ): Promise<ServerAnswer> =>
    server.call(
      'create_ledger_entry',
      { client_id: clientId, ...toLedgerWire(sampleEntry) },
      { token, headers },
    )
  /** Rows beside the given one, as many as its account may have in all. */
  const fill = async (id: string): Promise<void> => {
    const { db } = server.deps.store
    const row = await db
      .selectFrom('ledger_entries')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const others = Array.from({ length: ledgerCaps.perAccount - 1 }, (_, n) => ({
      ...row,
      id: `${id}-${n}`,
      client_id: `device-row-of-many-${n}`,
    }))
    await db.insertInto('ledger_entries').values(others).execute()
  }
  const all = async (token: string): Promise<unknown> =>
    (await server.call('get_ledger_entries', {}, { token })).output

  it('an edit changes the fields it carries and no others', async () => {
    const token = await signUp()
    const id = idOf(await make(token, 'device-row-1'))
    await server.call('edit_ledger_entry', { id, amount: '0.25' }, { token })
    await server.call('edit_ledger_entry', { id, note: 'Rewritten' }, { token })
    await server.call('edit_ledger_entry', { id }, { token })
    expect(await all(token)).toMatchObject([
      {
        id,
        client_id: 'device-row-1',
        ...toLedgerWire(sampleEntry),
        amount: '0.25',
        note: 'Rewritten',
      },
    ])
  })

  it('a create sent twice makes one row, with keys and without', async () => {
    const token = await signUp()
    const first = await make(token, 'device-row-1')
    const key = { 'idempotency-key': 'key-of-entry-1' }
    const again = [
      await make(token, 'device-row-1'),
      await make(token, 'device-row-1', key),
      await make(token, 'device-row-1', key),
    ]
    expect(again.map(idOf)).toEqual([idOf(first), idOf(first), idOf(first)])
    expect(await all(token)).toHaveLength(1)
  })

  it('a repeated edit and delete are answered as they were, and change nothing again', async () => {
    const token = await signUp()
    const id = idOf(await make(token, 'device-row-1'))
    const remove = (): Promise<ServerAnswer> =>
      server.call(
        'delete_ledger_entry',
        { id },
        { token, headers: { 'idempotency-key': 'key-of-delete' } },
      )
    expect([(await remove()).success, (await remove()).success]).toEqual([true, true])
    expect(await server.call('delete_ledger_entry', { id }, { token })).toMatchObject({
      error: 'LEDGER_ENTRY_NOT_FOUND',
    })
  })

  it('a row of somebody else is as absent as one that never was', async () => {
    const [owner, other] = [await signUp(), await signUp()]
    const id = idOf(await make(owner, 'device-row-1'))
    expect(idOf(await make(other, 'device-row-1'))).not.toBe(id)
    for (const answer of [
      await server.call('edit_ledger_entry', { id, note: 'Mine' }, { token: other }),
      await server.call('delete_ledger_entry', { id }, { token: other }),
    ])
      expect(answer).toMatchObject({ status: 200, error: 'LEDGER_ENTRY_NOT_FOUND' })
    expect(await all(owner)).toMatchObject([{ id, asset: 'bitcoin' }])
  })

  it('refuses what the rules of its fields refuse, and more than an account may have', async () => {
    const token = await signUp()
    const refused = await server.call(
      'create_ledger_entry',
      { client_id: 'device-row-1', ...toLedgerWire(sampleEntry), amount: '-1' },
      { token },
    )
    expect(refused).toMatchObject({ status: 422, fields: ['amount'] })
    await fill(idOf(await make(token, 'device-row-1')))
    expect(await make(token, 'device-row-too-many')).toMatchObject({ error: 'LEDGER_ENTRY_LIMIT' })
  })

  it('goes with the account, into its export and with its end', async () => {
    const token = await signUp()
    const id = idOf(await make(token, 'device-row-1'))
    const { output } = await server.call('export_my_data', {}, { token })
    expect(output).toMatchObject({ ledger_entries: [{ id, ...toLedgerWire(sampleEntry) }] })
    await server.call('delete_account', { password }, { token })
    const left = await server.deps.store.db
      .selectFrom('ledger_entries')
      .select('id')
      .where('id', '=', id)
      .execute()
    expect(left).toEqual([])
  })
})
