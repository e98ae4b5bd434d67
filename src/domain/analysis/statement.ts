// What an analysis is made of: sentences by key, each with the figures it rests on. Nothing in it
// comes from anywhere else.

export type FigureUnit =
  | 'price'
  | 'money'
  | 'change'
  | 'share'
  | 'count'
  | 'amount'
  | 'score'
  | 'date'
/** A value as it is known: US dollars, percent, whole numbers, epoch seconds. */
export type Figure = { unit: FigureUnit; value: number }

/** Names a figure of the page: the label it is cited by. */
export type CitedFigure =
  | 'price'
  | 'marketCap'
  | 'volume24h'
  | 'rank'
  | 'change7d'
  | 'change30d'
  | 'allTimeHigh'
  | 'average'
  | 'relativeStrength'
  | 'macdHistogram'
  | 'volatility'
  | 'deepestFall'
  | 'projectionLow'
  | 'projectionHigh'
  | 'circulatingSupply'
  | 'maxSupply'
  | 'unlocks'
  | 'score'
  | 'coverage'
  | 'subscore'
  | 'input'
  | 'unknownInputs'
  | 'commits'
  | 'audits'
  | 'followers'
  | 'closes'
  | 'flaws'

export type AnalysisTab = 'overview' | 'fundamentals' | 'technicals' | 'social' | 'developers'
/** A figure a sentence rests on, when it was true, and the tab that shows it. */
export type Citation = {
  figure: CitedFigure
  value: Figure
  asOfSec: number | null
  tab: AnalysisTab
}

export type AnalysisTopic = 'market' | 'trend' | 'risk' | 'supply' | 'rating' | 'people' | 'data'

/**
 * `values` fill the sentence's placeholders; `count` chooses its plural form, `number` writes it
 * where a figure is cited by it. Words are keys of the rating's own texts.
 */
export type Statement<Key extends string = string> = {
  key: Key
  topic: AnalysisTopic
  values: Readonly<Record<string, Figure>>
  count?: number
  words?: Readonly<Record<string, { kind: 'subscore' | 'input' | 'band'; key: string }>>
  cites: readonly [Citation, ...Citation[]]
}
