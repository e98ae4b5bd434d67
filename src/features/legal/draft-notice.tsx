// Says that no lawyer has approved the text yet. Hatched, as everything that is not settled.
import { useText } from '#i18n/use-text.ts'

export const DraftNotice = () => {
  const { t } = useText('legal')
  return (
    <div role="note" className="flex gap-4">
      <span aria-hidden="true" className="hatched w-1.5 flex-none rounded-1" />
      <div className="grid gap-0.5 text-table text-ink-2">
        <p className="font-medium text-ink-1">{t('draft')}</p>
        <p>{t('draftText')}</p>
      </div>
    </div>
  )
}
