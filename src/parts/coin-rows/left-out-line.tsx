// Why the other coins are not ranked: said in figures, so that nobody takes the list for the whole
// market.
import { useText } from '#i18n/use-text.ts'

/** One phrase a reason, with its count in it; null where it left nothing out. */
export const LeftOutLine = ({ reasons }: { reasons: readonly (string | null)[] }) => {
  const { t } = useText('movers')
  const said = reasons.filter((reason) => reason !== null)
  if (said.length === 0) return null
  return (
    <p>
      <span className="text-ink-2">{t('notRanked')}</span>
      {` · ${said.join(' · ')}`}
    </p>
  )
}
