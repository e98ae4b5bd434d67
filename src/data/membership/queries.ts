// What the server last said about one account's membership.
import type { AccountDb } from '../account-db.ts'
import { partKey } from './part-key.ts'
import type { MembershipPart, SavedPart } from './types.ts'

/** The last copy of one part, or null where none was ever kept. */
export const savedPart = async <Part extends MembershipPart>(
  db: AccountDb,
  part: Part,
): Promise<SavedPart<Part> | null> =>
  ((await db.meta.get(partKey(part)))?.value as SavedPart<Part> | undefined) ?? null
