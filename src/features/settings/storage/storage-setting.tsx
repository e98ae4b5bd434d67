// What this device holds: how much, whether it is safe, a copy to take away, and the way to clear
// it.
import { useState, type ReactNode } from 'react'
import type { AccountDb } from '#data/account-db.ts'
import { damagedCount } from '#data/damage/queries.ts'
import { onlyOnThisDevice, type OnlyHere } from '#data/device/queries.ts'
import { useLiveQuery } from '#data/live-query.ts'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { ClearDialog } from '#parts/device-data/clear-dialog.tsx'
import { saveDamaged, saveExport } from '#parts/device-data/save-export.ts'
import { useAccountDb } from '#client/session/use-account-db.ts'
import { NoticeText } from '#parts/storage-banner/notice-text.tsx'
import { storageNotice } from '#client/storage-health/storage-notice.ts'
import { useStorageHealth } from '#client/storage-health/use-storage-health.ts'
import { useIsOnline } from '#client/use-is-online.ts'
import { StorageFigures } from './storage-figures.tsx'

const Offer = ({ title, text, action }: { title: string; text: string; action: ReactNode }) => (
  <div className="grid w-full justify-items-start gap-2 border-t border-hair pt-4">
    <h3 className="text-table font-medium text-ink-1">{title}</h3>
    <p className="text-table text-ink-2">{text}</p>
    {action}
  </div>
)

/** What is wrong with the storage here; the banner above the page offers what can be done. */
const StorageTrouble = ({ db }: { db: AccountDb }) => {
  const health = useStorageHealth()
  const isOnline = useIsOnline()
  const notice = storageNotice({
    health,
    isSignedIn: !db.isAnonymous,
    isOnline,
    unsent: 0,
    lost: null,
    damaged: 0,
  })
  if (notice === null) return null
  return (
    <p className="text-table text-warn">
      <NoticeText sentences={notice.sentences} />
    </p>
  )
}

const DamagedOffer = ({ db }: { db: AccountDb }) => {
  const { t } = useText('storage')
  const count = useLiveQuery(() => damagedCount(db), [db]) ?? 0
  if (count === 0) return null
  return (
    <Offer
      title={t('damagedTitle')}
      text={t('damaged', { count })}
      action={<Button onClick={() => void saveDamaged(db)}>{t('saveDamaged')}</Button>}
    />
  )
}

const ClearOffer = ({ db }: { db: AccountDb }) => {
  const { t } = useText('settings')
  const { t: storage } = useText('storage')
  const [loss, setLoss] = useState<OnlyHere | null>(null)
  const { memoryOnly } = useStorageHealth()
  const clear = (
    // A newer version's data may hold changes that this one can't even count.
    <Button
      variant="danger"
      disabled={memoryOnly === 'newer'}
      onClick={() => void onlyOnThisDevice(db).then(setLoss)}
    >
      {storage('clearButton')}
    </Button>
  )
  return (
    <>
      <Offer title={t('clearHeading')} text={t('clearText')} action={clear} />
      {loss === null ? null : (
        <ClearDialog
          db={db}
          loss={loss}
          isUnreadable={memoryOnly === 'broken'}
          onClose={() => setLoss(null)}
        />
      )}
    </>
  )
}

const AccountOffers = ({ db }: { db: AccountDb }) => {
  const { t } = useText('settings')
  const { t: storage } = useText('storage')
  return (
    <>
      <Offer
        title={t('exportTitle')}
        text={t('exportText')}
        action={<Button onClick={() => void saveExport(db)}>{storage('exportButton')}</Button>}
      />
      <DamagedOffer db={db} />
      <ClearOffer db={db} />
    </>
  )
}

export const StorageSetting = () => {
  const { t } = useText('settings')
  const db = useAccountDb()
  return (
    <PageSection title={t('storage')}>
      {db === null ? null : <StorageTrouble db={db} />}
      <StorageFigures />
      {db === null ? null : <AccountOffers db={db} />}
    </PageSection>
  )
}
