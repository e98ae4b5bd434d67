// How notes travel, and the rows of a contract that only the tests have.
import * as z from 'zod/mini'
import type { CallName } from '#contract/calls.ts'
import { defineCall } from '#contract/call.ts'
import { deviceCalls } from '#contract/calls/device-calls.ts'
import type { SyncedEntity } from '#sync/synced-entity.ts'
import type { NoteOperation, PulledNote } from './note-entity.ts'

const call = <const F extends string>(f: F, isMutation: boolean) =>
  defineCall({
    path: '/client.php',
    f,
    auth: 'user',
    isMutation,
    payload: z.looseObject({}),
    output: z.unknown(),
  })

const noteCalls = {
  get_coin_notes: call('get_coin_notes', false),
  create_coin_note: call('create_coin_note', true),
  edit_coin_note: call('edit_coin_note', true),
  delete_coin_note: call('delete_coin_note', true),
}

/** Gives the app's own line to the server the calls of notes. */
export const plugInNoteCalls = (): void => {
  Object.assign(deviceCalls, noteCalls)
}

const named = (f: keyof typeof noteCalls): CallName => f as unknown as CallName

const notesSchema = z.array(
  z.object({
    id: z.string(),
    coinId: z.string(),
    text: z.string(),
    client_id: z.optional(z.nullable(z.string())),
  }),
)

export const syncedNotes: SyncedEntity<NoteOperation, PulledNote> = {
  kinds: ['note'],
  request: (operation, serverId) => {
    if (operation.type === 'create')
      return { f: named('create_coin_note'), payload: { ...operation.fields } }
    return operation.type === 'edit'
      ? { f: named('edit_coin_note'), payload: { id: serverId, ...operation.patch } }
      : { f: named('delete_coin_note'), payload: { id: serverId } }
  },
  accepted: ({ type }, output) => {
    const { id } = Object(output) as { id?: unknown }
    if (type !== 'create') return { serverId: null, fieldsVersion: null }
    return typeof id === 'string' ? { serverId: id, fieldsVersion: null } : null
  },
  isConflict: () => false,
  goneCode: () => 'NOTE_NOT_FOUND',
  loadCall: () => named('get_coin_notes'),
  rowsIn: (_, output) =>
    notesSchema.safeParse(output).data?.map(({ id, client_id: clientId = null, ...fields }) => ({
      serverId: id,
      clientId,
      ...fields,
    })) ?? null,
  events: {
    acknowledged: () => null,
    refused: () => null,
    takenBack: () => null,
    loadFailed: () => null,
  },
}
