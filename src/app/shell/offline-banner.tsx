// One neutral line while the device has no network.
import { CloudOff } from 'lucide-react'
import { useText } from '#i18n/use-text.ts'
import { Banner } from '#ui/states/banner.tsx'
import { useIsOnline } from '#widgets/use-is-online.ts'

export const OfflineBanner = () => {
  const { t } = useText('nav')
  return useIsOnline() ? null : <Banner icon={<CloudOff className="size-3.5" />}>{t('offlineBanner')}</Banner>
}
