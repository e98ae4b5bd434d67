// A total score with its word: the number, the band and, hatched, the range that unknown inputs leave open.
// Lists rank by the low end of that range: a table has a column for it, a card says it beside the score.
import { ratingStateOf } from '#domain/rating/rating-state.ts'
import { scoreBand } from '#domain/score-band.ts'
import { useText } from '#i18n/use-text.ts'
import { Score, ScoreLine } from '#ui/rating/score.tsx'
import { AtLeast } from './low-score.tsx'

export type ScoreFigures = { totalScore: number | null; scoreLow: number | null; scoreHigh: number | null; coveragePct: number | null }

type RatedScoreProps = ScoreFigures & { look?: 'row' | 'card' }

export const RatedScore = ({ totalScore, scoreLow, scoreHigh, coveragePct, look = 'row' }: RatedScoreProps) => {
  const { t } = useText('rating')
  const state = ratingStateOf(coveragePct ?? 0)
  const value = state === 'not-rated' ? null : totalScore
  const band = scoreBand(value)
  const word = band === null ? t('notRated') : state === 'provisional' ? t('provisional') : t(band)
  const open = value !== null && scoreLow !== null && scoreHigh !== null && scoreLow < scoreHigh ? { low: scoreLow, high: scoreHigh } : undefined
  const shape = { value, band, word, open }
  return look === 'row' ? <Score {...shape} /> : <ScoreLine {...shape} after={open === undefined ? null : <AtLeast score={open.low} />} />
}
