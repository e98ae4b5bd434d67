// Notes in the simulation: they prove that the engine carries an entity it has never heard of.
import type { AccountDb } from '#data/account-db.ts'
import type { OperationRow } from '#data/outbox/operation.ts'
import {
  baseNotes,
  foldNote,
  notes,
  noteStores,
  viewNotes,
  type NoteOperation,
} from '../../notes/note-entity.ts'
import { dropNote, pinNote, rewriteNote } from '../../notes/note-commands.ts'
import { createNoteServer } from '../../notes/note-server.ts'
import { plugInNoteCalls, syncedNotes } from '../../notes/synced-notes.ts'
import type { EntityMove } from '../story.ts'
import type { Tab } from '../tab.ts'
import { promise } from '../violation.ts'
import type { World } from '../world.ts'
import type { PlayedPart } from './played.ts'

/** Every note has a coin of its own, and every text is given once. */
type Book = {
  user: string
  /** The last text of each device. */
  wished: Map<number, string>
  /** Deleted, or its create was given up or lost. */
  mayBeGone: boolean
  /** An edit of it was given up or lost. */
  isFree: boolean
}

const sorted = (rows: readonly { coinId: string; text: string }[]): string =>
  JSON.stringify(rows.map(({ coinId, text }) => `${coinId} ${text}`).toSorted())

const checkRows = async (db: AccountDb): Promise<void> => {
  const [base, shown, queue] = await Promise.all([
    baseNotes(db).toArray(),
    viewNotes(db).toArray(),
    db.outbox.toArray() as Promise<OperationRow[]>,
  ])
  const operations = queue.filter(({ kind }) => kind === 'note') as NoteOperation[]
  const lanes = new Set([
    ...base.map(({ noteId }) => noteId),
    ...operations.map(({ lane }) => lane),
  ])
  const expected = [...lanes].flatMap(
    (lane) =>
      foldNote(
        base.find(({ noteId }) => noteId === lane),
        operations.filter((operation) => operation.lane === lane),
      ) ?? [],
  )
  promise(
    sorted(shown) === sorted(expected),
    'view = base + pending',
    () => `notes shown ${sorted(shown)} expected ${sorted(expected)}`,
  )
}

export const notesPart = (world: World): PlayedPart => {
  plugInNoteCalls()
  const server = createNoteServer(world.isPlain)
  const books = new Map<string, Book>()
  const coinOf = new Map<string, string>()
  let texts = 0
  const newText = (): string => `text ${(texts += 1)}`
  const bookOf = (lane: string): Book | undefined => books.get(coinOf.get(lane) ?? '')

  const given = (lane: string, { type }: { type: string }): void => {
    const book = bookOf(lane)
    if (!book) return
    if (type === 'create') book.mayBeGone = true
    book.isFree ||= type !== 'delete'
  }

  const act = async (tab: Tab, { act: what, row: at }: EntityMove): Promise<void> => {
    const { db, device } = tab
    if (what === 'make') {
      const [coinId, text] = [`coin-${books.size}`, newText()]
      const lane = await pinNote(db, { coinId, text })
      coinOf.set(lane, coinId)
      const wished = new Map([[device.index, text]])
      books.set(coinId, { user: db.accountKey, wished, mayBeGone: false, isFree: false })
      return
    }
    const all = (await viewNotes(world.inspector(device)).toArray()).toSorted((a, b) =>
      a.coinId < b.coinId ? -1 : 1,
    )
    const note = all[at % Math.max(all.length, 1)]
    const book = note && books.get(note.coinId)
    if (!note || !book) return
    coinOf.set(note.noteId, note.coinId)
    if (what === 'remove') {
      await dropNote(db, note.noteId, note.coinId)
      book.mayBeGone = true
      return
    }
    const text = newText()
    await rewriteNote(db, note.noteId, text)
    book.wished.set(device.index, text)
  }

  return {
    entity: notes,
    synced: syncedNotes,
    stores: noteStores,
    server: {
      owns: (f) => f.endsWith('_coin_note') || f.endsWith('_coin_notes'),
      call: (user, { f, payload, headers }) => server.call({ user: user.id, f, payload, headers }),
      snapshot: server.snapshot,
    },
    play: async (tab, move) => {
      await world.person.attempt(tab, () => act(tab, move))
    },
    claimed: () => {},
    pulled: () => {},
    freed: (_, operation) => given(operation.lane, operation),
    freedLane: (_, lane) => given(lane, { type: 'create' }),
    lost: (_, change) => given(change.lane, change),
    checkRefused: async (db, { seq, type }) => {
      const row = await db.outbox.get(seq)
      const expected = type === 'create' ? 'parked' : type === 'edit' ? 'refusedKept' : 'gone'
      promise(
        (row?.state ?? 'gone') === expected,
        'revert table',
        () => `a refused ${type} of a note is ${row?.state}, not ${expected}`,
      )
    },
    checkRows,
    checkConverged: async (device, user) => {
      const [shown, there] = [
        await viewNotes(world.inspector(device)).toArray(),
        server.rowsOf(user.id),
      ]
      promise(
        sorted(shown) === sorted(there),
        'views converge',
        () => `notes: shown ${sorted(shown)}, on the server ${sorted(there)}`,
      )
    },
    checkServer: async (user) => {
      const there = server.rowsOf(user.id)
      for (const { coinId } of there)
        promise(
          books.get(coinId)?.user === user.id,
          'no list of somebody else',
          () => `the note of ${coinId} is with ${user.id}`,
        )
      for (const [coinId, { user: owner, wished, mayBeGone, isFree }] of books) {
        if (owner !== user.id) continue
        const found = there.filter((note) => note.coinId === coinId)
        promise(found.length <= 1, 'nothing doubled', () => `${coinId} has ${found.length} notes`)
        promise(found.length === 1 || mayBeGone, 'nothing lost', () => `${coinId} has no note`)
        const text = found[0]?.text ?? ''
        promise(
          found.length === 0 || isFree || [...wished.values()].includes(text),
          'nothing lost',
          () => `${coinId}: the server has "${text}", last wished: ${[...wished.values()].join()}`,
        )
      }
    },
  }
}
