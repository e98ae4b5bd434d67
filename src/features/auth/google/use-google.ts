// Leaving for Google: only where the host names a client, and only when the way back can be
// checked.
import { useState } from 'react'
import { useText } from '#i18n/use-text.ts'
import { openDocument } from '#platform/page/leaving.ts'
import { pendingGoogle } from '#platform/storage/pending-google.ts'
import { pageOrigin } from '#platform/page/page-address.ts'
import { randomText, sha256Text } from '#platform/security/random-text.ts'
import { beginGoogle } from '#sync/online/sign-in/google-sign-in.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { hostHas } from '#client/online/host.ts'
import { useHostConfig } from '#client/host-config/use-host-config.ts'

const ports = { randomText, sha256Text, nowMs: Date.now }

export const useGoogle = (returnTo: string): { isLeaving: boolean; leave: () => void } => {
  const { t } = useText('auth')
  const { data: config, refetch } = useHostConfig()
  const [isLeaving, setIsLeaving] = useState(false)

  const leave = async (): Promise<void> => {
    const known = config ?? (await refetch()).data
    if (!known)
      return void toast({
        title: t('loginError'),
        description: t('noResponse'),
        variant: 'destructive',
      })
    if (!known.google_client_id) return void toast({ title: t('googleNotConfigured') })
    const request = {
      clientId: known.google_client_id,
      authorizeUrl: known.google_authorize_url ?? null,
      origin: pageOrigin(),
      returnTo,
      // Which extensions there are decides how much the redirect carries; a host that announces
      // none takes the code alone.
      hasPkce: await hostHas('google-pkce'),
    }
    const { url, pending } = await beginGoogle(request, ports)
    if (!pendingGoogle.keep(pending))
      return void toast({
        title: t('loginError'),
        description: t('googleNeedsStorage'),
        variant: 'destructive',
      })
    return openDocument(url)
  }

  return {
    isLeaving,
    leave: () => {
      setIsLeaving(true)
      void leave().finally(() => setIsLeaving(false))
    },
  }
}
