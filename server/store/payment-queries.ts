// Customers of the payment provider, what they subscribed to, and the notices taken in.
import type { Executor } from './store.ts'
import type { PaymentCustomerRow, PlanPreviewRow, SubscriptionRow, UserRow } from './tables.ts'

export const findCustomer = (
  db: Executor,
  userId: string,
): Promise<PaymentCustomerRow | undefined> =>
  db.selectFrom('payment_customers').selectAll().where('user_id', '=', userId).executeTakeFirst()

export const findCustomerById = (
  db: Executor,
  customerId: string,
): Promise<PaymentCustomerRow | undefined> =>
  db
    .selectFrom('payment_customers')
    .selectAll()
    .where('customer_id', '=', customerId)
    .executeTakeFirst()

/** Writes a new customer; of two at once the first stays. */
export const insertCustomer = async (db: Executor, row: PaymentCustomerRow): Promise<void> => {
  await db
    .insertInto('payment_customers')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
}

/**
 * Remembers the checkout a person has open. False when another one took its place since `from` was
 * read.
 */
export const replaceOpenSession = async (
  db: Executor,
  userId: string,
  { from, to }: { from: string | null; to: { id: string; priceId: string } | null },
): Promise<boolean> => {
  const result = await db
    .updateTable('payment_customers')
    .set({ open_session_id: to?.id ?? null, open_price_id: to?.priceId ?? null })
    .where('user_id', '=', userId)
    .where('open_session_id', from === null ? 'is' : '=', from)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** False when a later reading is in the store already. */
export const claimReading = async (
  db: Executor,
  userId: string,
  readAtMs: number,
): Promise<boolean> => {
  const result = await db
    .updateTable('payment_customers')
    .set({ checked_at_ms: readAtMs })
    .where('user_id', '=', userId)
    .where('checked_at_ms', '<=', readAtMs)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Those nobody has asked the provider about since `beforeMs`, the longest forgotten first. */
export const forgottenCustomers = (
  db: Executor,
  beforeMs: number,
  limit: number,
): Promise<PaymentCustomerRow[]> =>
  db
    .selectFrom('payment_customers')
    .selectAll()
    .where('checked_at_ms', '<', beforeMs)
    .orderBy('checked_at_ms')
    .limit(limit)
    .execute()

export const findSubscription = (
  db: Executor,
  userId: string,
): Promise<SubscriptionRow | undefined> =>
  db.selectFrom('subscriptions').selectAll().where('user_id', '=', userId).executeTakeFirst()

export const saveSubscription = async (db: Executor, row: SubscriptionRow): Promise<void> => {
  const { user_id: _, ...shown } = row
  await db
    .insertInto('subscriptions')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(shown))
    .execute()
}

export const setTier = async (
  db: Executor,
  userId: string,
  tier: UserRow['tier'],
): Promise<void> => {
  await db.updateTable('users').set({ tier }).where('id', '=', userId).execute()
}

export const savePreview = async (db: Executor, row: PlanPreviewRow): Promise<void> => {
  const { subscription_id, previewed_at, preview_id } = row
  await db
    .insertInto('plan_previews')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'price_id'])
        .doUpdateSet({ subscription_id, previewed_at, preview_id }),
    )
    .execute()
}

export const findPreview = (
  db: Executor,
  userId: string,
  priceId: string,
): Promise<PlanPreviewRow | undefined> =>
  db
    .selectFrom('plan_previews')
    .selectAll()
    .where('user_id', '=', userId)
    .where('price_id', '=', priceId)
    .executeTakeFirst()

/** After a change no earlier figure holds. */
export const forgetPreviews = async (db: Executor, userId: string): Promise<void> => {
  await db.deleteFrom('plan_previews').where('user_id', '=', userId).execute()
}

/** False when this notice has had its effect. */
export const claimWebhookEvent = async (
  db: Executor,
  id: string,
  nowSec: number,
): Promise<boolean> => {
  const result = await db
    .insertInto('payment_notices')
    .values({ id, received_at: nowSec })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

export const hasWebhookEvent = async (db: Executor, id: string): Promise<boolean> =>
  (await db.selectFrom('payment_notices').select('id').where('id', '=', id).executeTakeFirst()) !==
  undefined

/** Removes what is older: notices the provider no longer repeats, previews nobody may act on. */
export const purgePayments = async (
  db: Executor,
  before: { webhookEventsSec: number; previewsSec: number },
): Promise<void> => {
  await db
    .deleteFrom('payment_notices')
    .where('received_at', '<', before.webhookEventsSec)
    .execute()
  await db.deleteFrom('plan_previews').where('previewed_at', '<', before.previewsSec).execute()
}
