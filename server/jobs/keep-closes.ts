// Keeps what days closed with: of all coins from the market itself, at no request; and of single
// coins their past, as their source has turns to spare.
import { epochDay } from '#domain/series/daily-series.ts'
import { dayClosesOf, lastToldDay } from '../closes/day-closes.ts'
import type { Clock } from '../clock.ts'
import type { MarketPort, MarketView } from '../gateways/market/market-port.ts'
import { MarketSourceError, type Learning } from '../gateways/market/source-port.ts'
import { closeReaches, extendReaches, saveCloses } from '../store/market/daily-close-queries.ts'
import type { Store } from '../store/store.ts'

/** Rows a transaction: others' requests run between two of them. */
const batch = 200

/** The last view of a day holds its closes, once a view of a later day is there. */
const createDayRecorder = (store: Store) => {
  let last: MarketView | null = null
  return async (view: MarketView): Promise<void> => {
    const ended = last
    last = view
    if (ended === null || epochDay(ended.source.as_of) >= epochDay(view.source.as_of)) return
    const day = epochDay(ended.source.as_of)
    const rows = ended.rows.flatMap(({ id, price, as_of: t }) =>
      t === null
        ? []
        : dayClosesOf([{ t, price }], view.source.as_of)
            .filter((close) => close.day === day)
            .map((close) => ({ coin_id: id, ...close })),
    )
    for (let from = 0; from < rows.length; from += batch) {
      const some = rows.slice(from, from + batch)
      await store.transaction(async (trx) => {
        await saveCloses(trx, some)
        await extendReaches(
          trx,
          some.map(({ coin_id: id }) => id),
          day,
        )
      })
    }
  }
}

/** Trouble leaves the coin for tomorrow: what cannot be told at all must not be asked for ever. */
const askOrLeave = async ({ askYear }: Learning, id: string): Promise<void> => {
  try {
    await askYear(id)
  } catch (error) {
    if (!(error instanceof MarketSourceError)) throw error
  }
}

/** One coin after the other, the largest first, each at most once a day. */
const createLearner = (store: Store) => {
  let dueDay = Number.NaN
  let due: string[] = []
  const isBehind = async (through: number): Promise<(id: string) => boolean> => {
    const rows = await closeReaches(store.db)
    const reaches = new Map(rows.map(({ coin_id: id, through_day: day }) => [id, day]))
    return (id) => (reaches.get(id) ?? Number.NEGATIVE_INFINITY) < through
  }
  return async (market: MarketPort, view: MarketView, nowSec: number): Promise<void> => {
    const through = lastToldDay(nowSec)
    if (through !== dueDay) {
      const isDue = await isBehind(through)
      due = view.rows.map(({ id }) => id).filter(isDue)
      dueDay = through
    }
    if (market.learning?.canAsk() !== true) return
    const [next, ...others] = due
    due = others
    // Meanwhile somebody may have looked at its chart, or another server asked.
    if (next === undefined || !(await isBehind(through))(next)) return
    await askOrLeave(market.learning, next)
  }
}

type KeeperOptions = { store: Store; market: MarketPort | null; clock: Clock }

/** A round; call it every minute. Nothing of an invented market is ever kept. */
export const createCloseKeeper = ({
  store,
  market,
  clock,
}: KeeperOptions): (() => Promise<void>) => {
  const recordDay = createDayRecorder(store)
  const learn = createLearner(store)
  return async () => {
    const view = market?.view()
    if (!market || !view || view.source.is_sample) return
    await recordDay(view)
    await learn(market, view, Math.floor(clock.nowMs() / 1000))
  }
}
