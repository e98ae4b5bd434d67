// /ido/{id}: one sale with its terms, its people and its rating (R-IDO). Opens from the device,
// connected or not.
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { SaleRow } from '#data/catalog/types/sale-row.ts'
import { formatSymbol } from '#domain/format/symbol.ts'
import { useText } from '#i18n/use-text.ts'
import { buttonClass } from '#ui/actions/button-class.ts'
import { CoinLogo } from '#ui/identity/coin-logo.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { ErrorState } from '#ui/states/error-state.tsx'
import { Skeleton, SkeletonFrame } from '#ui/states/skeleton.tsx'
import { AddToListButton } from '#parts/watchlist/add-to-list-button.tsx'
import { RateNote } from '#parts/currency/rate-note.tsx'
import { AsOfLine } from '#parts/states/as-of-line.tsx'
import { failureText } from '#parts/errors/failure-text.ts'
import { PanelBoundary } from '#parts/errors/panel-boundary.tsx'
import { lazyPart } from '#ui/lazy-part.ts'
import { SampleMarketMark } from '#parts/market/sample-market-mark.tsx'
import type { Pull } from '#client/market/use-pulls.ts'
import { RatingPanel } from '#parts/rating-panel/rating-panel.tsx'
import { useIsOnline } from '#client/use-is-online.ts'
import { SaleDistribution } from './sale-distribution.tsx'
import { SaleFigures } from './sale-figures.tsx'
import { SaleLinks, SalePeople } from './sale-people.tsx'
import { SaleRounds } from './sale-rounds.tsx'
import { SaleSection } from './sale-section.tsx'
import { useSale } from './use-sale.ts'

const SaleUnlocks = lazyPart(
  () => import('../unlocks/sale-unlocks.tsx'),
  (module) => module.SaleUnlocks,
)
const SaleStake = lazyPart(
  () => import('../stake/sale-stake.tsx'),
  (module) => module.SaleStake,
)

const SaleHead = ({ sale }: { sale: SaleRow }) => {
  const { t } = useText('upcoming')
  const facts = [
    sale.rank === null ? null : `${t('rank')} ${sale.rank}`,
    sale.saleType,
    sale.category,
    sale.blockchain,
  ].filter((fact) => fact !== null)
  return (
    <>
      <nav
        aria-label={t('title')}
        className="flex items-center gap-2 pt-3 pb-2 text-caption text-ink-3"
      >
        <Link to="/upcoming" className="inline-flex min-h-6 items-center hover:text-ink-1">
          {t('title')}
        </Link>
        <span aria-hidden="true">/</span>
        <bdi className="text-ink-1">{sale.name}</bdi>
      </nav>
      <header className="flex flex-wrap items-center gap-3">
        <CoinLogo src={sale.image} symbol={sale.symbol} size={40} shape="square" />
        <div className="min-w-44 flex-1">
          <h1 tabIndex={-1} className="wrap-anywhere tablet:text-title-2">
            <bdi>{sale.name}</bdi>{' '}
            <bdi className="text-body font-regular tracking-normal text-ink-3">
              {formatSymbol(sale.symbol)}
            </bdi>
          </h1>
          <p className="text-caption text-ink-3">
            {facts.map((fact, index) => (
              <span key={fact}>
                {index === 0 ? null : ' · '}
                <bdi>{fact}</bdi>
              </span>
            ))}
          </p>
        </div>
        <AddToListButton kind="ido" id={sale.id} name={sale.name} />
      </header>
    </>
  )
}

const SaleBody = ({ sale }: { sale: SaleRow }) => {
  const { t } = useText('upcoming')
  const detail = sale.detail
  return (
    <>
      <SaleFigures sale={sale} />
      <SaleSection title={t('about')} isEmpty={!detail?.description}>
        <p dir="auto" className="max-w-[68ch] text-form tablet:text-body">
          {detail?.description}
        </p>
      </SaleSection>
      <SaleRounds rounds={detail?.rounds ?? []} />
      <SaleDistribution allocations={detail?.allocations ?? []} vesting={detail?.vesting ?? []} />
      <Suspense fallback={<div className="h-80 border-t border-hair" />}>
        <SaleUnlocks sale={sale} />
        <SaleStake sale={sale} key={sale.id} />
      </Suspense>
      <SalePeople sale={sale} />
      <SaleLinks sale={sale} />
      <p className="border-t border-hair pt-4 text-caption text-ink-3">{t('notAdvice')}</p>
    </>
  )
}

const SaleAbsent = ({ id, pull }: { id: string; pull: Pull }) => {
  const { t } = useText('upcoming')
  const { t: states } = useText('states')
  const isOnline = useIsOnline()
  if (pull.isPulling) {
    return (
      <SkeletonFrame label={states('loading')}>
        <Skeleton className="mt-10 h-10 w-64" />
        <Skeleton className="mt-8 h-40 w-full" />
      </SkeletonFrame>
    )
  }
  const back = (
    <Link to="/upcoming" className={buttonClass()}>
      {t('title')}
    </Link>
  )
  if (pull.error !== null && Reflect.get(pull.error, 'kind') !== 'refused') {
    if (!isOnline) return <EmptyState heading="h1" title={t('offlineMissing')} action={back} />
    return (
      <ErrorState
        heading="h1"
        title={t('loadError')}
        message={failureText(pull.error)}
        retryLabel={t('retry')}
        onRetry={pull.retry}
      />
    )
  }
  return (
    <EmptyState
      heading="h1"
      title={t('notFoundTitle')}
      text={<bdi>{t('notFoundReason', { id })}</bdi>}
      action={back}
    />
  )
}

export const SaleScreen = ({ id }: { id: string }) => {
  const { sale, asOfSec, pull } = useSale(id)
  if (!sale)
    return (
      <div className="px-4 tablet:px-6">
        {sale === null ? <SaleAbsent id={id} pull={pull} /> : null}
      </div>
    )
  return (
    <div
      className={
        'px-4 pb-16 tablet:px-6 wide:grid wide:grid-cols-[minmax(0,1fr)_25.5rem] ' +
        'wide:grid-rows-[auto_1fr] wide:gap-x-10'
      }
    >
      <div className="min-w-0">
        <SaleHead sale={sale} />
        <div className="mt-3 flex flex-wrap justify-between gap-2">
          {asOfSec === null ? null : <AsOfLine asOfSec={asOfSec} />}
          <RateNote />
          <SampleMarketMark className="tablet:hidden" />
        </div>
      </div>
      <aside
        className={
          'wide:col-start-2 wide:row-span-2 wide:row-start-1 wide:pt-11 max-wide:mt-6 ' +
          'max-wide:border-t max-wide:border-line max-wide:pt-5'
        }
      >
        <PanelBoundary feature="rating">
          <RatingPanel
            opensFirst
            asset={{
              ...sale,
              kind: 'sale',
              facts: sale.detail?.facts ?? null,
              ratedAtSec: sale.detail?.ratedAtSec ?? null,
            }}
          />
        </PanelBoundary>
      </aside>
      <div className="min-w-0">
        <PanelBoundary feature="sale">
          <SaleBody sale={sale} />
        </PanelBoundary>
      </div>
    </div>
  )
}
