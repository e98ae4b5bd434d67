// What was wrong with a price history, in words.
import { secOfDay } from '#domain/series/daily-series.ts'
import type { SeriesFlaw } from '#domain/series/series-quality.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'

export const useFlawWords = (): ((flaw: SeriesFlaw) => string) => {
  const { t } = useText('coin-technicals')
  const format = useFormat()
  const date = (day: number) => format.date(secOfDay(day))
  return (flaw) => {
    if (flaw.kind === 'hole')
      return t('flawHole', { count: flaw.missingDays, date: date(flaw.afterDay) })
    if (flaw.kind === 'restart')
      return t('flawRestart', { count: flaw.missingDays, date: date(flaw.day) })
    if (flaw.kind === 'splice')
      return t('flawSplice', { date: date(flaw.day), factor: format.compact(flaw.factor) })
    return t('flawPrint', {
      date: date(flaw.day),
      price: format.price(flaw.close),
      neighbour: format.price(flaw.neighbour),
    })
  }
}
