// Closes out of the charts that somebody had to ask a provider for: what a chart told is kept for
// good, for everybody.
import type { ToldHistory } from '../gateways/market/source-port.ts'
import { saveCloses, saveReach } from '../store/market/daily-close-queries.ts'
import type { Store } from '../store/store.ts'
import { dayClosesOf, lastToldDay } from './day-closes.ts'

/** Charts that tell of a coin's last year day by day. */
const yearlong: ReadonlySet<ToldHistory['range']> = new Set(['1y', 'all'])

/** Keeps what charts tell. A full disk must not cost the chart: it is noted, never thrown. */
export const createHistoryKeeper =
  (store: Store, onNote: (note: string) => void) =>
  async ({ id, range, points, readAtSec }: ToldHistory): Promise<void> => {
    const rows = dayClosesOf(points, readAtSec).map((close) => ({ coin_id: id, ...close }))
    try {
      await store.transaction(async (trx) => {
        await saveCloses(trx, rows)
        if (yearlong.has(range))
          await saveReach(trx, { coin_id: id, through_day: lastToldDay(readAtSec) })
      })
    } catch (error) {
      onNote(
        `daily closes of ${id} could not be kept: ${error instanceof Error ? error.message : 'unknown'}`,
      )
    }
  }
