// The sentence below the sheet's title: what the queue waits for.
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import type { SyncFacts } from '#client/sync-state/sync-state.ts'

type SheetIntroProps = { facts: SyncFacts; hasChanges: boolean; offlineSinceMs: number | null }

export const SheetIntro = ({ facts, hasChanges, offlineSinceMs }: SheetIntroProps) => {
  const { t } = useText('sync')
  const format = useFormat()
  if (facts.needsSignIn) return t('sessionOver')
  if (facts.isUnreached) return t('unreachedReason')
  if (!hasChanges && facts.isOnline && !facts.isRead) return t('stateChecking')
  if (!hasChanges) return facts.isOnline ? t('nothingWaitingReason') : t('announceOffline')
  if (facts.isOnline) return facts.waiting > 0 ? t('onlineOrder') : t('refusedReason')
  return offlineSinceMs === null
    ? t('offlineOrder')
    : t('offlineSince', { time: format.time(offlineSinceMs / 1000) })
}
