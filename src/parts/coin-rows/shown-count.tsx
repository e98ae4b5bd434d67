// How many coins fit, of how many; said once more whenever it changes.
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'

export const ShownCount = ({
  list,
}: {
  list: { total: number; allCount: number } | null | undefined
}) => {
  const { t } = useText('coins')
  const format = useFormat()
  if (!list) return null
  return (
    <span
      role="status"
      className="text-caption whitespace-nowrap text-ink-3 max-[24.25rem]:sr-only"
    >
      {t('shownOfTotal', { shown: format.count(list.total), total: format.count(list.allCount) })}
    </span>
  )
}
