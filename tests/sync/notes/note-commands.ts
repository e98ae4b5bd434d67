// What a person does to notes, each in one transaction.
import type { AccountDb } from '#data/account-db.ts'
import { completeEntities } from '#data/complete-entities.ts'
import { enqueue } from '#data/outbox/enqueue.ts'
import { withStorage } from '#data/storage-fault.ts'
import { writeRows } from '#data/write-rows.ts'
import { notes, type NoteDraft, type NoteFields } from './note-entity.ts'

const commit = async (account: AccountDb, draft: NoteDraft): Promise<void> => {
  await withStorage(account, async () => {
    await completeEntities(account)
    await writeRows(account, [...notes.stores, 'outbox'], async (db) => {
      await enqueue(db, draft)
      await notes.rebaseLane(db, draft.lane)
    })
  })
  account.changes.announce({ kinds: notes.kinds, by: 'here' })
}

/** Answers the note's id on this device. */
export const pinNote = async (account: AccountDb, fields: NoteFields): Promise<string> => {
  const lane = account.newId()
  await commit(account, { kind: 'note', type: 'create', lane, fields })
  return lane
}

export const rewriteNote = (account: AccountDb, lane: string, text: string): Promise<void> =>
  commit(account, { kind: 'note', type: 'edit', lane, patch: { text } })

export const dropNote = (account: AccountDb, lane: string, coinId: string): Promise<void> =>
  commit(account, { kind: 'note', type: 'delete', lane, coinId })
