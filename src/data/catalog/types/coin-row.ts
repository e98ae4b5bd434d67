// What every floor above sees of a coin: one flat row. Columns and wire names never leave this
// folder.
import {
  figureOfColumn,
  type CoinFigure,
  type FigureColumn,
} from '#contract/market/coin-figures.ts'
import type { FigureRange } from '#domain/figure/figure-range.ts'
import type { SubscoreWeights } from '#domain/rating/weights.ts'

export const figureColumns = Object.keys(figureOfColumn) as FigureColumn[]
export const coinFigures: readonly CoinFigure[] = Object.values(figureOfColumn)

/**
 * One coin of a list. Money in US dollars, changes and coverage in percent, scores 0-100, times in
 * epoch seconds.
 */
export type CoinRow = {
  id: string
  name: string
  symbol: string
  image: string | null
  category: string | null
  chain: string | null
  /**
   * The rating by the reader's own weights, in answers to a query that carries them. Never the
   * official score.
   */
  own?: OwnRating
} & Record<CoinFigure, number | null>

/**
 * 0-100 and whole percent; null where these weights leave no score, or the server does not tell
 * what it takes.
 */
export type OwnRating = {
  totalScore: number | null
  scoreLow: number | null
  scoreHigh: number | null
  coveragePct: number | null
}

const texts = ['id', 'name', 'symbol', 'image', 'category', 'chain'] as const

const isSameOwn = (one: OwnRating | undefined, other: OwnRating | undefined): boolean =>
  one === other ||
  (one !== undefined &&
    other !== undefined &&
    one.totalScore === other.totalScore &&
    one.scoreLow === other.scoreLow &&
    one.scoreHigh === other.scoreHigh &&
    one.coveragePct === other.coveragePct)

/** Whether two rows say the same of the same coin. */
export const isSameRow = (one: CoinRow, other: CoinRow): boolean =>
  one === other ||
  (texts.every((text) => one[text] === other[text]) &&
    coinFigures.every((figure) => one[figure] === other[figure]) &&
    isSameOwn(one.own, other.own))

/** `own` ones are by the query's own weights, and official where it has none. */
export type CoinSortKey =
  | CoinFigure
  | 'name'
  | 'symbol'
  | 'category'
  | 'chain'
  | 'ownScore'
  | 'ownLow'
export type CoinSort = { by: CoinSortKey; direction: 'asc' | 'desc' }

export type CoinFilter = {
  /** Score, sub-scores, market cap, listing date (listedAtSec) and any other figure. */
  ranges?: Partial<Record<CoinFigure, FigureRange>>
  /** Any of these; empty or absent means all. */
  categories?: readonly string[]
  chains?: readonly string[]
  /** Without coins that are made to stand still (domain/gems, isPegged). */
  leavesOutPegged?: boolean
  /** Only these coins; an empty list lets none through. */
  ids?: readonly string[]
}

/**
 * Without `sort`: best lower bound of the score first (by `ownWeights` where they are given), or
 * best match first while searching.
 */
export type CoinQuery = {
  sort?: CoinSort | null
  filter?: CoinFilter
  search?: string
  ownWeights?: SubscoreWeights
}

/** What the coin list shows before anybody asks for anything; its first rows are kept ready. */
export const standardQuery: CoinQuery = { filter: { leavesOutPegged: true } }
