// A dashed ring: this list has a change that waits for a connection.
import { useText } from '#i18n/use-text.ts'

export const WaitingDot = () => {
  const { t } = useText('watchlists')
  return (
    <span
      title={t('waitsForConnection')}
      className="size-2 flex-none rounded-full border border-dashed border-ink-2"
    >
      <span className="sr-only">{t('waitsForConnection')}</span>
    </span>
  )
}
