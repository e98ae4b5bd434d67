// A time to wait in words: "12 sec", "3 min".
import { numberFormat } from '#domain/format/figure.ts'
import { useText } from '#i18n/use-text.ts'

const secondMs = 1000
const minuteSec = 60
/** Up to here seconds are counted. */
const secondsUpTo = 90

export const useWaitText = (): ((waitMs: number) => string) => {
  const { language } = useText('sync-details')
  return (waitMs) => {
    const seconds = Math.max(0, Math.ceil(waitMs / secondMs))
    const isLong = seconds > secondsUpTo
    // The short form of Arabic is one letter with a dot.
    const unitDisplay = language === 'ar' ? 'long' : 'short'
    return numberFormat(language, {
      style: 'unit',
      unit: isLong ? 'minute' : 'second',
      unitDisplay,
      maximumFractionDigits: 0,
    }).format(isLong ? Math.round(seconds / minuteSec) : seconds)
  }
}
