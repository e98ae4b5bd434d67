// Asks before this device is cleared: says what would be lost for good, as far as anybody can, and
// wants to be told twice.
import { useState } from 'react'
import type { AccountDb } from '#data/account-db.ts'
import { eraseDevice } from '#data/device/commands.ts'
import { onlyOnThisDevice, type OnlyHere } from '#data/device/queries.ts'
import { useLiveQuery } from '#data/live-query.ts'
import { useText } from '#i18n/use-text.ts'
import { reloadPage } from '#platform/page/leaving.ts'
import { Button } from '#ui/actions/button.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { saveExport } from './save-export.ts'

type LossWarningProps = {
  db: AccountDb
  loss: OnlyHere
  isUnreadable: boolean
  isSure: boolean
  onSure: (isSure: boolean) => void
}

const LossWarning = ({ db, loss, isUnreadable, isSure, onSure }: LossWarningProps) => {
  const { t } = useText('settings')
  const { t: storage } = useText('storage')
  return (
    <div className="grid justify-items-start gap-3">
      {isUnreadable ? <p className="text-body text-warn">{storage('unknownLoss')}</p> : null}
      {loss.unsentChanges > 0 ? (
        <p className="text-body text-warn">{t('unsent', { count: loss.unsentChanges })}</p>
      ) : null}
      {loss.lists > 0 ? (
        <p className="text-body text-warn">{t('onlyHere', { count: loss.lists })}</p>
      ) : null}
      <Button onClick={() => void saveExport(db)}>{storage('exportButton')}</Button>
      <Checkbox label={t('confirmLoss')} isChecked={isSure} onChange={onSure} />
    </div>
  )
}

type ClearDialogProps = {
  db: AccountDb
  /** As it was when the question was asked; what is sent meanwhile is no longer lost. */
  loss: OnlyHere
  /** What the device holds could not be opened, so nobody knows what is lost with it. */
  isUnreadable?: boolean
  onClose: () => void
}

export const ClearDialog = ({
  db,
  loss: initialLoss,
  isUnreadable = false,
  onClose,
}: ClearDialogProps) => {
  const { t } = useText('settings')
  const { t: storage } = useText('storage')
  const { t: actions } = useText('actions')
  const [isSure, setIsSure] = useState(false)
  const [state, setState] = useState<'asking' | 'clearing' | 'failed'>('asking')
  const loss =
    useLiveQuery(
      () => (isUnreadable ? Promise.resolve(initialLoss) : onlyOnThisDevice(db)),
      [db, isUnreadable],
    ) ?? initialLoss
  const losesSomething = isUnreadable || loss.unsentChanges + loss.lists > 0
  const clear = async (): Promise<void> => {
    setState('clearing')
    try {
      await eraseDevice(db.accountKey)
      reloadPage()
    } catch {
      setState('failed')
    }
  }
  return (
    <ConfirmDialog
      title={t('clearTitle')}
      description={t('clearText')}
      closeLabel={actions('close')}
      cancelLabel={actions('cancel')}
      confirmLabel={storage('clearButton')}
      isDisabled={losesSomething && !isSure}
      isBusy={state === 'clearing'}
      onClose={onClose}
      onConfirm={() => void clear()}
      problem={state === 'failed' ? t('clearFailed') : null}
    >
      {losesSomething ? (
        <LossWarning
          db={db}
          loss={loss}
          isUnreadable={isUnreadable}
          isSure={isSure}
          onSure={setIsSure}
        />
      ) : (
        <p className="text-body text-ink-2">{t('nothingUnsent')}</p>
      )}
    </ConfirmDialog>
  )
}
