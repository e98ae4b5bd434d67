// The lasting toast "New version - Reload": what waits is sent first, then the new version takes
// over.
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useText } from '#i18n/use-text.ts'
import {
  applyUpdate,
  serviceWorkerState,
  watchServiceWorker,
} from '#platform/worker/service-worker.ts'
import { dismissToast, toast } from '#ui/toast/toast-store.ts'
import { settleWithin } from './settle-within.ts'

/**
 * A queue that cannot be sent now must not hold the update: it is kept, and the new version sends
 * it.
 */
const drainLimitMs = 8000

type UpdatePromptProps = {
  /** Sends what waits; resolves when nothing more can be sent now. */
  drain: () => Promise<unknown>
}

export const UpdatePrompt = ({ drain }: UpdatePromptProps) => {
  const { t } = useText('pwa')
  const { isUpdateReady } = useSyncExternalStore(watchServiceWorker, serviceWorkerState)
  const [heldTimes, setHeldTimes] = useState(0)
  useEffect(() => {
    if (!isUpdateReady) return undefined
    const reload = async (): Promise<void> => {
      const sending = toast({ title: t('updateSending') })
      await settleWithin(drain(), drainLimitMs)
      if (await applyUpdate()) return
      dismissToast(sending)
      setHeldTimes((times) => times + 1)
    }
    const held = heldTimes > 0 ? { description: t('updateHeld') } : {}
    const id = toast({
      title: t('updateReady'),
      ...held,
      action: { label: t('reload'), onAction: () => void reload() },
      durationMs: Infinity,
    })
    return () => dismissToast(id)
  }, [isUpdateReady, heldTimes, drain, t])
  return null
}
