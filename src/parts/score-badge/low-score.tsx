// The low end of a score's range, by which lists rank (design 8): the short "≥ 79" beside a score,
// and what the heading of scores says of it.
import { useText } from '#i18n/use-text.ts'

/** Heading of a column of scores: the arrow on it is the order of the low end. */
export const ScoreHeading = ({ word }: { word: string }) => {
  const { t } = useText('rating')
  return <span title={t('lowHint')}>{word}</span>
}

export const AtLeast = ({ score }: { score: number }) => {
  const { t } = useText('rating')
  return (
    <span title={t('lowHint')} className="relative whitespace-nowrap">
      <bdi dir="ltr" aria-hidden="true">
        ≥&thinsp;{score}
      </bdi>
      <span className="sr-only">{t('atLeast', { score })}</span>
    </span>
  )
}
