// A note that somebody pins to a coin: an entity that lives only in the tests and keeps the socket honest. It has no
// field versions, no batch and one note a coin, so that it needs nothing of what watchlists alone bring.
import type { Table } from 'dexie'
import * as z from 'zod/mini'
import type { AccountDb, Entity } from '#data/account-db.ts'
import type { PulledRow } from '#data/outbox/entity.ts'
import { isOnList, isUntouched, type OperationStamp } from '#data/outbox/operation.ts'
import { stampSchema } from '#data/outbox/operation-schema.ts'

export type NoteFields = { coinId: string; text: string }
export type NoteDraft = { kind: 'note'; lane: string } & (
  | { type: 'create'; fields: NoteFields }
  | { type: 'edit'; patch: { text: string } }
  | { type: 'delete'; coinId: string }
)
export type NoteOperation = NoteDraft & OperationStamp & { seq: number }
export type PulledNote = PulledRow & NoteFields & { clientId: string | null }

type BaseNote = NoteFields & { noteId: string; serverId: string }
export type ViewNote = NoteFields & { noteId: string; isPending: boolean }

export const noteStores = { baseNotes: 'noteId, serverId', viewNotes: 'noteId' } as const

type NoteDb = AccountDb & { baseNotes: Table<BaseNote, string>; viewNotes: Table<ViewNote, string> }

/** By property, never by `table()`: inside a transaction the property is the transaction's own (write-rows.ts). */
export const baseNotes = (db: AccountDb) => (db as NoteDb).baseNotes
export const viewNotes = (db: AccountDb) => (db as NoteDb).viewNotes

const laneOf = async (db: AccountDb, lane: string): Promise<NoteOperation[]> =>
  (await db.outbox.where('lane').equals(lane).sortBy('seq')) as unknown as NoteOperation[]

/** A note as it is shown: base + pending. Pure. */
export const foldNote = (
  base: BaseNote | undefined,
  operations: readonly NoteOperation[],
): ViewNote | null => {
  let shown: NoteFields | null = base ?? null
  for (const operation of operations.filter(isOnList)) {
    if (operation.type === 'delete') shown = null
    else if (operation.type === 'create') shown ??= operation.fields
    else shown &&= { ...shown, ...operation.patch }
  }
  const noteId = base?.noteId ?? operations[0]?.lane
  if (!shown || noteId === undefined) return null
  const { coinId, text } = shown
  return {
    noteId,
    coinId,
    text,
    isPending: operations.some(({ state }) => state !== 'refusedKept'),
  }
}

const rebaseLane = async (db: AccountDb, lane: string): Promise<void> => {
  const shown = foldNote(await baseNotes(db).get(lane), await laneOf(db, lane))
  await (shown ? viewNotes(db).put(shown) : viewNotes(db).delete(lane))
}

const coalesce = async (db: AccountDb, draft: NoteDraft): Promise<NoteDraft | null> => {
  const earlier = await laneOf(db, draft.lane)
  const create = earlier.find(({ type }) => type === 'create')
  if (draft.type === 'edit') {
    if (create?.type === 'create' && isUntouched(create)) {
      const fields = { ...create.fields, ...draft.patch }
      await db.outbox.update(create.seq, { fields } as object)
      return null
    }
    const unsent = earlier.filter((one) => one.type === 'edit' && isUntouched(one))
    await db.outbox.bulkDelete(unsent.map(({ seq }) => seq))
  }
  if (draft.type === 'delete' && create && earlier.every(isUntouched)) {
    await db.outbox.bulkDelete(earlier.map(({ seq }) => seq))
    return null
  }
  return draft
}

/** The server has one note a coin, so a create of unknown fate finds its own by the coin. */
const laneOfPulled = (
  { serverId, coinId, clientId }: PulledNote,
  known: readonly BaseNote[],
  operations: readonly NoteOperation[],
): string | undefined => {
  const open = operations.find(
    (one) => one.type === 'create' && one.everSent && one.fields.coinId === coinId,
  )
  return known.find((note) => note.serverId === serverId)?.noteId ?? clientId ?? open?.lane
}

const note = z.object({ coinId: z.string(), text: z.string() })
const operationSchema = z.discriminatedUnion('type', [
  z.extend(stampSchema, { kind: z.literal('note'), type: z.literal('create'), fields: note }),
  z.extend(stampSchema, {
    kind: z.literal('note'),
    type: z.literal('edit'),
    patch: z.object({ text: z.string() }),
  }),
  z.extend(stampSchema, {
    kind: z.literal('note'),
    type: z.literal('delete'),
    coinId: z.string(),
  }),
])

export const notes: Entity<NoteOperation, NoteDraft, PulledNote> = {
  kinds: ['note'],
  stores: Object.keys(noteStores),
  remembered: [],
  isOperation: (row) => operationSchema.safeParse(row).success,

  role: ({ type }) => (type === 'create' ? 'make' : type === 'delete' ? 'remove' : 'change'),
  onRefusal: ({ type }) => (type === 'create' ? 'park' : 'revert'),
  hasWords: ({ type }) => type === 'edit',
  coalesce,

  baseRow: (db, lane) => baseNotes(db).get(lane),
  serverIds: async (db, lanes) =>
    new Map(
      (await baseNotes(db).toArray())
        .filter(({ noteId }) => lanes.includes(noteId))
        .map(({ noteId, serverId }) => [noteId, serverId]),
    ),
  serverIdsOfKind: async (db) => (await baseNotes(db).toArray()).map(({ serverId }) => serverId),
  isHeldBack: () => false,
  isBatchable: () => false,
  readsFirst: () => false,
  toSend: (_, operation) => operation,
  readBefore: async () => null,

  applyToBase: async (db, operation, { serverId }) => {
    const { lane } = operation
    if (operation.type === 'delete') return baseNotes(db).delete(lane)
    const base = await baseNotes(db).get(lane)
    if (operation.type === 'edit' && base) await baseNotes(db).put({ ...base, ...operation.patch })
    if (operation.type === 'create' && !base)
      await baseNotes(db).put({ ...operation.fields, noteId: lane, serverId: serverId ?? lane })
  },
  rebase: (db, { lane }) => rebaseLane(db, lane),
  rebaseLane,
  rebaseKind: async (db, _, operations) => {
    const lanes = [
      ...(await baseNotes(db).toArray()).map(({ noteId }) => noteId),
      ...(await viewNotes(db).toArray()).map(({ noteId }) => noteId),
      ...operations.map(({ lane }) => lane),
    ]
    for (const lane of new Set(lanes)) await rebaseLane(db, lane)
  },

  replaceBase: async (db, { rows, operations }) => {
    const known = await baseNotes(db).toArray()
    const byLane = new Map(
      rows.map((row) => [laneOfPulled(row, known, operations) ?? db.newId(), row]),
    )
    await baseNotes(db).bulkDelete(known.map(({ noteId }) => noteId))
    await baseNotes(db).bulkPut(
      [...byLane].map(([noteId, { serverId, coinId, text }]) => ({
        noteId,
        serverId,
        coinId,
        text,
      })),
    )
    return byLane
  },
  isGoalMet: (operation, row) => {
    if (operation.type === 'create') return row !== undefined
    if (operation.type === 'delete') return row === undefined
    return row?.text === operation.patch.text
  },

  names: async (db, operations) => {
    const shown = await viewNotes(db).toArray()
    return operations.map(({ lane }) => shown.find(({ noteId }) => noteId === lane)?.coinId ?? null)
  },
  forExport: async (db) => ({ notes: await viewNotes(db).toArray() }),
  forSupport: async (db) => ({
    notes: (await viewNotes(db).toArray()).map(({ noteId }) => noteId),
  }),
  findDamage: async () => ({ aside: [], shown: [] }),
}
