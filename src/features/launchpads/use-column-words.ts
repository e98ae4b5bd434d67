// What each order of the launchpads is called, in its heading and in the select of a phone.
import type { LaunchpadSortKey } from '#domain/launchpad/launchpad-sort-keys.ts'
import { useText } from '#i18n/use-text.ts'

export const useColumnWords = (): Record<LaunchpadSortKey, string> => {
  const { t } = useText('launchpads')
  const { t: rating } = useText('rating')
  const { t: sales } = useText('upcoming')
  return {
    low: rating('lowScore'),
    name: sales('launchpad'),
    above: t('above'),
    median: t('median'),
    average: t('average'),
    projects: t('projects'),
    next: t('nextSale'),
  }
}
