// Asks before this device is cleared: says what would be lost for good, and then wants to be told twice.
import { useState } from 'react'
import type { AccountDb } from '#data/account-db.ts'
import { eraseDevice, type OnlyHere } from '#data/device/erase-device.ts'
import { useText } from '#i18n/use-text.ts'
import { reloadPage } from '#platform/leaving.ts'
import { Button } from '#ui/actions/button.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { saveExport } from './save-export.ts'

const LossWarning = ({ db, loss, isSure, onSure }: { db: AccountDb; loss: OnlyHere; isSure: boolean; onSure: (isSure: boolean) => void }) => {
  const { t } = useText('settings')
  return (
    <div className="grid justify-items-start gap-3">
      {loss.unsentChanges > 0 ? <p className="text-body text-warn">{t('unsent', { count: loss.unsentChanges })}</p> : null}
      {loss.lists > 0 ? <p className="text-body text-warn">{t('onlyHere', { count: loss.lists })}</p> : null}
      <Button onClick={() => void saveExport(db)}>{t('exportButton')}</Button>
      <Checkbox label={t('confirmLoss')} isChecked={isSure} onChange={onSure} />
    </div>
  )
}

type ClearDialogProps = { db: AccountDb; loss: OnlyHere; onClose: () => void }

export const ClearDialog = ({ db, loss, onClose }: ClearDialogProps) => {
  const { t } = useText('settings')
  const { t: actions } = useText('actions')
  const [isSure, setIsSure] = useState(false)
  const [state, setState] = useState<'asking' | 'clearing' | 'failed'>('asking')
  const losesSomething = loss.unsentChanges + loss.lists > 0
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
    <Dialog
      isOpen
      role="alertdialog"
      onOpenChange={onClose}
      title={t('clearTitle')}
      description={t('clearText')}
      closeLabel={actions('close')}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {actions('cancel')}
          </Button>
          <Button variant="danger" disabled={losesSomething && !isSure} isBusy={state === 'clearing'} onClick={() => void clear()}>
            {t('clearButton')}
          </Button>
        </>
      }
    >
      {losesSomething ? <LossWarning db={db} loss={loss} isSure={isSure} onSure={setIsSure} /> : <p className="text-body text-ink-2">{t('nothingUnsent')}</p>}
      <p role="alert" className={state === 'failed' ? 'mt-3 text-table text-danger' : 'sr-only'}>
        {state === 'failed' ? t('clearFailed') : null}
      </p>
    </Dialog>
  )
}
