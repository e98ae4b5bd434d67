// The low end of a score's range, by which lists rank (design 8): its heading, its cell, and the
// short "≥ 79" beside a score.
import { useText } from '#i18n/use-text.ts'

/**
 * The words of a narrow column; what the figure is for is said in full to a screen reader and on
 * hover.
 */
export const LowScoreHeading = () => {
  const { t } = useText('rating')
  return (
    <span title={t('lowHint')} className="relative">
      <span aria-hidden="true">{t('lowShort')}</span>
      <span className="sr-only">{t('lowScore')}</span>
    </span>
  )
}

export const LowScore = ({ value, isOwn = false }: { value: number | null; isOwn?: boolean }) => (
  <span className={isOwn ? 'num text-accent' : 'num'}>{value ?? '–'}</span>
)

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
