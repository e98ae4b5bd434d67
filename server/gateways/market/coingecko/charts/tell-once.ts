// Tells of charts once each, however many people are shown them.
import type { ToldHistory } from '../../source-port.ts'

/** A chart is known again by its points: while an answer is kept, it is the same array. */
export const tellOnce = (
  onHistory: (history: ToldHistory) => Promise<void>,
): ((history: ToldHistory) => Promise<void>) => {
  const told = new WeakSet<ToldHistory['points']>()
  return async (history) => {
    if (told.has(history.points)) return
    told.add(history.points)
    await onHistory(history)
  }
}
