// Blocks of closes, ready to be sent: read once for all who ask the same, as a block holds the same
// for everybody.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { keepLatest } from '#domain/columns/keep-latest.ts'
import { secOfDay } from '#domain/series/daily-series.ts'
import type { DailyClosesWire } from '#contract/market/daily-closes-wire.ts'
import type { CallContext } from '../calls/call-context.ts'
import type { OutputOut } from '../calls/handler.ts'
import { PreparedAnswer } from '../calls/answers/prepared-answer.ts'
import { openMarketOf } from '../market/market-view-of.ts'
import { closesOfCoins } from '../store/market/daily-close-queries.ts'
import { lastEndedDay } from './day-closes.ts'

/** Each id once, in one order, so that a block has one name. */
type Block = { ids: readonly string[]; fromDay: number }

/**
 * SQLite reads on the thread that everybody shares: ten years of a hundred coins would hold it for
 * seconds; others' requests go between two reads.
 */
const coinsAtOnce = 10

const keptClosesOf = async (
  { db }: CallContext,
  { ids, fromDay }: Block,
): Promise<Map<string, DailyClosesWire>> => {
  const closes = new Map<string, DailyClosesWire>()
  for (let from = 0; from < ids.length; from += coinsAtOnce) {
    const some = ids.slice(from, from + coinsAtOnce)
    for (const { coin_id: id, day, close } of await closesOfCoins(db, some, fromDay)) {
      const coin = closes.get(id) ?? { first_day: day, prices: [] }
      // A day that was passed over is a hole, and stays one.
      while (coin.first_day + coin.prices.length < day) coin.prices.push(null)
      coin.prices.push(close)
      closes.set(id, coin)
    }
    await nextTurn()
  }
  return closes
}

/** Of a source that knows every day: computed, and never mixed with what a real one told. */
const replayedClosesOf = async (
  replay: (id: string, fromDay: number) => DailyClosesWire | null,
  { ids, fromDay }: Block,
): Promise<Map<string, DailyClosesWire>> => {
  const closes = new Map<string, DailyClosesWire>()
  for (const id of ids) {
    const coin = replay(id, fromDay)
    if (coin) closes.set(id, coin)
    // Years of a coin take milliseconds; others' requests go between two coins.
    await nextTurn()
  }
  return closes
}

const outputOf = async (ctx: CallContext, block: Block): Promise<OutputOut<'get_daily_closes'>> => {
  const { market, view } = openMarketOf(ctx)
  const closes = market.dailyCloses
    ? await replayedClosesOf(market.dailyCloses, block)
    : await keptClosesOf(ctx, block)
  const asOfSec = Math.min(view.source.as_of, secOfDay(lastEndedDay(ctx.nowSec) + 1))
  return {
    closes: Object.fromEntries(closes),
    as_of: asOfSec,
    source: { ...view.source, as_of: asOfSec, quarantined: 0 },
  }
}

type Prepared = { answer: Promise<PreparedAnswer>; atSec: number }

/** Other processes on the same database may have learnt something meanwhile. */
const keptForSec = 60
const mostKept = 40
const preparedOf = new WeakMap<object, Map<string, Prepared>>()

const isTrue = ({ atSec }: Prepared, nowSec: number): boolean =>
  Math.abs(nowSec - atSec) < keptForSec && lastEndedDay(atSec) === lastEndedDay(nowSec)

/**
 * The answer about these coins from the day `fromDay` on. Throws MARKET_NOT_READY while there is no
 * market.
 */
export const closesAnswer = (
  ctx: CallContext,
  { ids, fromDay }: Block,
): Promise<PreparedAnswer> => {
  const prepared = preparedOf.get(ctx.deps) ?? new Map<string, Prepared>()
  preparedOf.set(ctx.deps, prepared)
  const block = { ids: [...new Set(ids)].toSorted(), fromDay }
  const name = JSON.stringify(block)
  const known = prepared.get(name)
  if (known && isTrue(known, ctx.nowSec)) return keepLatest(prepared, name, known, mostKept).answer
  const answer = outputOf(ctx, block).then((output) => PreparedAnswer.of(() => output))
  answer.catch(() => prepared.delete(name))
  return keepLatest(prepared, name, { answer, atSec: ctx.nowSec }, mostKept).answer
}
