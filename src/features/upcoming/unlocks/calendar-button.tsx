// Hands the launch, the rounds and the larger unlocks of a sale over to the person's calendar.
import { CalendarPlus } from 'lucide-react'
import type { SaleRow } from '#data/catalog/types/sale-row.ts'
import { monthsLaterSec, type UnlockStep } from '#domain/sale/vesting.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import type { CalendarDate } from '#client/files/calendar.ts'
import { saveCalendar } from '#client/files/save-calendar.ts'

/** Smaller ones would fill a calendar and move nothing. */
const leastPercent = 1

type CalendarButtonProps = { sale: SaleRow; launchSec: number | null; steps: readonly UnlockStep[] }

export const CalendarButton = ({ sale, launchSec, steps }: CalendarButtonProps) => {
  const { t } = useText('upcoming')
  const format = useFormat()
  const { id, name } = sale
  const rounds = (sale.detail?.rounds ?? []).flatMap(
    ({ name: round, startsAtSec, endsAtSec }): CalendarDate[] => [
      ...(startsAtSec === null
        ? []
        : [
            {
              id: `${id}/${round}/starts`,
              atSec: startsAtSec,
              summary: t('calendarStarts', { name, round }),
            },
          ]),
      ...(endsAtSec === null
        ? []
        : [
            {
              id: `${id}/${round}/ends`,
              atSec: endsAtSec,
              summary: t('calendarEnds', { name, round }),
            },
          ]),
    ],
  )
  const launch: CalendarDate[] =
    launchSec === null
      ? []
      : [{ id: `${id}/launch`, atSec: launchSec, summary: t('calendarLaunch', { name }) }]
  const unlocks =
    launchSec === null
      ? []
      : steps
          .filter(({ addedPercent }) => addedPercent >= leastPercent)
          .map(({ month, addedPercent }): CalendarDate => ({
            id: `${id}/unlock/${month}`,
            atSec: monthsLaterSec(launchSec, month),
            summary: t('calendarUnlock', { name, percent: format.share(addedPercent) }),
          }))
  const dates = [...rounds, ...launch, ...unlocks]
  if (dates.length === 0) return null
  const save = () => saveCalendar({ id, name, dates, path: `/ido/${encodeURIComponent(id)}` })
  return (
    <Button icon={<CalendarPlus />} onClick={() => void save()}>
      {t('calendarAdd')}
    </Button>
  )
}
