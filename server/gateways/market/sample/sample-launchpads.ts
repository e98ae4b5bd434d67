// Eight invented launchpads with the projects they sold. Every name is fictional; what became of
// each is drawn, not observed.
import type { PastSaleWire } from '#contract/market/launchpad-wire.ts'
import { hashText } from '#domain/text/hash-text.ts'
import type { SourceLaunchpad } from '../source-port.ts'
import launchpads from './launchpads.json' with { type: 'json' }
import { drawsOf, smoothNoise } from './prices/noise.ts'
import { daySec } from './prices/price-path.ts'

type Cast = {
  name: string
  chains: string[]
  /** Natural-log units by which its projects do better than others. */
  luck: number
  projects: string[][]
}

const idOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

/** A project is sold once per cycle, so that the record never leaves the last three years. */
const saleCycleSec = 1_080 * daySec
/** Nobody is sold and forgotten within so many days. */
const lostAfterDays = 200
const lostShare = 0.16
/** After so many days the first excitement is over. */
const peakDay = 20

const rounded = (value: number): number => Number(value.toPrecision(4))

/** Price over sale price at an age: an early peak, a long decline, a life of its own. */
const multiplesOf = (id: string, luck: number, ageDays: number): { now: number; peak: number } => {
  const draw = drawsOf(`past-sale/${id}`)
  const peakLog = 0.2 + 2.4 * draw('peak') ** 2 + Math.max(0, luck) * draw('fame')
  const endLog = luck - 1 + 2.6 * (draw('fate') - 0.4)
  const faded = Math.min(1, Math.max(0, ageDays - peakDay) / 300)
  const wave = 0.35 * smoothNoise(hashText(`${id}/wave`), ageDays / 41)
  const now = Math.exp(
    peakLog * Math.min(1, ageDays / peakDay) * (1 - faded) + endLog * faded + wave,
  )
  return {
    now: rounded(now),
    peak: rounded(Math.max(now, Math.exp(peakLog * Math.min(1, ageDays / peakDay)))),
  }
}

const pastSaleAt = (
  { chains, luck }: Cast,
  [name = '', symbol = '']: readonly string[],
  nowSec: number,
): PastSaleWire => {
  const id = idOf(name)
  const draw = drawsOf(`past-sale/${id}`)
  const phaseSec = Math.floor(draw('sold') * 1_080) * daySec
  const soldAt = Math.floor((nowSec - phaseSec) / saleCycleSec) * saleCycleSec + phaseSec
  const ageDays = Math.floor((nowSec - soldAt) / daySec)
  const { now, peak } = multiplesOf(id, luck, ageDays)
  const isLost = ageDays > lostAfterDays && draw('lost') < lostShare
  return {
    id,
    name,
    symbol,
    chain: chains[Math.floor(draw('chain') * chains.length)] ?? null,
    sold_at: soldAt,
    sale_price: Number((0.004 * 10 ** (2.4 * draw('price'))).toPrecision(2)),
    roi: isLost ? null : now,
    ath_roi: peak,
  }
}

/** All launchpads as they stand at a second, the projects of each in the order they were sold. */
export const sampleLaunchpadsAt = (nowSec: number): SourceLaunchpad[] =>
  (launchpads as readonly Cast[]).map((cast) => ({
    id: idOf(cast.name),
    name: cast.name,
    image: null,
    chains: cast.chains,
    sales: cast.projects
      .map((project) => pastSaleAt(cast, project, nowSec))
      .toSorted((a, b) => (a.sold_at ?? 0) - (b.sold_at ?? 0)),
  }))
