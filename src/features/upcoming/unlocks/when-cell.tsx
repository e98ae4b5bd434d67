// So many months after the token generation event, and the day that is where the launch is known.
import { launchDateSec } from '#domain/format/date.ts'
import { monthsLaterSec } from '#domain/sale/vesting.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { Cell } from '#ui/table/table.tsx'

export const WhenCell = ({ month, launchAtSec }: { month: number; launchAtSec: number | null }) => {
  const { t } = useText('upcoming')
  const format = useFormat()
  const launchSec = launchDateSec(launchAtSec)
  return (
    <Cell className="text-ink-1! max-tablet:py-1.5">
      {month === 0 ? t('atTge') : t('months', { count: month })}
      {launchSec === null ? null : (
        <span className="text-caption text-ink-3 max-tablet:block tablet:ms-2">
          <bdi dir="ltr">{format.date(monthsLaterSec(launchSec, month))}</bdi>
        </span>
      )}
    </Cell>
  )
}
