// Keeps what the server last said about one account's membership with the account on this device,
// each part with the moment it came. Addresses of the provider's pages are not kept: they open for
// whoever holds them.
import type { AccountDb } from '../account-db.ts'
import { withStorage } from '../storage-fault.ts'
import { writeRows } from '../write-rows.ts'
import { partKey } from './part-key.ts'
import type { Membership, MembershipPart, SavedPart } from './types.ts'

const parts: readonly MembershipPart[] = ['subscription', 'invoices', 'paymentMethod', 'options']

const keepable: { [Part in MembershipPart]: (content: Membership[Part]) => Membership[Part] } = {
  subscription: (subscription) =>
    subscription === null ? null : { ...subscription, paymentUrl: null },
  invoices: (invoices) => invoices.map((invoice) => ({ ...invoice, pageUrl: null, pdfUrl: null })),
  paymentMethod: (method) => method,
  options: (options) => options,
}

/** Keeps what the server has just said. Throws StorageFault. */
export const keepPart = async <Part extends MembershipPart>(
  db: AccountDb,
  part: Part,
  { content, savedAtMs }: SavedPart<Part>,
): Promise<void> => {
  const value: SavedPart<Part> = { content: keepable[part](content), savedAtMs }
  await withStorage(db, () =>
    writeRows(db, ['meta'], (within) => within.meta.put({ key: partKey(part), value })),
  )
}

/** Takes every part off this device: who logs out leaves no invoice behind. Throws StorageFault. */
export const forgetMembership = async (db: AccountDb): Promise<void> => {
  await withStorage(db, () =>
    writeRows(db, ['meta'], (within) => within.meta.bulkDelete(parts.map(partKey))),
  )
}
