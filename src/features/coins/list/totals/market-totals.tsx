// What the whole list comes to, in one quiet line (decisions/196). It comes after the rows, into a
// place that waits for it; the list's own age stands in the head of the page.
import { Fragment, type ReactNode } from 'react'
import { marketTotals } from '#data/catalog/queries/market-totals.ts'
import type { MarketTotals as Totals, Told } from '#data/catalog/types/group-figures.ts'
import { useLiveQuery } from '#data/live-query.ts'
import { formatSymbol } from '#domain/format/symbol.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { Change } from '#ui/figures/change.tsx'
import { useIsWide } from '#ui/use-window-size.ts'

type TotalProps = { label: string; children: ReactNode }

const Total = ({ label, children }: TotalProps) => (
  <div className="flex flex-none items-baseline gap-1.5">
    <dt>{label}</dt>
    <dd className="flex items-baseline gap-1.5 text-ink-2">{children}</dd>
  </div>
)

/** For how many coins a sum is known, where that is not all of them. */
const KnownOf = ({ told: { known }, total }: { told: Told; total: number }) => {
  const { t } = useText('coins')
  const format = useFormat()
  if (known === total) return null
  const words = t('knownOf', { known: format.count(known), total: format.count(total) })
  return <span className="text-ink-3">({words})</span>
}

const Line = ({ totals }: { totals: Totals }) => {
  const { t } = useText('coins')
  const format = useFormat()
  const { coins, marketCapUsd, change24hPct, volume24hUsd, medianScore, largest } = totals
  const rated = { shown: format.count(medianScore.known), total: format.count(coins) }
  return (
    <dl className="flex gap-5">
      <Total label={t('rated')}>
        <bdi className="num">
          {medianScore.known === coins ? rated.total : t('shownOfTotal', rated)}
        </bdi>
      </Total>
      <Total label={t('marketCap')}>
        <bdi className="num">{format.money(marketCapUsd.value)}</bdi>
        <KnownOf told={marketCapUsd} total={coins} />
        {change24hPct.value === null ? null : (
          <>
            <Change {...format.change(change24hPct.value)} />
            <span className="text-ink-3">{t('change24h')}</span>
          </>
        )}
      </Total>
      <Total label={t('volume24h')}>
        <bdi className="num">{format.money(volume24hUsd.value)}</bdi>
        <KnownOf told={volume24hUsd} total={coins} />
      </Total>
      {largest.length === 0 ? null : (
        <Total label={t('dominance')}>
          {largest.map(({ id, symbol, sharePct }) => (
            <Fragment key={id}>
              <bdi>{formatSymbol(symbol)}</bdi>
              <bdi className="num">{format.share(sharePct)}</bdi>
            </Fragment>
          ))}
        </Total>
      )}
    </dl>
  )
}

export const MarketTotals = () => {
  const { t } = useText('coins')
  const isWide = useIsWide()
  const totals = useLiveQuery(() => marketTotals(), [])
  return (
    <div
      role="group"
      aria-label={t('totals')}
      tabIndex={isWide || !totals ? undefined : 0}
      className={
        'no-scrollbar -mx-4 -mt-1.5 mb-1.5 flex h-6 items-center overflow-x-auto px-4 ' +
        'text-caption whitespace-nowrap text-ink-3 tablet:mx-0 tablet:px-0'
      }
    >
      {totals ? <Line totals={totals} /> : null}
    </div>
  )
}
