// What this device holds: how much, whether it is safe, a copy to take away, and the way to clear it.
import { useState, type ReactNode } from 'react'
import type { AccountDb } from '#data/account-db.ts'
import { onlyOnThisDevice, type OnlyHere } from '#data/device/erase-device.ts'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { useAccountDb } from '#widgets/session/use-account-db.ts'
import { SettingSection } from '../setting-section.tsx'
import { ClearDialog } from './clear-dialog.tsx'
import { saveExport } from './save-export.ts'
import { StorageFigures } from './storage-figures.tsx'

const Offer = ({ title, text, action }: { title: string; text: string; action: ReactNode }) => (
  <div className="grid w-full justify-items-start gap-2 border-t border-hair pt-4">
    <h3 className="text-table font-medium text-ink-1">{title}</h3>
    <p className="text-table text-ink-2">{text}</p>
    {action}
  </div>
)

const AccountOffers = ({ db }: { db: AccountDb }) => {
  const { t } = useText('settings')
  const [loss, setLoss] = useState<OnlyHere | null>(null)
  return (
    <>
      <Offer title={t('exportTitle')} text={t('exportText')} action={<Button onClick={() => void saveExport(db)}>{t('exportButton')}</Button>} />
      <Offer
        title={t('clearHeading')}
        text={t('clearText')}
        action={
          <Button variant="danger" onClick={() => void onlyOnThisDevice(db).then(setLoss)}>
            {t('clearButton')}
          </Button>
        }
      />
      {loss === null ? null : <ClearDialog db={db} loss={loss} onClose={() => setLoss(null)} />}
    </>
  )
}

export const StorageSetting = () => {
  const { t } = useText('settings')
  const db = useAccountDb()
  return (
    <SettingSection title={t('storage')}>
      <StorageFigures />
      {db === null ? null : <AccountOffers db={db} />}
    </SettingSection>
  )
}
