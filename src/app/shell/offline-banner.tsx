// One neutral line while the device has no network. Where nothing is kept here, the word about
// storage says that too.
import { CloudOff } from 'lucide-react'
import { useText } from '#i18n/use-text.ts'
import { Banner } from '#ui/states/banner.tsx'
import { useStorageHealth } from '#client/storage-health/use-storage-health.ts'
import { useIsOnline } from '#client/use-is-online.ts'

export const OfflineBanner = () => {
  const { t } = useText('nav')
  const isOnline = useIsOnline()
  const { memoryOnly } = useStorageHealth()
  return isOnline || memoryOnly !== null ? null : (
    <Banner icon={<CloudOff className="size-3.5" />}>{t('offlineBanner')}</Banner>
  )
}
