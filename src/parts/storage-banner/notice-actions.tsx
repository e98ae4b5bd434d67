// What can be done about a notice of storage, as buttons.
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useState } from 'react'
import type { AccountDb } from '#data/account-db.ts'
import { discardDamaged } from '#data/damage/commands.ts'
import { onlyOnThisDevice, type OnlyHere } from '#data/device/queries.ts'
import { probeRoom } from '#data/storage/commands/probe-room.ts'
import { needLongTexts } from '#i18n/setup.ts'
import { useText } from '#i18n/use-text.ts'
import { reloadPage } from '#platform/page/leaving.ts'
import { loadLazy } from '#platform/worker/load-lazy.ts'
import { reloadIntoUpdate } from '#platform/worker/service-worker.ts'
import { Button } from '#ui/actions/button.tsx'
import { buttonClass } from '#ui/actions/button-class.ts'
import { lazyPart } from '#ui/lazy-part.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { LazyLayer } from '../states/lazy-layer.tsx'
import type { NoticeAction } from '#client/storage-health/storage-notice.ts'

const loadFiles = () => loadLazy(() => import('../device-data/save-export.ts'))

// Its words are long texts, which other pages bring along, and this banner stands on every page.
const clearDialogWithWords = async () => {
  const [module] = await Promise.all([import('../device-data/clear-dialog.tsx'), needLongTexts()])
  return module
}
const ClearDialog = lazyPart(clearDialogWithWords, (module) => module.ClearDialog)
const RemoveDialog = lazyPart(
  () => import('./remove-damaged-dialog.tsx'),
  (module) => module.RemoveDamagedDialog,
)

const touchable = 'max-tablet:h-11 max-tablet:px-3.5'

type Question = { name: 'clear'; loss: OnlyHere } | { name: 'remove' }

type NoticeActionsProps = { db: AccountDb; actions: readonly NoticeAction[]; onDismiss: () => void }

export const NoticeActions = ({ db, actions, onDismiss }: NoticeActionsProps) => {
  const { t } = useText('storage')
  const { t: words } = useText('actions')
  const { t: pwa } = useText('pwa')
  const [question, setQuestion] = useState<Question | null>(null)
  const close = () => setQuestion(null)
  const isInMemory = db.memoryReason() !== null
  const all: Record<Exclude<NoticeAction, 'settings'>, { label: string; act: () => unknown }> = {
    // What the browser refuses it refuses until the page is loaded again.
    retry: { label: words('retry'), act: isInMemory ? reloadPage : () => probeRoom(db) },
    reload: {
      label: pwa('reload'),
      act: async () => (await reloadIntoUpdate()) || toast({ title: pwa('updateHeld') }),
    },
    export: { label: t('exportButton'), act: async () => (await loadFiles()).saveExport(db) },
    reset: {
      label: t('clearButton'),
      act: async () => setQuestion({ name: 'clear', loss: await onlyOnThisDevice(db) }),
    },
    dismiss: { label: t('dismiss'), act: onDismiss },
    saveDamaged: {
      label: t('saveDamaged'),
      act: async () => (await loadFiles()).saveDamaged(db),
    },
    removeDamaged: { label: t('removeDamaged'), act: () => setQuestion({ name: 'remove' }) },
  }
  return (
    <div
      className={clsx(
        'flex flex-wrap gap-2',
        actions.length > 1 && 'max-tablet:basis-full max-tablet:ps-7',
      )}
    >
      {actions.map((action) =>
        action === 'settings' ? (
          <Link
            key={action}
            to="/profile"
            search={{ tab: 'settings' }}
            className={clsx(buttonClass({ size: 'small' }), touchable)}
          >
            {t('settings')}
          </Link>
        ) : (
          <Button
            key={action}
            size="small"
            className={touchable}
            onClick={() => void all[action].act()}
          >
            {all[action].label}
          </Button>
        ),
      )}
      <LazyLayer onClose={close}>
        {question?.name === 'clear' ? (
          <ClearDialog db={db} loss={question.loss} isUnreadable onClose={close} />
        ) : null}
        {question?.name === 'remove' ? (
          <RemoveDialog onClose={close} onRemove={() => discardDamaged(db)} />
        ) : null}
      </LazyLayer>
    </div>
  )
}
