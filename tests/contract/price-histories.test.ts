// The rules about the past on real histories of twenty coins, with their holes, bad prints and one joined-on stranger.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bb, ema, macd, rsi, sma } from 'indicatorts'
import { describe, expect, test } from 'vitest'
import {
  projectionHits,
  projectionHorizons,
  projectionNeeds,
  projectionOf,
  stepAhead,
} from '#domain/projection/projection.ts'
import { epochDay, type DailySeries } from '#domain/series/daily-series.ts'
import { checkSeries, type SeriesFlaw } from '#domain/series/series-quality.ts'
import { lastOf } from '#domain/technicals/moving-average.ts'
import { technicalsOf } from '#domain/technicals/technicals.ts'
import { sharedDataDir, sharedDataNote } from '#tests/fixtures/shared-data.ts'

const folder = join(sharedDataDir ?? '', 'prices/coinrewind')
const dayOf = (date: string): number => epochDay(Date.parse(`${date}T00:00:00Z`) / 1000)

const readHistory = (name: string): DailySeries => {
  const { prices } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as {
    prices: [number, number][]
  }
  return { days: prices.map(([day]) => day), closes: prices.map(([, close]) => close) }
}
const names =
  sharedDataDir === null ? [] : readdirSync(folder).filter((name) => name.endsWith('.json'))
const kindsOf = (flaws: readonly SeriesFlaw[]) => Object.groupBy(flaws, ({ kind }) => kind)
const missingDays = (flaws: readonly SeriesFlaw[]): number =>
  flaws.reduce((sum, flaw) => sum + ('missingDays' in flaw ? flaw.missingDays : 0), 0)

describe.skipIf(sharedDataDir === null)(`real price histories${sharedDataNote}`, () => {
  test('R-CDT-006 the history that PEPE was joined on to is seen, said, and left out', () => {
    const { series, flaws } = checkSeries(readHistory('pepe.json'))
    expect(flaws.findLast(({ kind }) => kind === 'splice')).toMatchObject({
      day: dayOf('2023-05-12'),
      factor: expect.closeTo(0.06397 / 0.000_001_73, -2) as number,
    })
    expect(series.days[0]).toBe(dayOf('2023-05-12'))
    expect(Math.max(...series.closes)).toBeLessThan(0.000_1)
  })

  test('R-CDT-006 bad prints are seen and left out: Dogecoin at a fiftieth for a day, Bitcoin Cash at a third', () => {
    const doge = kindsOf(checkSeries(readHistory('dogecoin.json')).flaws)
    expect(doge.badPrint).toContainEqual({
      kind: 'badPrint',
      day: dayOf('2014-02-12'),
      close: 0.000_033,
      neighbour: 0.0015,
    })
    const cash = kindsOf(checkSeries(readHistory('bitcoin-cash.json')).flaws)
    expect(cash.badPrint).toEqual([
      { kind: 'badPrint', day: dayOf('2018-11-24'), close: 61.71, neighbour: 140.64 },
    ])
  })

  test('R-CDT-006 every missing day is counted', () => {
    const counts = Object.fromEntries(
      names.map((name) => [name, missingDays(checkSeries(readHistory(name)).flaws)]),
    )
    expect(counts).toMatchObject({
      'stellar.json': 51,
      'litecoin.json': 5,
      'bnb.json': 6,
      'bitcoin.json': 0,
      'solana.json': 0,
    })
  })

  test('R-CDT-006 what moved wildly but truly is kept: since 2021 nothing is flagged but the stranger', () => {
    const since = dayOf('2021-01-01')
    const flagged = names.filter((name) =>
      checkSeries(readHistory(name)).flaws.some(
        (flaw) => flaw.kind !== 'hole' && flaw.day >= since,
      ),
    )
    expect(flagged).toEqual(['pepe.json'])
  })

  test.each(names)('R-CDT-001 %s: every indicator agrees with a second library', (name) => {
    const { series } = checkSeries(readHistory(name))
    const closes = [...series.closes]
    const all = technicalsOf(series)
    if (
      !all.strength.isReady ||
      !all.macd.isReady ||
      !all.bands.isReady ||
      !all.averages[200].isReady
    )
      throw new Error('the history is long enough')
    const scale = Math.max(...closes)
    // Averages begin at the first mean here and at the first close there: after a thousand days nothing is left of it.
    expect(lastOf(all.averages[200].exponential)).toBeCloseTo(
      ema(closes, { period: 200 }).at(-1) ?? Number.NaN,
      -Math.floor(Math.log10(scale)) + 3,
    )
    const near = (ours: number | null, theirs: number | undefined) =>
      expect(Math.abs((ours ?? Number.NaN) - (theirs ?? Number.NaN)) / scale).toBeLessThan(1e-9)
    near(lastOf(all.averages[200].simple), sma(closes, { period: 200 }).at(-1))
    near(lastOf(all.macd.macd), macd(closes, { fast: 12, slow: 26, signal: 9 }).macdLine.at(-1))
    near(lastOf(all.macd.signal), macd(closes, { fast: 12, slow: 26, signal: 9 }).signalLine.at(-1))
    near(lastOf(all.bands.upper), bb(closes, { period: 20 }).upper.at(-1))
    expect(lastOf(all.strength.line)).toBeCloseTo(
      rsi(closes, { period: 14 }).at(-1) ?? Number.NaN,
      6,
    )
  })

  test(
    'R-CDT-006 the fan holds what it says: the published share of outcomes lay inside its 80 % band',
    { timeout: 120_000 },
    () => {
      const tally = new Map(projectionHorizons.map((horizon) => [horizon, { inside: 0, all: 0 }]))
      for (const name of names) {
        const { series } = checkSeries(readHistory(name))
        for (let end = 366; end < series.closes.length - 7; end += 45) {
          const projection = projectionOf(name, {
            days: series.days.slice(end - 366, end),
            closes: series.closes.slice(end - 366, end),
          })
          for (const horizon of projectionHorizons) {
            const outcome = series.closes[end - 1 + horizon]
            const step = projection && stepAhead(projection, horizon)
            const counted = tally.get(horizon)
            if (outcome === undefined || !step || !counted) continue
            counted.all += 1
            if (outcome >= step.p10 && outcome <= step.p90) counted.inside += 1
          }
        }
      }
      const shares = Object.fromEntries(
        [...tally].map(([horizon, { inside, all }]) => [horizon, (100 * inside) / all]),
      )
      for (const horizon of projectionHorizons)
        expect(
          Math.abs((shares[horizon] ?? 0) - projectionHits[horizon]),
          `${horizon} days: ${JSON.stringify(shares)}`,
        ).toBeLessThan(1)
      expect(tally.get(365)?.all).toBeGreaterThan(1_000)
      expect(projectionNeeds).toBeLessThan(366)
    },
  )
})
