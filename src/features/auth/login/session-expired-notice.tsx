// Why this person is here: the session has expired (D-SESSIONMSG).
import { useText } from '#i18n/use-text.ts'
import { Notice } from '../notice.tsx'

export const SessionExpiredNotice = () => {
  const { t } = useText('auth')
  return <Notice title={t('sessionExpired')}>{t('sessionExpiredText')}</Notice>
}
