// What the person has ticked, and how to tick; a tick that could not be kept says so.
import { airdropMarks } from '#data/airdrops/queries.ts'
import { markClaimed, markTask } from '#data/airdrops/commands.ts'
import type { AirdropMark } from '#data/airdrops/types.ts'
import { useLiveQuery } from '#data/live-query.ts'
import { useAccountDb } from '#client/session/use-account-db.ts'
import { toastFault } from '#parts/watchlist/list-toasts.ts'

export type AirdropMarks = {
  marks: ReadonlyMap<string, AirdropMark>
  /** Null while nobody knows who is here. */
  tick: ((id: string, task: { id: string; isDone: boolean }) => void) | null
  claim: ((id: string, isClaimed: boolean) => void) | null
}

const none: ReadonlyMap<string, AirdropMark> = new Map()

export const useAirdropMarks = (): AirdropMarks => {
  const db = useAccountDb()
  const marks = useLiveQuery(() => (db ? airdropMarks(db) : Promise.resolve(none)), [db]) ?? none
  return {
    marks,
    tick: db && ((id, task) => void markTask(db, id, task).catch(toastFault)),
    claim: db && ((id, isClaimed) => void markClaimed(db, id, isClaimed).catch(toastFault)),
  }
}
