// The key figures of a sale, unknown ones said as such (R-IDO-001).
import type { ReactNode } from 'react'
import type { SaleRow } from '#data/catalog/types/sale-row.ts'
import { launchDateSec } from '#domain/format/date.ts'
import { listingAge } from '#domain/format/listing-age.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { useNowSec } from '#client/use-now.ts'
import { Unannounced } from './launch-date.tsx'

const Figure = ({
  label,
  note,
  children,
}: {
  label: ReactNode
  note?: ReactNode
  children: ReactNode
}) => (
  <div className="min-w-0 pe-4">
    <dt className="text-caption text-ink-3">{label}</dt>
    <dd className="mt-0.5 text-form font-medium text-ink-1">{children}</dd>
    {note === undefined ? null : <dd className="text-label text-ink-3">{note}</dd>}
  </div>
)

export const SaleFigures = ({ sale }: { sale: SaleRow }) => {
  const { t } = useText('upcoming')
  const format = useFormat()
  const { t: dates } = useText('dates')
  const nowSec = useNowSec()
  const detail = sale.detail
  const launch = launchDateSec(sale.launchAtSec)
  const age = launch === null ? null : listingAge(launch, nowSec)
  const known = (value: number | null | undefined, write: (value: number) => string): ReactNode =>
    value === null || value === undefined ? (
      <span className="font-regular text-ink-3">{t('unknown')}</span>
    ) : (
      <bdi dir="ltr">{write(value)}</bdi>
    )
  return (
    <dl className="grid grid-cols-2 gap-y-5 py-6 tablet:grid-cols-3 wide:grid-cols-4">
      <Figure
        label={t('launchDate')}
        note={age === null ? undefined : dates(age.key, 'count' in age ? { count: age.count } : {})}
      >
        {launch === null ? <Unannounced /> : <bdi dir="ltr">{format.launchDate(launch)}</bdi>}
      </Figure>
      <Figure label={t('endsOn')}>{known(detail?.endsAtSec, format.date)}</Figure>
      <Figure label={t('tokenPrice')}>{known(sale.tokenPriceUsd, format.price)}</Figure>
      <Figure label={t('initialCap')}>
        <bdi dir="ltr">{format.money(sale.initialCapUsd)}</bdi>
      </Figure>
      <Figure label={t('circulatingAtTge')} note={t('tgeGloss')}>
        {known(sale.circulatingSupplyTge, format.compact)}
      </Figure>
      <Figure label={t('totalSupply')}>{known(detail?.totalSupply, format.compact)}</Figure>
      <Figure label={t('totalRaised')}>{known(sale.totalRaisedUsd, format.money)}</Figure>
      <Figure label={t('raiseGoal')}>{known(detail?.raiseGoalUsd, format.money)}</Figure>
    </dl>
  )
}
