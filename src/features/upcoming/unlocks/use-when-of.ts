// So many months after the token generation event in words, with the day where the launch is known.
import { launchDateSec } from '#domain/format/date.ts'
import { monthsLaterSec } from '#domain/sale/vesting.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'

/** Beside Arabic words the day of a date would change places with its month and year. */
const leftToRight = (date: string): string => `\u2066${date}\u2069`

export const useWhenOf = (launchAtSec: number | null): ((month: number) => string) => {
  const { t } = useText('upcoming')
  const format = useFormat()
  const launchSec = launchDateSec(launchAtSec)
  return (month) => {
    const after = month === 0 ? t('atTge') : t('months', { count: month })
    return launchSec === null
      ? after
      : `${after} · ${leftToRight(format.date(monthsLaterSec(launchSec, month)))}`
  }
}
