// Offers the lists made on this device before signing in to the account that has just opened
// (D-WLLOCAL).
import { useState } from 'react'
import { anonymousAccount, type AccountDb } from '#data/account-db.ts'
import { openAccountDb } from '#data/open-account.ts'
import { useLiveQuery } from '#data/live-query.ts'
import { anonymousListCount, importAnonymousLists } from '#data/watchlists/import-anonymous.ts'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { toastFault } from '#parts/watchlist/list-toasts.ts'

export const ImportOffer = ({ db }: { db: AccountDb }) => {
  const { t } = useText('watchlists')
  const [isPutOff, setIsPutOff] = useState(false)
  const [isImporting, setIsImporting] = useState(false)
  const count =
    useLiveQuery(
      () =>
        db.isAnonymous
          ? Promise.resolve(0)
          : anonymousListCount(openAccountDb(anonymousAccount), db.accountKey),
      [db],
    ) ?? 0
  if (count === 0 || isPutOff) return null
  const run = async () => {
    setIsImporting(true)
    try {
      toast({
        title: t('imported', {
          count: await importAnonymousLists(openAccountDb(anonymousAccount), db),
        }),
      })
    } catch (error) {
      toastFault(error)
    }
    setIsImporting(false)
  }
  return (
    <section
      aria-label={t('importNow')}
      className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-2 bg-surface px-4 py-3 max-tablet:mt-4"
    >
      <p className="min-w-60 flex-1 text-table text-ink-2">
        <span className="text-ink-1">{t('importTitle', { count })}.</span> {t('importReason')}
      </p>
      <Button variant="ghost" size="small" onClick={() => setIsPutOff(true)}>
        {t('importLater')}
      </Button>
      <Button size="small" isBusy={isImporting} onClick={() => void run()}>
        {t('importNow')}
      </Button>
    </section>
  )
}
