// What an entry and a change of one must look like to be worked with: rows outlive deployments and
// crashes of the browser.
import * as z from 'zod/mini'
import { entryKinds } from '#domain/ledger/entry.ts'
import type { AccountDb } from '../account-db.ts'
import type { Damage } from '../outbox/entity.ts'
import { stampSchema } from '../outbox/operation-schema.ts'
import { baseTable, viewTable } from './tables.ts'
import { ledgerEntryKind } from './types.ts'

const text = z.string()
const fields = z.object({
  kind: z.enum(entryKinds),
  happenedAtSec: z.number(),
  asset: text,
  amount: text,
  counterAsset: text,
  counterAmount: text,
  feeAsset: text,
  feeAmount: text,
  valueUsd: text,
  valueSource: z.enum(['own', 'rate', '']),
  account: text,
  note: text,
})
const common = z.extend(stampSchema, { kind: z.literal(ledgerEntryKind) })

const operationSchema = z.discriminatedUnion('type', [
  z.extend(common, { type: z.literal('create'), fields }),
  z.extend(common, { type: z.literal('edit'), patch: z.partial(fields) }),
  z.extend(common, { type: z.literal('delete'), asset: text }),
])

/** A queued change this version can send. */
export const isOperation = (row: unknown): boolean => operationSchema.safeParse(row).success

const viewSchema = z.extend(fields, { ledgerEntryId: z.string(), createdAtSec: z.number() })
const baseSchema = z.extend(viewSchema, { serverId: z.string() })

/** Entries that can't be read are set aside; the next refresh brings them back. */
export const findDamage = async (db: AccountDb): Promise<Damage<AccountDb>> => {
  const damaged = (await baseTable(db).toArray()).filter(
    (row) => !baseSchema.safeParse(row).success,
  )
  const shown = (await viewTable(db).toArray()).filter((row) => !viewSchema.safeParse(row).success)
  return {
    aside: damaged.map((row) => ({
      table: 'baseLedgerEntries',
      id: row.ledgerEntryId,
      row,
      lane: row.ledgerEntryId,
      mend: (within) => baseTable(within).delete(row.ledgerEntryId),
    })),
    shown: shown.map(({ ledgerEntryId }) => ledgerEntryId),
  }
}
