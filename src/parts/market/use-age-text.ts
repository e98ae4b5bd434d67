// How old a coin is, in words.
import { useText } from '#i18n/use-text.ts'

const daysOfYear = 365.25
const monthsOfYear = 12

/** Age in whole years and months, or days below a year. */
export const useAgeText = (): ((days: number | null) => string) => {
  const { t } = useText('coin-detail')
  return (days) => {
    if (days === null) return '-'
    if (days < daysOfYear) return t('days', { count: Math.floor(days) })
    const months = Math.floor((days / daysOfYear) * monthsOfYear)
    return t('yearsMonths', {
      years: Math.floor(months / monthsOfYear),
      months: months % monthsOfYear,
    })
  }
}
