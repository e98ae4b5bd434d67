// Support and resistance: prices at which the coin has turned more than once.
import { mean, median } from 'simple-statistics'
import { logReturns, type DailySeries } from '../series/daily-series.ts'

/** A close is a turning point if no close within so many days to either side lies further out. */
const reachDays = 5
/** Turning points this many usual daily moves apart are one level. */
const widthMoves = 1.5
/** The narrowest a level may be, as a share of the price. */
const leastWidth = 0.01
const leastTouches = 2

/**
 * `price` is the mean of the turning points, `touches` how many there are, `lastDay` the newest of
 * them.
 */
export type Level = { price: number; touches: number; lastDay: number }
export type Levels = { support: Level | null; resistance: Level | null }

/** The closes needed before levels mean anything. */
export const levelsNeed = 60

type Turn = { price: number; day: number }

const turnsOf = ({ days, closes }: DailySeries): Turn[] =>
  closes.flatMap((price, at) => {
    if (at < reachDays || at >= closes.length - reachDays) return []
    const around = closes.slice(at - reachDays, at + reachDays + 1)
    const isFlat = Math.max(...around) === Math.min(...around)
    const isTurn = price === Math.max(...around) || price === Math.min(...around)
    return isTurn && !isFlat ? [{ price, day: days[at] ?? 0 }] : []
  })

/** Neighbouring prices join while they are within a level's width of the one below. */
const groupsOf = (turns: readonly Turn[], width: number): Turn[][] => {
  const groups: Turn[][] = []
  for (const turn of turns.toSorted((a, b) => a.price - b.price)) {
    const group = groups.at(-1)
    const first = group?.[0]
    if (group && first && turn.price <= first.price * (1 + width)) group.push(turn)
    else groups.push([turn])
  }
  return groups
}

const levelOf = (turns: readonly Turn[]): Level => ({
  price: mean(turns.map(({ price }) => price)),
  touches: turns.length,
  lastDay: turns.reduce((latest, { day }) => Math.max(latest, day), 0),
})

/**
 * The nearest level below and above the last close. A level is two turning points or more that lie
 * within one and a half usual daily moves of each other (at least one percent); a turning point is
 * the extreme of eleven days around it. Null where the history is shorter than `levelsNeed` or has
 * no such level on that side.
 */
export const levelsOf = (series: DailySeries): Levels => {
  const { closes } = series
  const price = closes.at(-1)
  if (price === undefined || closes.length < levelsNeed) return { support: null, resistance: null }
  const usualMove = median(logReturns(closes).map((change) => Math.abs(change)))
  const levels = groupsOf(turnsOf(series), Math.max(leastWidth, widthMoves * usualMove))
    .filter(({ length }) => length >= leastTouches)
    .map(levelOf)
  return {
    support: levels.findLast((level) => level.price < price) ?? null,
    resistance: levels.find((level) => level.price > price) ?? null,
  }
}
