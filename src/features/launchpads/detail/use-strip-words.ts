// What the strip of a launchpad shows, for those who do not see it.
import type { LaunchpadRecord } from '#domain/launchpad/launchpad-record.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'

export const useStripWords = (): ((record: LaunchpadRecord) => string) => {
  const { t } = useText('launchpads')
  const format = useFormat()
  return ({ worst, best, pricedCount, projects }) =>
    worst === null || best === null || pricedCount === null
      ? t('noRecord')
      : t('spreadFrom', {
          low: format.multiple(worst.multiple),
          high: format.multiple(best.multiple),
          priced: pricedCount,
          projects,
        })
}
