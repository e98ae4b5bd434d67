// What each order of the airdrops is called, in its heading and in the select of a phone.
import type { AirdropSortKey } from '#domain/airdrop/airdrop-sort-keys.ts'
import { useText } from '#i18n/use-text.ts'

export const useColumnWords = (): Record<AirdropSortKey, string> => {
  const { t } = useText('airdrops')
  const { t: rating } = useText('rating')
  return {
    low: rating('lowScore'),
    name: t('airdrop'),
    starts: t('starts'),
    ends: t('ends'),
    tasks: t('tasks'),
  }
}
