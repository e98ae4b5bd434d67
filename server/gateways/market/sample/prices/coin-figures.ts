// The figures of a sample coin at one tick, all read from its price path, so that no two of them
// disagree.
import { hashText } from '#domain/text/hash-text.ts'
import { chance, smoothNoise } from './noise.ts'
import { daySec } from './price-path.ts'
import type { PricePath } from './price-path.ts'
import type { SampleCoin } from '../sample-coins.ts'

const hourSec = 3_600
const weekSec = 7 * daySec
export const sparklinePoints = 168

export type Extreme = { price: number; atSec: number }

export type CoinFigures = {
  tickSec: number
  price: number
  change24h: number | null
  change7d: number | null
  change30d: number | null
  high24h: number
  low24h: number
  ath: Extreme
  atl: Extreme
  sparkline: number[]
  /** Standard deviation of the last thirty daily changes, percent. */
  volatility30d: number | null
  /** Share of the market cap that changed hands in a day. */
  turnover: number
}

/** Busy coins tick every minute, quiet ones up to every five, each in its own minute. */
export const tickOf = (coin: SampleCoin, nowSec: number): number => {
  const capLog = Math.log10(coin.basePrice * coin.circulating)
  const everyMin = Math.max(1, Math.min(5, Math.round(10.5 - capLog)))
  const phase = hashText(coin.id) % everyMin
  return (Math.floor((Math.floor(nowSec / 60) - phase) / everyMin) * everyMin + phase) * 60
}

const grid = (fromSec: number, toSec: number, stepSec: number): number[] => {
  const first = Math.ceil(fromSec / stepSec)
  return Array.from(
    { length: Math.max(0, Math.floor(toSec / stepSec) - first + 1) },
    (_, step) => (first + step) * stepSec,
  )
}

const further = (price: number, found: Extreme, isHigh: boolean): boolean =>
  isHigh ? price > found.price : price < found.price

const extremeOver = (
  path: PricePath,
  times: readonly number[],
  start: { found: Extreme; isHigh: boolean },
): Extreme =>
  times.reduce((found, atSec) => {
    const price = path.at(atSec)
    return further(price, found, start.isHigh) ? { price, atSec } : found
  }, start.found)

/**
 * Weeks of a life, days of the last year, then hours around the best day: what any history shows is
 * within it.
 */
const extremeOf = (path: PricePath, tickSec: number, isHigh: boolean): Extreme => {
  const now = { price: path.at(tickSec), atSec: tickSec }
  const weeks = extremeOver(path, grid(path.startSec, tickSec, weekSec), { found: now, isHigh })
  const around = grid(
    Math.max(path.startSec, weeks.atSec - weekSec),
    Math.min(tickSec, weeks.atSec + weekSec),
    daySec,
  )
  const lastYear = grid(Math.max(path.startSec, tickSec - 366 * daySec), tickSec, daySec)
  const days = extremeOver(path, [...around, ...lastYear], { found: weeks, isHigh })
  const hours = grid(
    Math.max(path.startSec, days.atSec - daySec),
    Math.min(tickSec, days.atSec + daySec),
    hourSec,
  )
  return extremeOver(path, hours, { found: days, isHigh })
}

/**
 * Extremes move only when a day ends or the price leaves them: searched once a day, compared at
 * every tick.
 */
export const createExtremes = () => {
  const known = new Map<string, { day: number; ath: Extreme; atl: Extreme }>()
  return (coin: SampleCoin, path: PricePath, tickSec: number): { ath: Extreme; atl: Extreme } => {
    const day = Math.floor(tickSec / daySec)
    let found = known.get(coin.id)
    if (found?.day !== day) {
      const midnight = Math.max(path.startSec, day * daySec)
      found = { day, ath: extremeOf(path, midnight, true), atl: extremeOf(path, midnight, false) }
      known.set(coin.id, found)
    }
    return found
  }
}

const percent = (now: number, then: number): number => Number(((now / then - 1) * 100).toFixed(4))

/** Population standard deviation. */
export const deviation = (values: readonly number[]): number => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
}

const volatilityOf = (path: PricePath, tickSec: number): number | null => {
  if (tickSec - path.startSec < 30 * daySec) return null
  const closes = Array.from({ length: 31 }, (_, day) => path.at(tickSec - (30 - day) * daySec))
  return Number(
    (
      100 * deviation(closes.slice(1).map((close, day) => Math.log(close / (closes[day] ?? close))))
    ).toFixed(2),
  )
}

/** Share of the market cap that changes hands in a day, at a second. */
export const turnoverAt = (coin: SampleCoin, tickSec: number): number => {
  const seed = hashText(`${coin.id}/turnover`)
  const usual =
    coin.category === 'Stablecoin'
      ? 0.15 + 0.4 * chance(seed, 1)
      : 0.008 * 10 ** (1.3 * chance(seed, 1))
  return (
    usual *
    Math.exp(
      0.6 * smoothNoise(seed, tickSec / (9 * hourSec)) + 0.1 * smoothNoise(seed + 1, tickSec / 900),
    )
  )
}

/** Everything a row and a record show of the price, at a coin's last tick. */
export const figuresAt = (
  coin: SampleCoin,
  path: PricePath,
  options: { nowSec: number; extremesOf: ReturnType<typeof createExtremes> },
): CoinFigures => {
  const tickSec = tickOf(coin, options.nowSec)
  const price = path.at(tickSec)
  const changeOver = (spanSec: number): number | null =>
    tickSec - spanSec < path.startSec ? null : percent(price, path.at(tickSec - spanSec))
  const hourly = Array.from({ length: sparklinePoints }, (_, hour) =>
    path.at(tickSec - (sparklinePoints - 1 - hour) * hourSec),
  )
  const quarters = Array.from({ length: 97 }, (_, quarter) => path.at(tickSec - quarter * 900))
  const high24h = Math.max(...quarters)
  const low24h = Math.min(...quarters)
  const { ath, atl } = options.extremesOf(coin, path, tickSec)
  return {
    tickSec,
    price,
    change24h: changeOver(daySec),
    change7d: changeOver(7 * daySec),
    change30d: changeOver(30 * daySec),
    high24h,
    low24h,
    ath:
      high24h > ath.price
        ? { price: high24h, atSec: tickSec - quarters.indexOf(high24h) * 900 }
        : ath,
    atl:
      low24h < atl.price ? { price: low24h, atSec: tickSec - quarters.indexOf(low24h) * 900 } : atl,
    sparkline: hourly,
    volatility30d: volatilityOf(path, tickSec),
    turnover: turnoverAt(coin, tickSec),
  }
}
