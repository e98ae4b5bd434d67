// Ledger entries in the simulation: their acts, their side of the model server, and their judge.
import {
  addLedgerEntry,
  editLedgerEntry,
  removeLedgerEntry,
  LedgerEntryFault,
} from '#data/ledger-entries/commands.ts'
import { ledgerEntries } from '#data/ledger-entries/entity.ts'
import { foldLedgerEntry } from '#data/ledger-entries/fold.ts'
import { baseTable, viewTable } from '#data/ledger-entries/tables.ts'
import type { LedgerEntryOperation } from '#data/ledger-entries/types.ts'
import type { AccountDb } from '#data/account-db.ts'
import { queueOf } from '#data/outbox/by-state.ts'
import type { LedgerWireFields } from '#contract/ledger-entries.ts'
import { sampleEntry } from '#tests/fakes/ledger/sample-entry.ts'
import { ledgerEntries as synced } from '#sync/entities/ledger-entries.ts'
import type { SimUser } from '../backend.ts'
import type { EntityMove } from '../story.ts'
import type { Tab } from '../tab.ts'
import { promise } from '../violation.ts'
import type { World } from '../world.ts'
import type { PlayedPart } from './played.ts'
import { createRowServer } from './row-server.ts'
import type { SimServer } from './sim-part.ts'

type Wire = LedgerWireFields & { id: string; client_id: string; created_at: number }
/** What its people change. */
type PlayedField = 'amount' | 'note'

const fieldNames: readonly PlayedField[] = ['amount', 'note']

/** Every value is given once, so that whoever reads one knows whose it is. */
type Book = {
  user: string
  /** The last value of each device, by field. */
  wished: Record<PlayedField, Map<number, string>>
  /** An edit of them was given up, refused or lost. */
  free: Set<PlayedField>
  /** Deleted, or its create was given up or lost. */
  mayBeGone: boolean
  /** Somebody deleted it, and nothing of that was given up or lost. */
  mustBeGone: boolean
}

const modelServer = (isPlain: boolean): SimServer => {
  const server = createRowServer<Wire>({
    isPlain,
    load: 'get_ledger_entries',
    toWire: (row) => row,
    change: ({ rows, f, payload, newId }) => {
      const { id, ...fields } = payload as Partial<Wire>
      const there = rows.find((row) => row.id === id || row.client_id === fields.client_id)
      if (f === 'create_ledger_entry') {
        if (there) return { rows, output: { id: there.id } }
        const made = { ...(fields as Wire), id: newId(), created_at: 0 }
        return { rows: [...rows, made], output: { id: made.id } }
      }
      if (!there) return 'LEDGER_ENTRY_NOT_FOUND'
      const others = rows.filter((row) => row !== there)
      const isEdit = f === 'edit_ledger_entry'
      return { rows: isEdit ? [...others, { ...there, ...fields }] : others, output: { id } }
    },
  })
  return {
    owns: (f) => f.endsWith('_ledger_entry') || f.endsWith('_ledger_entries'),
    call: (user, { f, payload, headers }) => server.call({ user: user.id, f, payload, headers }),
    snapshot: server.snapshot,
  }
}

type Fields = Record<PlayedField, string>
const sorted = (rows: readonly Fields[]): string =>
  JSON.stringify(rows.map(({ amount, note }) => `${amount}: ${note}`).toSorted())

const checkRows = async (db: AccountDb): Promise<void> => {
  const base = new Map((await baseTable(db).toArray()).map((row) => [row.ledgerEntryId, row]))
  const queued = await queueOf(db).toArray()
  const operations = queued.filter(({ kind }) => kind === 'ledgerEntry') as LedgerEntryOperation[]
  const lanes = new Set([...base.keys(), ...operations.map(({ lane }) => lane)])
  const expected = [...lanes].flatMap((lane) => {
    const own = operations.filter((operation) => operation.lane === lane)
    return foldLedgerEntry(base.get(lane), own) ?? []
  })
  const shown = await viewTable(db).toArray()
  promise(
    sorted(shown) === sorted(expected),
    'view = base + pending',
    () => `ledger entries: shown ${sorted(shown)} expected ${sorted(expected)}`,
  )
}

export const ledgerEntriesPart = (world: World): PlayedPart => {
  const books = new Map<string, Book>()
  let values = 0
  const newValue = (field: PlayedField): string =>
    field === 'amount' ? String((values += 1)) : `note ${(values += 1)}`

  const given = (lane: string, type: string): void => {
    const book = books.get(lane)
    if (!book) return
    book.mustBeGone = false
    if (type === 'create') book.mayBeGone = true
    if (type !== 'delete') for (const field of fieldNames) book.free.add(field)
  }

  const make = async ({ db, device }: Tab): Promise<void> => {
    const fields = { ...sampleEntry, amount: newValue('amount'), note: newValue('note') }
    const wishedOf = (field: PlayedField) => new Map([[device.index, fields[field]]])
    books.set(await addLedgerEntry(db, fields), {
      user: db.accountKey,
      wished: { amount: wishedOf('amount'), note: wishedOf('note') },
      free: new Set(),
      mayBeGone: false,
      mustBeGone: false,
    })
  }

  const act = async (tab: Tab, { act: what, row: at }: EntityMove): Promise<void> => {
    const { db, device } = tab
    if (what === 'make') return make(tab)
    const all = (await viewTable(world.inspector(device)).toArray()).toSorted((a, b) =>
      a.ledgerEntryId < b.ledgerEntryId ? -1 : 1,
    )
    const id = all[at % Math.max(all.length, 1)]?.ledgerEntryId ?? ''
    const book = books.get(id)
    if (!book) return
    if (what === 'remove') {
      await removeLedgerEntry(db, id)
      book.mayBeGone = true
      book.mustBeGone = true
      return
    }
    const touched = fieldNames.filter((_, index) => values % 3 !== index)
    const patch = Object.fromEntries(touched.map((field) => [field, newValue(field)]))
    await editLedgerEntry(db, id, patch)
    for (const field of touched) book.wished[field].set(device.index, patch[field] ?? '')
  }

  /** By the server's own word, whichever it is. */
  const rowsOf = async (user: SimUser): Promise<Wire[]> => {
    const token = user.tokens[11] ?? ''
    const request = {
      method: 'post',
      path: '/client.php',
      body: { f: 'get_ledger_entries' },
      token,
    } as const
    const { data } = await world.host.exchange(request, null, world.time, null)
    return (data as { output: Wire[] }).output
  }

  const checkBook = (id: string, book: Book, rows: readonly Wire[]): void => {
    const found = rows.filter((row) => row.client_id === id)
    promise(found.length <= 1, 'nothing doubled', () => `${id} has ${found.length} ledger entries`)
    promise(
      found.length === 1 || book.mayBeGone,
      'nothing lost',
      () => `the ledger entry ${id} is gone`,
    )
    promise(
      found.length === 0 || !book.mustBeGone,
      'what is deleted is gone',
      () => `the ledger entry ${id} is still there`,
    )
    for (const field of fieldNames) {
      const wished = [...book.wished[field].values()]
      const value = found[0]?.[field]
      promise(
        value === undefined || book.free.has(field) || wished.includes(value),
        'nothing lost',
        () => `ledger entries: ${field} of ${id} is "${value}", last wished: ${wished.join()}`,
      )
    }
  }

  return {
    entity: ledgerEntries,
    synced,
    stores: {},
    // The real server has the calls of its own.
    ...(world.host.store === 'memory' && { server: modelServer(world.isPlain) }),
    play: async (tab, move) => {
      // A plain host is sent no entries: they would wait for ever (ledger-entries.test.ts).
      if (world.isPlain) return
      await world.person.attempt(tab, async () => {
        try {
          await act(tab, move)
        } catch (error) {
          if (!(error instanceof LedgerEntryFault)) throw error
          world.count(`fault ${error.code}`)
        }
      })
    },
    claimed: () => {},
    pulled: () => {},
    freed: (_, { lane, type }) => given(lane, type),
    freedLane: (_, lane) => given(lane, 'create'),
    lost: (_, { lane, type }) => given(lane, type),
    checkRefused: async (db, { seq, type }) => {
      const state = (await db.outbox.get(seq))?.state ?? 'gone'
      const expected = type === 'create' ? 'parked' : type === 'edit' ? 'refusedKept' : 'gone'
      promise(
        state === expected,
        'revert table',
        () => `a refused ${type} of a ledger entry is ${state}, not ${expected}`,
      )
    },
    checkRows,
    checkConverged: async (device, user) => {
      const shown = await viewTable(world.inspector(device)).toArray()
      const there = await rowsOf(user)
      promise(
        sorted(shown) === sorted(there),
        'views converge',
        () => `ledger entries: shown ${sorted(shown)}, on the server ${sorted(there)}`,
      )
    },
    checkServer: async (user) => {
      const rows = await rowsOf(user)
      for (const { client_id: id } of rows)
        promise(
          books.get(id)?.user === user.id,
          'no list of somebody else',
          () => `the ledger entry ${id} is with ${user.id}`,
        )
      for (const [id, book] of books) if (book.user === user.id) checkBook(id, book, rows)
    },
  }
}
