// What a person has ticked of airdrops: kept with the account on this device, one row an airdrop, and never sent.
import type { AccountDb } from '../account-db.ts'
import { withStorage } from '../storage-fault.ts'
import { writeRows } from '../write-rows.ts'
import * as z from 'zod/mini'

const keyStart = 'airdrop:'

const markSchema = z.object({
  done: z.catch(z.array(z.string()), []),
  isClaimed: z.catch(z.boolean(), false),
})
/** `done`: ids of ticked tasks. An airdrop of which nothing is ticked has no mark. */
export type AirdropMark = z.infer<typeof markSchema>

const noMark: AirdropMark = { done: [], isClaimed: false }

const readMark = (value: unknown): AirdropMark => markSchema.safeParse(value).data ?? noMark

/** Every mark by the airdrop's id; airdrops that have left the list keep theirs. For live queries. */
export const airdropMarks = async (db: AccountDb): Promise<Map<string, AirdropMark>> => {
  const rows = await db.prefs.where('key').startsWith(keyStart).toArray()
  return new Map(rows.map(({ key, value }) => [key.slice(keyStart.length), readMark(value)]))
}

const change = (
  db: AccountDb,
  id: string,
  next: (mark: AirdropMark) => AirdropMark,
): Promise<void> =>
  withStorage(db, () =>
    writeRows(db, ['prefs'], async ({ prefs }) => {
      const key = `${keyStart}${id}`
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
