// Shrinks what releases before this one kept for a key: the whole answer, every entry of the list
// in it. A few rows at a time with room for calls between, however many there are; repeats of rows
// not reached yet are answered alike.
import { setTimeout as wait } from 'node:timers/promises'
import { shrinkWholeAnswer } from '../calls/answers/kept-answer.ts'
import {
  findProcessed,
  replaceAnswer,
  wholeAnswerKeys,
} from '../store/watchlists/processed-mutation-queries.ts'
import type { Store } from '../store/store.ts'

/** A step ends after this long, or after so many rows; one row of 3 MB takes 20 ms. */
const stepMs = 20
const stepRows = 100
const pauseMs = 50

/** One transaction; false once nothing is left. */
const shrinkSome = (store: Store): Promise<boolean> =>
  store.transaction(async (trx) => {
    const keys = await wholeAnswerKeys(trx, stepRows)
    const untilMs = performance.now() + stepMs
    for (const { user_id, key } of keys) {
      const row = await findProcessed(trx, user_id, key)
      if (row?.form === 0) await replaceAnswer(trx, { user_id, key }, shrinkWholeAnswer(row))
      if (performance.now() > untilMs) break
    }
    return keys.length > 0
  })

/** Resolves when every row is small. What is done stays done, so that it may be broken off. */
export const shrinkAnswers = async (
  store: Store,
  isStopping: () => boolean = () => false,
): Promise<void> => {
  while (!isStopping() && (await shrinkSome(store))) await wait(pauseMs)
}
