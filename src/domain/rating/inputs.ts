// Every input of rating v1: what it is, what it weighs within its sub-score, and how a value
// becomes points (design 8). The tables keep one row an input: their columns are what a reader
// compares, so the formatter leaves them.
import type { NormaliserPoints } from './normaliser.ts'
import type { RatingKind, SubscoreKey } from './subscores.ts'

export type RatingUnit =
  | 'percent'
  | 'days'
  | 'usd'
  | 'count'
  | 'grade'
  | 'multiple'
  | 'yesNo'
  | 'rank'
  | 'perThousand'

export type RatingInput = {
  key: RatingInputKey
  subscore: SubscoreKey
  /** Permille of the sub-score; the inputs of a sub-score sum to 1000. */
  weightPermille: number
  unit: RatingUnit
  /** Whole steps per unit. */
  scale: number
  points: NormaliserPoints
}

/** What can be known about an asset, and the unit its value is told in. */
// prettier-ignore
export const inputShapes = {
  circulatingShare: { subscore: 'tokenomics', unit: 'percent', scale: 100, points: [[0, 0], [1_000, 10], [5_000, 50], [10_000, 100]] },
  capToFdv: { subscore: 'tokenomics', unit: 'percent', scale: 100, points: [[0, 0], [1_000, 12], [5_000, 55], [10_000, 100]] },
  insiderShare: { subscore: 'tokenomics', unit: 'percent', scale: 100, points: [[0, 100], [2_000, 75], [4_000, 35], [7_000, 0]] },
  unlockNext30d: { subscore: 'tokenomics', unit: 'percent', scale: 100, points: [[0, 100], [100, 80], [500, 35], [1_500, 0]] },
  inflation12m: { subscore: 'tokenomics', unit: 'percent', scale: 100, points: [[0, 100], [200, 88], [1_000, 50], [3_000, 15], [6_000, 0]] },
  scheduleSource: { subscore: 'tokenomics', unit: 'grade', scale: 1, points: [[0, 0], [1, 35], [2, 70], [3, 100]] },

  auditCount: { subscore: 'security', unit: 'count', scale: 1, points: [[0, 0], [1, 50], [2, 75], [3, 88], [5, 100]] },
  auditAge: { subscore: 'security', unit: 'days', scale: 1, points: [[0, 100], [180, 85], [365, 65], [730, 35], [1_825, 0]] },
  contractFlags: { subscore: 'security', unit: 'count', scale: 1, points: [[0, 100], [1, 55], [2, 25], [4, 0]] },
  honeypot: { subscore: 'security', unit: 'yesNo', scale: 1, points: [[0, 100], [1, 0]] },
  openSource: { subscore: 'security', unit: 'yesNo', scale: 1, points: [[0, 0], [1, 100]] },
  netLosses: { subscore: 'security', unit: 'percent', scale: 100, points: [[0, 100], [100, 80], [500, 45], [2_000, 0]] },
  bounty: { subscore: 'security', unit: 'usd', scale: 1, points: [[0, 0], [10_000, 35], [100_000, 65], [1_000_000, 100]] },
  age: { subscore: 'security', unit: 'days', scale: 1, points: [[0, 0], [180, 20], [365, 40], [1_095, 75], [2_555, 100]] },

  turnover: { subscore: 'market', unit: 'percent', scale: 100, points: [[0, 0], [50, 25], [200, 55], [800, 85], [2_500, 100]] },
  volatility30d: { subscore: 'market', unit: 'percent', scale: 100, points: [[0, 100], [200, 85], [500, 50], [1_000, 20], [2_000, 0]] },
  drawdownAth: { subscore: 'market', unit: 'percent', scale: 100, points: [[0, 100], [3_000, 80], [6_000, 50], [9_000, 15], [10_000, 0]] },
  venues: { subscore: 'market', unit: 'count', scale: 1, points: [[0, 0], [3, 25], [10, 55], [30, 85], [60, 100]] },
  rank: { subscore: 'market', unit: 'rank', scale: 1, points: [[1, 100], [10, 92], [100, 70], [500, 40], [2_000, 12], [10_000, 0]] },

  initialCap: { subscore: 'market', unit: 'usd', scale: 1, points: [[0, 100], [1_000_000, 85], [5_000_000, 60], [20_000_000, 30], [100_000_000, 0]] },
  priceToEarlierRounds: { subscore: 'market', unit: 'multiple', scale: 100, points: [[100, 100], [150, 75], [300, 35], [600, 0]] },
  floatAtTge: { subscore: 'market', unit: 'percent', scale: 100, points: [[0, 0], [500, 20], [1_500, 55], [3_000, 85], [5_000, 100]] },
  launchpadRecord: { subscore: 'market', unit: 'multiple', scale: 100, points: [[0, 0], [100, 40], [200, 65], [500, 100]] },

  investorTier: { subscore: 'insights', unit: 'grade', scale: 1, points: [[0, 0], [1, 30], [2, 55], [3, 80], [4, 100]] },
  commits4w: { subscore: 'insights', unit: 'count', scale: 1, points: [[0, 0], [10, 30], [50, 60], [200, 90], [500, 100]] },
  documentation: { subscore: 'insights', unit: 'grade', scale: 1, points: [[0, 0], [1, 30], [2, 55], [3, 80], [4, 100]] },
  teamDisclosed: { subscore: 'insights', unit: 'percent', scale: 100, points: [[0, 0], [5_000, 60], [10_000, 100]] },

  communityPercentile: { subscore: 'social', unit: 'percent', scale: 100, points: [[0, 0], [10_000, 100]] },
  activityPerMember: { subscore: 'social', unit: 'perThousand', scale: 100, points: [[0, 0], [50, 25], [200, 55], [1_000, 90], [3_000, 100]] },
  communityTrend: { subscore: 'social', unit: 'percent', scale: 100, points: [[-2_000, 0], [0, 45], [500, 70], [2_000, 100]] },
} as const satisfies Record<string, Omit<RatingInput, 'key' | 'weightPermille'>>

export type RatingInputKey = keyof typeof inputShapes

type Weights = Partial<Record<RatingInputKey, number>>

const insightWeights = {
  investorTier: 300,
  commits4w: 300,
  documentation: 200,
  teamDisclosed: 200,
} as const
const socialWeights = {
  communityPercentile: 400,
  activityPerMember: 300,
  communityTrend: 300,
} as const

// prettier-ignore
const coinWeights: Weights = {
  circulatingShare: 200, capToFdv: 200, insiderShare: 200, unlockNext30d: 150, inflation12m: 150, scheduleSource: 100,
  auditCount: 150, auditAge: 100, contractFlags: 150, honeypot: 100, openSource: 100, netLosses: 150, bounty: 100, age: 150,
  turnover: 250, volatility30d: 100, drawdownAth: 300, venues: 50, rank: 300,
  ...insightWeights,
  ...socialWeights,
}

/** A sale has no trading yet: its market sub-score is the terms of the sale. */
// prettier-ignore
const saleWeights: Weights = {
  insiderShare: 350, unlockNext30d: 200, inflation12m: 250, scheduleSource: 200,
  auditCount: 250, auditAge: 150, contractFlags: 200, honeypot: 150, openSource: 150, bounty: 100,
  initialCap: 250, priceToEarlierRounds: 300, floatAtTge: 200, launchpadRecord: 250,
  ...insightWeights,
  ...socialWeights,
}

const weighted = (weights: Weights): readonly RatingInput[] =>
  (Object.keys(inputShapes) as RatingInputKey[]).flatMap((key) => {
    const weightPermille = weights[key]
    return weightPermille === undefined ? [] : [{ ...inputShapes[key], key, weightPermille }]
  })

/** The inputs of each kind of asset, in the order a receipt prints them. */
export const ratingInputs: Readonly<Record<RatingKind, readonly RatingInput[]>> = {
  coin: weighted(coinWeights),
  sale: weighted(saleWeights),
}
