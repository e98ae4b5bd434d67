// What the server last said about one account's membership, kept with the account on this device, each part with the
// moment it came. Addresses of the provider's pages are not kept: they open for whoever holds them.
import type { Invoice } from '#domain/membership/invoice.ts'
import type { PaymentMethod } from '#domain/membership/payment-method.ts'
import type { PlanOption } from '#domain/membership/plan.ts'
import type { Subscription } from '#domain/membership/subscription.ts'
import type { AccountDb } from '../account-db.ts'
import { withStorage } from '../storage-fault.ts'
import { writeRows } from '../write-rows.ts'

export type Membership = {
  subscription: Subscription | null
  invoices: readonly Invoice[]
  paymentMethod: PaymentMethod | null
  options: readonly PlanOption[]
}
export type MembershipPart = keyof Membership

export type SavedPart<Part extends MembershipPart> = {
  content: Membership[Part]
  savedAtMs: number
}

const parts: readonly MembershipPart[] = ['subscription', 'invoices', 'paymentMethod', 'options']
/** Rows of another version are not read: the next answer replaces them. */
const version = 1
const keyOf = (part: MembershipPart): string => `membership.${version}.${part}`

const keepable: { [Part in MembershipPart]: (content: Membership[Part]) => Membership[Part] } = {
  subscription: (subscription) =>
    subscription === null ? null : { ...subscription, paymentUrl: null },
  invoices: (invoices) => invoices.map((invoice) => ({ ...invoice, pageUrl: null, pdfUrl: null })),
  paymentMethod: (method) => method,
  options: (options) => options,
}

/** The last copy of one part, or null where none was ever kept. */
export const savedPart = async <Part extends MembershipPart>(
  db: AccountDb,
  part: Part,
): Promise<SavedPart<Part> | null> =>
  ((await db.meta.get(keyOf(part)))?.value as SavedPart<Part> | undefined) ?? null

/** Keeps what the server has just said. Throws StorageFault. */
export const keepPart = async <Part extends MembershipPart>(
  db: AccountDb,
  part: Part,
  { content, savedAtMs }: SavedPart<Part>,
): Promise<void> => {
  const value: SavedPart<Part> = { content: keepable[part](content), savedAtMs }
  await withStorage(db, () =>
    writeRows(db, ['meta'], (within) => within.meta.put({ key: keyOf(part), value })),
  )
}

/** Takes every part off this device: who logs out leaves no invoice behind. Throws StorageFault. */
export const forgetMembership = async (db: AccountDb): Promise<void> => {
  await withStorage(db, () =>
    writeRows(db, ['meta'], (within) => within.meta.bulkDelete(parts.map(keyOf))),
  )
}
