// The lasting toast "New version - Reload": what waits is sent first, then the new version takes over.
import { useEffect, useSyncExternalStore } from 'react'
import { useText } from '#i18n/use-text.ts'
import { applyUpdate, serviceWorkerState, watchServiceWorker } from '#platform/service-worker.ts'
import { dismissToast, toast } from '#ui/toast/toast-store.ts'
import { settleWithin } from './settle-within.ts'

/** A queue that cannot be sent now must not hold the update: it is kept, and the new version sends it. */
const drainLimitMs = 8000

type UpdatePromptProps = {
  /** Sends what waits; resolves when nothing more can be sent now. */
  drain: () => Promise<unknown>
}

export const UpdatePrompt = ({ drain }: UpdatePromptProps) => {
  const { t } = useText('pwa')
  const { isUpdateReady } = useSyncExternalStore(watchServiceWorker, serviceWorkerState)
  useEffect(() => {
    if (!isUpdateReady) return undefined
    const reload = (): void => {
      toast({ title: t('updateSending') })
      void settleWithin(drain(), drainLimitMs).then(applyUpdate)
    }
    const id = toast({ title: t('updateReady'), action: { label: t('reload'), onAction: reload }, durationMs: Infinity })
    return () => dismissToast(id)
  }, [isUpdateReady, drain, t])
  return null
}
