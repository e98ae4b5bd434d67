// What of the supply is free when: as a chart or a table, with what is not known about it, and its
// dates for a calendar.
import { useMemo, useState } from 'react'
import type { SaleRow } from '#data/catalog/types/sale-row.ts'
import { launchDateSec } from '#domain/format/date.ts'
import { unlockPlan } from '#domain/sale/vesting.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { Segment } from '#ui/actions/segment.tsx'
import { SaleSection } from '../detail/sale-section.tsx'
import { CalendarButton } from './calendar-button.tsx'
import { UnlockChart } from './unlock-chart.tsx'
import { UnlockTable } from './unlock-table.tsx'
import { useWhenOf } from './use-when-of.ts'

/** Rounding of a source that adds up to 99.99 or 100.01 is no contradiction. */
const slack = 0.05

export const SaleUnlocks = ({ sale }: { sale: SaleRow }) => {
  const { t } = useText('upcoming')
  const format = useFormat()
  const [view, setView] = useState<'chart' | 'table'>('chart')
  const { detail } = sale
  const plan = useMemo(
    () => unlockPlan({ allocations: detail?.allocations ?? [], vesting: detail?.vesting ?? [] }),
    [detail],
  )
  const launchSec = launchDateSec(sale.launchAtSec)
  const [first, last] = [plan.steps[0], plan.steps.at(-1)]
  const whenOf = useWhenOf(sale.launchAtSec)
  const facts = [
    ...(first ? [t('unlockFloat', { percent: format.share(first.totalPercent) })] : []),
    ...(last && plan.unknownPercent <= slack ? [t('unlockEnd', { when: whenOf(last.month) })] : []),
    ...(first && plan.unknownPercent > slack
      ? [t('unlockUnknown', { percent: format.share(plan.unknownPercent) })]
      : []),
    ...(plan.sumPercent > 100 + slack
      ? [t('unlockOver', { percent: format.share(plan.sumPercent) })]
      : []),
  ]
  return (
    <SaleSection title={t('unlocks')} isEmpty={first === undefined}>
      <div className="mb-3 flex flex-wrap items-start justify-between gap-3">
        <p className="max-w-[68ch] text-body text-ink-1">{facts.join(' ')}</p>
        <Segment
          label={t('unlocks')}
          value={view}
          onChange={setView}
          options={[
            { value: 'chart', label: t('unlocksChart') },
            { value: 'table', label: t('unlocksTable') },
          ]}
        />
      </div>
      {view === 'chart' ? (
        <UnlockChart
          plan={plan}
          label={`${t('unlocks')}. ${facts.join(' ')}`}
          ends={[whenOf(0), whenOf(plan.lastMonth)]}
        />
      ) : (
        <UnlockTable
          steps={plan.steps}
          launchAtSec={sale.launchAtSec}
          totalSupply={detail?.totalSupply ?? null}
        />
      )}
      <p className="mt-4 max-w-[68ch] text-caption text-ink-3">{t('unlockRule')}</p>
      <div className="mt-4">
        <CalendarButton sale={sale} launchSec={launchSec} steps={plan.steps} />
      </div>
    </SaleSection>
  )
}
