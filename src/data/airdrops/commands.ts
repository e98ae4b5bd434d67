// Ticking what was done for an airdrop. Never sent.
import type { AccountDb } from '../account-db.ts'
import { withStorage } from '../storage-fault.ts'
import { writeRows } from '../write-rows.ts'
import { markKeyStart, readMark, type AirdropMark } from './types.ts'

const change = (
  db: AccountDb,
  id: string,
  next: (mark: AirdropMark) => AirdropMark,
): Promise<void> =>
  withStorage(db, () =>
    writeRows(db, ['prefs'], async ({ prefs }) => {
      const key = `${markKeyStart}${id}`
      const mark = next(readMark((await prefs.get(key))?.value))
      await (mark.done.length === 0 && !mark.isClaimed
        ? prefs.delete(key)
        : prefs.put({ key, value: mark }))
    }),
  )

/** Ticks a task, or takes the tick away. Throws StorageFault. */
export const markTask = (
  db: AccountDb,
  id: string,
  task: { id: string; isDone: boolean },
): Promise<void> =>
  change(db, id, ({ done, isClaimed }) => ({
    isClaimed,
    done: [...done.filter((each) => each !== task.id), ...(task.isDone ? [task.id] : [])],
  }))

/** Notes that the person has claimed an airdrop, or has not after all. Throws StorageFault. */
export const markClaimed = (db: AccountDb, id: string, isClaimed: boolean): Promise<void> =>
  change(db, id, ({ done }) => ({ done, isClaimed }))
