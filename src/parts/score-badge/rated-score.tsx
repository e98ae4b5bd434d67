// A total score with its word: the number, the band and, hatched, the range that unknown inputs
// leave open. A score by the reader's own weights is marked as his and never borrows the words of
// the official one. Lists rank by the low end of that range: it stands beside the ruler where it is
// another figure.
import { ratingStateOf } from '#domain/rating/rating-state.ts'
import { scoreBand } from '#domain/coin/score-band.ts'
import { useText } from '#i18n/use-text.ts'
import { Score, ScoreLine } from '#ui/rating/score.tsx'
import { AtLeast } from './low-score.tsx'

export type ScoreFigures = {
  totalScore: number | null
  scoreLow: number | null
  scoreHigh: number | null
  coveragePct: number | null
}

type RatedScoreProps = ScoreFigures & {
  look?: 'row' | 'card'
  /**
   * Given where the score is by the reader's own weights: the official one, told beside it where
   * there is no column for it.
   */
  officialScore?: number | null
}

export const RatedScore = ({
  totalScore,
  scoreLow,
  scoreHigh,
  coveragePct,
  look = 'row',
  officialScore,
}: RatedScoreProps) => {
  const { t } = useText('rating')
  const { t: own } = useText('own-score')
  const isOwn = officialScore !== undefined
  const state = ratingStateOf(coveragePct ?? 0)
  const value = state === 'not-rated' ? null : totalScore
  const band = scoreBand(value)
  const bandWord =
    band === null ? t('notRated') : state === 'provisional' ? t('provisional') : t(band)
  const ownWord = look === 'card' ? own('officialIs') : state === 'rated' ? own('mine') : bandWord
  const word = isOwn ? ownWord : bandWord
  const open =
    value !== null && scoreLow !== null && scoreHigh !== null && scoreLow < scoreHigh
      ? { low: scoreLow, high: scoreHigh }
      : undefined
  const after = open === undefined ? null : <AtLeast score={open.low} />
  const shape = { value, band, word, open, isOwn, after }
  return look === 'row' ? (
    <Score {...shape} />
  ) : (
    <ScoreLine {...shape} {...(isOwn && { wordFigure: officialScore ?? '–' })} />
  )
}
