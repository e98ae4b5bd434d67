// Every schema of an account database, oldest first: the place in the list, counted from 1, is its
// version. A released one never changes; a new one goes at the end.
import type { Transaction } from 'dexie'
import { accountV1 } from './account-v1.ts'
import { accountV2, upgradeToV2 } from './account-v2.ts'
import { accountV3 } from './account-v3.ts'

type AccountVersion = {
  stores: Readonly<Record<string, string>>
  upgrade?: (transaction: Transaction) => Promise<void>
}

export const accountVersions: readonly AccountVersion[] = [
  { stores: accountV1 },
  { stores: accountV2, upgrade: upgradeToV2 },
  { stores: accountV3 },
]

/** The stores as this release keeps them. */
export const accountStores = accountV3
