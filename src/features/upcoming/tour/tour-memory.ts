// Whether the welcome of the tour shows by itself (R-TOU-004, R-TOU-005, D-TOURKEY).
import { readSession, writeSession } from '#platform/storage/session-values.ts'
import { readStored, writeStored } from '#platform/storage/stored-values.ts'

const hiddenKey = 'upcoming_tour_hidden'
const skippedKey = 'upcoming_tour_skipped'

export const isTourOffered = (): boolean =>
  readStored(hiddenKey) !== '1' && readSession(skippedKey) !== '1'
/** Not again in this session; it may come on a later visit. */
export const skipTour = (): void => writeSession(skippedKey, '1')
/** Never again by itself. */
export const hideTour = (): void => writeStored(hiddenKey, '1')
