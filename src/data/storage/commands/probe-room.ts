// Whether a full device has room again: something as large as an edit is written and taken back.
import type { AccountDb } from '../../account-db.ts'
import { withStorage } from '../../storage-fault.ts'
import { writeRows } from '../../write-rows.ts'

const key = 'roomProbe'
const probe = 'x'.repeat(16_384)

/** True where a write goes through; the health of the storage then says so too. Never rejects. */
export const probeRoom = async (db: AccountDb): Promise<boolean> => {
  try {
    await withStorage(db, () =>
      writeRows(db, ['meta'], (within) => within.meta.put({ key, value: probe })),
    )
    await db.meta.delete(key)
    return true
  } catch {
    return false
  }
}
