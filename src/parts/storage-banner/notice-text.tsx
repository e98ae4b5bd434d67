// The sentences of a notice about storage, one after the other.
import { useText } from '#i18n/use-text.ts'
import type { Sentence } from '#client/storage-health/storage-notice.ts'

export const NoticeText = ({ sentences }: { sentences: readonly Sentence[] }) => {
  const { t } = useText('storage')
  return sentences.map(({ key, count }) => t(key, count === undefined ? {} : { count })).join(' ')
}
