// Whether what is entered stays on this device, because the host knows no ledger.
import { apiOrigin } from '#api/client.ts'
import type { AccountDb } from '#data/account-db.ts'
import { useLiveQuery } from '#data/live-query.ts'
import { hostKnows } from '#data/outbox/queries.ts'

/** False while the host has not said what it knows. */
export const useHostKeepsNone = (db: AccountDb): boolean =>
  useLiveQuery(() => hostKnows(db, apiOrigin, 'ledger'), [db]) === false
