// /dev/sync: the queue of this device as it is, who sends it and what happened, with faults to try
// it against. For support as much as for developers, so it speaks every language and holds no
// secret.
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useText } from '#i18n/use-text.ts'
import { buttonClass } from '#ui/actions/button-class.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { useAccountDb } from '#client/session/use-account-db.ts'
import { useCurrentFault } from './faults/current-fault.ts'
import { markFaultElsewhere } from './faults/fault-mark.ts'
import { FaultBanner, FaultsSection } from './faults/faults-section.tsx'
import { NowSection } from './now-section.tsx'
import { QueueSection } from './queue/queue-section.tsx'
import { TimelineSection } from './timeline-section.tsx'
import { recordTimeline } from './timeline.ts'

const SignedOut = () => {
  const { t } = useText('sync-details')
  const { t: nav } = useText('nav')
  return (
    <EmptyState
      title={t('signedOut')}
      text={t('signedOutReason')}
      action={
        <Link
          to="/login"
          search={{ returnTo: '/dev/sync' }}
          className={buttonClass({ variant: 'primary' })}
        >
          {nav('logIn')}
        </Link>
      }
    />
  )
}

export const SyncScreen = () => {
  const { t } = useText('sync-details')
  const db = useAccountDb()
  const fault = useCurrentFault()
  useEffect(() => {
    if (db !== null && !db.isAnonymous) recordTimeline(db)
  }, [db])
  useEffect(() => {
    markFaultElsewhere(false)
    return () => markFaultElsewhere(true)
  }, [])
  return (
    <div>
      {fault === null ? null : <FaultBanner fault={fault} />}
      <div className="grid w-full max-w-220 px-4 pt-5 pb-10 tablet:px-6">
        <header className="grid gap-1 pb-6">
          <h1 tabIndex={-1} className="text-title-2 tracking-close">
            {t('title')}
          </h1>
          <p className="max-w-160 text-body text-ink-2">{t('intro')}</p>
        </header>
        {db?.isAnonymous === true ? <SignedOut /> : null}
        {db === null || db.isAnonymous ? null : (
          <>
            <NowSection db={db} />
            <QueueSection db={db} />
            <FaultsSection />
            <TimelineSection />
          </>
        )}
      </div>
    </div>
  )
}
