// "as of 14:30 · 2 min ago": every figure that ages says so, louder the older it is (design 10
// "Age").
import { dataAge, freshness } from '#domain/format/data-age.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { AsOf } from '#ui/figures/as-of.tsx'
import { useNowSec } from '#client/use-now.ts'

type AsOfLineProps = { asOfSec: number; className?: string }

export const AsOfLine = ({ asOfSec, className }: AsOfLineProps) => {
  const { t } = useText('market')
  const { t: ofDates } = useText('dates')
  const format = useFormat()
  const nowSec = useNowSec()
  const age = dataAge(asOfSec, nowSec)
  const isToday = nowSec - asOfSec < 86_400
  const time = isToday ? format.time(asOfSec) : format.date(asOfSec)
  return (
    <AsOf
      asOfSec={asOfSec}
      className={className}
      freshness={freshness(asOfSec, nowSec)}
      time={t('asOf', { time })}
      note={ofDates(age.key, 'count' in age ? { count: age.count } : {})}
    />
  )
}
