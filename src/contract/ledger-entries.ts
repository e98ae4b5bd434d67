// POST /client.php: entries of the ledger. A create names its row by the id its device gave it, on
// every host: sent twice it makes one. An edit carries the fields that were touched, and no others.
import * as z from 'zod/mini'
import {
  entryKinds,
  fieldFault,
  type LedgerEntryField,
  type LedgerEntryFields,
  type ValueSource,
} from '#domain/ledger/entry.ts'
import { signedInCall } from './calls/signed-in-call.ts'
import { knownSeconds, knownText, label, oneOf } from './fields.ts'
import { answeredRows } from './rows.ts'

const id = z.string().check(z.minLength(1), z.maxLength(64))
const clientId = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/))

type TextField = Exclude<LedgerEntryField, 'kind' | 'happenedAtSec' | 'valueSource'>

const text = (field: TextField) =>
  z.string().check(z.refine((given) => fieldFault(field, given) === null))

const valueSources = ['own', 'rate', ''] as const satisfies readonly ValueSource[]

/** As they are sent: decimals as text, the moment in seconds. */
const fieldsSchema = z.object({
  kind: z.enum(entryKinds),
  happened_at: z.number().check(z.refine((sec) => fieldFault('happenedAtSec', sec) === null)),
  asset: text('asset'),
  amount: text('amount'),
  counter_asset: text('counterAsset'),
  counter_amount: text('counterAmount'),
  fee_asset: text('feeAsset'),
  fee_amount: text('feeAmount'),
  value_usd: text('valueUsd'),
  value_source: z.enum(valueSources),
  account: text('account'),
  note: text('note'),
})

export type LedgerWireFields = z.infer<typeof fieldsSchema>

const wireNames = {
  kind: 'kind',
  happenedAtSec: 'happened_at',
  asset: 'asset',
  amount: 'amount',
  counterAsset: 'counter_asset',
  counterAmount: 'counter_amount',
  feeAsset: 'fee_asset',
  feeAmount: 'fee_amount',
  valueUsd: 'value_usd',
  valueSource: 'value_source',
  account: 'account',
  note: 'note',
} as const satisfies Record<LedgerEntryField, keyof LedgerWireFields>

const names = Object.entries(wireNames) as [LedgerEntryField, keyof LedgerWireFields][]

type ToWire = {
  (fields: LedgerEntryFields): LedgerWireFields
  (fields: Partial<LedgerEntryFields>): Partial<LedgerWireFields>
}

/** The given fields as a call carries them. */
export const toLedgerWire: ToWire = (fields: Partial<LedgerEntryFields>) =>
  Object.fromEntries(
    names.flatMap(([ours, theirs]) => (fields[ours] === undefined ? [] : [[theirs, fields[ours]]])),
  ) as LedgerWireFields

/** The fields of a row as it was answered. */
export const fromLedgerWire = (wire: LedgerWireFields): LedgerEntryFields =>
  Object.fromEntries(names.map(([ours, theirs]) => [ours, wire[theirs]])) as LedgerEntryFields

const made = z.looseObject({ id: knownText })

/** A row as hosts write it; a kind nobody knows is no entry. */
export const ledgerEntryWireSchema = z.looseObject({
  id: knownText,
  client_id: knownText,
  kind: z.pipe(oneOf(entryKinds), z.enum(entryKinds)),
  happened_at: knownSeconds,
  asset: knownText,
  amount: knownText,
  counter_asset: label,
  counter_amount: label,
  fee_asset: label,
  fee_amount: label,
  value_usd: label,
  value_source: z.transform((value: unknown): ValueSource =>
    value === 'own' || value === 'rate' ? value : '',
  ),
  account: label,
  note: label,
  created_at: knownSeconds,
})

export const ledgerEntryCalls = {
  get_ledger_entries: signedInCall(
    'get_ledger_entries',
    false,
    z.object({}),
    answeredRows(ledgerEntryWireSchema),
  ),
  create_ledger_entry: signedInCall(
    'create_ledger_entry',
    true,
    z.extend(fieldsSchema, { client_id: clientId }),
    made,
  ),
  edit_ledger_entry: signedInCall(
    'edit_ledger_entry',
    true,
    z.extend(z.partial(fieldsSchema), { id }),
    made,
  ),
  delete_ledger_entry: signedInCall('delete_ledger_entry', true, z.object({ id }), made),
}

export const ledgerEntryErrorCodes = {
  LEDGER_ENTRY_NOT_FOUND: 200,
  LEDGER_ENTRY_LIMIT: 200,
} as const

/** What an account takes away; absent on hosts that know no ledger. */
export const ledgerEntryExports = { ledger_entries: z.optional(z.array(ledgerEntryWireSchema)) }
