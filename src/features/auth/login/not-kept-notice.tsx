// Said before somebody signs in where the browser keeps nothing: the session will not outlive the
// page.
import { useState } from 'react'
import { useText } from '#i18n/use-text.ts'
import { keepsValues } from '#platform/storage/keeps-values.ts'
import { Notice } from '../notice.tsx'

export const NotKeptNotice = () => {
  const { t } = useText('auth')
  const [isKept] = useState(keepsValues)
  return isKept ? null : <Notice>{t('notKept')}</Notice>
}
