// Why this person is here: the session has expired (D-SESSIONMSG).
import { useText } from '#i18n/use-text.ts'

export const SessionExpiredNotice = () => {
  const { t } = useText('auth')
  return (
    <div role="status" className="rounded-2 bg-surface px-3 py-2 text-table">
      <p className="font-medium text-ink-1">{t('sessionExpired')}</p>
      <p className="text-ink-2">{t('sessionExpiredText')}</p>
    </div>
  )
}
