// Gives up a whole queue, however long: some hundred changes a transaction, each lane rebased once.
import { queueOf } from './by-state.ts'
import type { AccountDb } from '../account-db.ts'
import { finish } from './finish.ts'

import { change } from './review.ts'

const atOnce = 200

const discardSome = (
  account: AccountDb,
  after: number,
): Promise<{ last: number | null; inFlight: number[] }> =>
  change(account, async (db) => {
    const operations = await queueOf(db).where(':id').above(after).limit(atOnce).toArray()
    const given = operations.filter(({ state }) => state !== 'inflight')
    for (const operation of given) await finish(db, operation, 'discarded', operation.lastError)
    const lanes = new Map(given.map(({ lane, kind }) => [lane, kind]))
    for (const [lane, kind] of lanes) await db.entities.of(kind).rebaseLane(db, lane)
    for (const kind of db.entities.kinds) await db.entities.of(kind).takeBack?.(db, kind)
    return {
      last: operations.at(-1)?.seq ?? null,
      inFlight: operations.filter(({ state }) => state === 'inflight').map(({ seq }) => seq),
    }
  })

/** Answers what is being sent at this moment: only its answer decides about it. */
export const discardQueue = async (account: AccountDb): Promise<number[]> => {
  const inFlight: number[] = []
  for (let after: number | null = 0; after !== null;) {
    const some = await discardSome(account, after)
    inFlight.push(...some.inFlight)
    after = some.last
  }
  return inFlight
}
