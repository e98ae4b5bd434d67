// What the table shows while it is ranked by weights of the reader's own: its score under a name of
// its own, and the official one beside it.
import { Weight } from 'lucide-react'
import { scoreBand } from '#domain/coin/score-band.ts'
import type { SubscoreWeights } from '#domain/rating/weights.ts'
import { useText } from '#i18n/use-text.ts'
import { subScoreLook } from '#ui/rating/score.tsx'
import type { CoinColumn } from '#parts/coin-rows/coin-table.tsx'
import { useWeightsWords } from '../../own-weights/use-weights-words.ts'

export const officialColumn: CoinColumn = {
  id: 'official',
  className: 'w-22',
  cell: (row) => row.totalScore ?? '–',
  look: (row) => subScoreLook(row.totalScore, scoreBand(row.totalScore)),
}

/** Heading of the column of scores. */
export const OwnScoreHeading = ({ weights }: { weights: SubscoreWeights }) => {
  const { t } = useText('own-score')
  const words = useWeightsWords()
  return (
    <span
      title={t('hint', { weights: words(weights) })}
      className="inline-flex items-center gap-1.5 text-accent"
    >
      <Weight className="size-3.5" />
      {t('score')}
    </span>
  )
}
