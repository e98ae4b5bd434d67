// What a person does to ledger entries. Each command checks, then changes rows and queue in one
// transaction, and never waits for the network. Throws LedgerEntryFault (nothing changed) or
// StorageFault (nothing kept).
import {
  entryFault,
  ledgerCaps,
  type LedgerEntryField,
  type LedgerEntryFields,
  type LedgerFault,
} from '#domain/ledger/entry.ts'
import type { LotMethod } from '#domain/ledger/lots/lot-method.ts'
import type { AccountDb } from '../account-db.ts'
import { completeEntities } from '../complete-entities.ts'
import { enqueue } from '../outbox/enqueue.ts'
import { setPref } from '../prefs.ts'
import { withStorage } from '../storage-fault.ts'
import { writeRows } from '../write-rows.ts'
import { rebaseLane } from './rebase.ts'
import { ledgerEntryStores, viewTable } from './tables.ts'
import {
  costBasisKey,
  ledgerEntryKind,
  type LedgerEntryDraft,
  type ViewLedgerEntry,
} from './types.ts'

/** The words belong to the screens. needsSignIn: a visitor's entries would stay on this device. */
export class LedgerEntryFault extends Error {
  override readonly name = 'LedgerEntryFault'
  readonly code: LedgerFault | 'needsSignIn' | 'notFound' | 'limit'

  constructor(code: LedgerEntryFault['code']) {
    super(code)
    this.code = code
  }
}

/** `work` answers what is to be queued, in order. */
const commit = async (
  account: AccountDb,
  work: (db: AccountDb) => Promise<readonly LedgerEntryDraft[]>,
): Promise<void> => {
  if (account.isAnonymous) throw new LedgerEntryFault('needsSignIn')
  await withStorage(account, async () => {
    await completeEntities(account)
    await writeRows(account, [...ledgerEntryStores, 'outbox'], async (db) => {
      for (const draft of await work(db)) {
        await enqueue(db, draft)
        await rebaseLane(db, draft.lane)
      }
    })
  })
  account.changes.announce({ kinds: [ledgerEntryKind], by: 'here' })
}

const checked = (account: AccountDb, given: LedgerEntryFields): LedgerEntryFields => {
  const fields = { ...given, account: given.account.trim(), note: given.note.trim() }
  const fault = entryFault(fields, Math.floor(account.nowMs() / 1000))
  if (fault !== null) throw new LedgerEntryFault(fault.fault)
  return fields
}

const existing = async (db: AccountDb, ledgerEntryId: string): Promise<ViewLedgerEntry> => {
  const entry = await viewTable(db).get(ledgerEntryId)
  if (!entry) throw new LedgerEntryFault('notFound')
  return entry
}

const row = (lane: string) => ({ kind: ledgerEntryKind, lane }) as const

/** Answers its id. Codes: those of its fields, limit, needsSignIn. */
export const addLedgerEntry = async (
  account: AccountDb,
  given: LedgerEntryFields,
): Promise<string> => {
  const fields = checked(account, given)
  const lane = account.newId()
  await commit(account, async (db) => {
    if ((await viewTable(db).count()) >= ledgerCaps.perAccount) throw new LedgerEntryFault('limit')
    return [{ ...row(lane), type: 'create', fields }]
  })
  return lane
}

/** Kept in one transaction: between two of them a page can draw. */
const together = 100

type Progress = (done: number) => void

/**
 * Adds many, each of which was checked; answers their ids in order. What was kept before a fault
 * stays: `onProgress` was told of it. Codes: those of fields, limit, needsSignIn.
 */
export const addLedgerEntries = async (
  account: AccountDb,
  given: readonly LedgerEntryFields[],
  onProgress: Progress,
): Promise<string[]> => {
  const rows = given.map((fields) => ({ lane: account.newId(), fields: checked(account, fields) }))
  if ((await viewTable(account).count()) + rows.length > ledgerCaps.perAccount)
    throw new LedgerEntryFault('limit')
  for (let at = 0; at < rows.length; at += together) {
    const drafts = rows
      .slice(at, at + together)
      .map(({ lane, fields }) => ({ ...row(lane), type: 'create' as const, fields }))
    await commit(account, () => Promise.resolve(drafts))
    onProgress(at + drafts.length)
  }
  return rows.map(({ lane }) => lane)
}

/** Takes back what was added together; what is gone by now is gone. Codes: needsSignIn. */
export const removeLedgerEntries = async (
  account: AccountDb,
  ids: readonly string[],
): Promise<void> => {
  for (let at = 0; at < ids.length; at += together)
    await commit(account, async (db) => {
      const shown = await viewTable(db).bulkGet(ids.slice(at, at + together))
      return shown.flatMap((entry) =>
        entry ? [{ ...row(entry.ledgerEntryId), type: 'delete' as const, asset: entry.asset }] : [],
      )
    })
}

/** Queues what differs from what is shown. Codes: those of its fields, notFound, needsSignIn. */
export const editLedgerEntry = (
  account: AccountDb,
  ledgerEntryId: string,
  given: Partial<LedgerEntryFields>,
): Promise<void> =>
  commit(account, async (db) => {
    const entry = await existing(db, ledgerEntryId)
    const { ledgerEntryId: _, createdAtSec: __, isPending: ___, ...before } = entry
    const wanted = checked(account, { ...before, ...given })
    const changed = (Object.entries(wanted) as [LedgerEntryField, unknown][]).filter(
      ([field, value]) => value !== entry[field],
    )
    return changed.length === 0
      ? []
      : [{ ...row(ledgerEntryId), type: 'edit', patch: Object.fromEntries(changed) }]
  })

/** Codes: notFound, needsSignIn. */
export const removeLedgerEntry = (account: AccountDb, ledgerEntryId: string): Promise<void> =>
  commit(account, async (db) => {
    const { asset } = await existing(db, ledgerEntryId)
    return [{ ...row(ledgerEntryId), type: 'delete', asset }]
  })

/** Kept with the account on this device; never sent. */
export const chooseCostBasis = (account: AccountDb, method: LotMethod): Promise<void> =>
  setPref(account, costBasisKey, method)
