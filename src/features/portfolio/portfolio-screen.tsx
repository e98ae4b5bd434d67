// /portfolio-analysis: what somebody holds, what it is worth and what it brought, from the entries
// and the market of this device (R-PRT-002, R-PRT-005, R-PRT-006).
import { FileUp, Plus } from 'lucide-react'
import { useState } from 'react'
import type { AccountDb } from '#data/account-db.ts'
import { useText } from '#i18n/use-text.ts'
import { lazyPart } from '#ui/lazy-part.ts'
import { Button } from '#ui/actions/button.tsx'
import { Banner } from '#ui/states/banner.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { Skeleton, SkeletonFrame } from '#ui/states/skeleton.tsx'
import { RateNote } from '#parts/currency/rate-note.tsx'
import { SampleMarketMark } from '#parts/market/sample-market-mark.tsx'
import { AmountsButton } from '#parts/personal-amount/amounts-button.tsx'
import { AsOfLine } from '#parts/states/as-of-line.tsx'
import { LazyLayer } from '#parts/states/lazy-layer.tsx'
import { useMarketOrigin } from '#client/market/use-market-origin.ts'
import { useHostKeepsNone } from '#client/sync-state/use-host-keeps-none.ts'
import { useMarketPull } from '#client/market/use-pulls.ts'
import { Activity } from './activity/activity.tsx'
import { Allocation } from './allocation/allocation.tsx'
import { Holdings } from './holdings/holdings.tsx'
import { OverTimeSection } from './over-time/over-time.tsx'
import { Performance } from './performance/performance.tsx'
import type { OpenDialog } from './portfolio-dialogs.tsx'
import { Summary } from './summary/summary.tsx'
import { usePortfolio, type Portfolio } from './use-portfolio.ts'

const PortfolioDialogs = lazyPart(
  () => import('./portfolio-dialogs.tsx'),
  (module) => module.PortfolioDialogs,
)

const ImportDialog = lazyPart(
  () => import('./import/import-dialog.tsx'),
  (module) => module.ImportDialog,
)

const PortfolioSkeleton = () => {
  const { t } = useText('states')
  return (
    <SkeletonFrame label={t('loading')}>
      <Skeleton className="h-12 w-64" />
      <Skeleton className="mt-8 h-60 w-full" />
    </SkeletonFrame>
  )
}

type PartsProps = { db: AccountDb; portfolio: Portfolio; onOpen: (dialog: OpenDialog) => void }

const Parts = ({ db, portfolio, onOpen }: PartsProps) => (
  <>
    <Summary totals={portfolio.valued.totals} />
    <div className="grid gap-x-10 desk:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="min-w-0">
        <OverTimeSection portfolio={portfolio} />
        <Holdings portfolio={portfolio} />
        <Activity
          portfolio={portfolio}
          onEdit={(entry) => onOpen({ name: 'edit', entry })}
          onDelete={(entry) => onOpen({ name: 'delete', entry })}
        />
      </div>
      <div className="min-w-0">
        <Performance db={db} portfolio={portfolio} />
        <Allocation portfolio={portfolio} />
      </div>
    </div>
  </>
)

export const PortfolioScreen = ({ db }: { db: AccountDb }) => {
  const { t } = useText('portfolio')
  useMarketPull()
  const origin = useMarketOrigin()
  const portfolio = usePortfolio(db)
  const isKeptHere = useHostKeepsNone(db)
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const importFile = (
    <Button icon={<FileUp />} onClick={() => setDialog({ name: 'import' })}>
      {t('importFile')}
    </Button>
  )
  const add = (
    <Button variant="primary" icon={<Plus />} onClick={() => setDialog({ name: 'add' })}>
      {t('addAsset')}
    </Button>
  )
  const content = () => {
    if (!portfolio) return <PortfolioSkeleton />
    return portfolio.entries.length === 0 ? (
      <div className="border-t border-hair">
        <EmptyState
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={
            <div className="flex flex-wrap gap-2">
              {add}
              {importFile}
            </div>
          }
        />
      </div>
    ) : (
      <Parts db={db} portfolio={portfolio} onOpen={setDialog} />
    )
  }
  return (
    <div className="mx-auto w-full max-w-410 px-4 pb-8 tablet:px-6 tablet:pb-16">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-4 pb-3 tablet:pt-5">
        <h1 className="max-tablet:text-title-2">{t('title')}</h1>
        <AmountsButton />
        <span className="flex-1" />
        {origin ? <AsOfLine asOfSec={origin.asOfSec} /> : null}
        <RateNote />
        <SampleMarketMark className="tablet:hidden" />
        {portfolio && portfolio.entries.length > 0 ? (
          <>
            {importFile}
            {add}
          </>
        ) : null}
      </header>
      {isKeptHere ? <Banner tone="warn">{t('hostKeepsNone')}</Banner> : null}
      {content()}
      <p className="max-w-[68ch] border-t border-hair pt-4 text-caption text-ink-3">
        {t('notAdvice')}
      </p>
      {dialog === null || !portfolio ? null : (
        <LazyLayer onClose={() => setDialog(null)}>
          {dialog.name === 'import' ? (
            <ImportDialog db={db} portfolio={portfolio} onClose={() => setDialog(null)} />
          ) : (
            <PortfolioDialogs
              db={db}
              portfolio={portfolio}
              dialog={dialog}
              onClose={() => setDialog(null)}
            />
          )}
        </LazyLayer>
      )}
    </div>
  )
}
