// Gives up a whole queue, however long: some hundred changes a transaction, each list folded once.
import type { AccountDb } from '../account-db.ts'
import { refoldLane } from '../watchlists/refold.ts'
import { listKinds } from '#domain/watchlist.ts'
import { finish } from './finish.ts'
import { keepOnlyList } from './keep-only-list.ts'
import { change } from './review.ts'

const atOnce = 200

const discardSome = (
  account: AccountDb,
  after: number,
): Promise<{ last: number | null; inFlight: number[] }> =>
  change(account, async (db) => {
    const operations = await db.outbox.where(':id').above(after).limit(atOnce).toArray()
    const given = operations.filter(({ state }) => state !== 'inflight')
    for (const operation of given) await finish(db, operation, 'discarded', operation.lastError)
    for (const lane of new Set(given.map((operation) => operation.lane))) await refoldLane(db, lane)
    for (const kind of listKinds) await keepOnlyList(db, kind)
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
