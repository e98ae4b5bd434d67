// Five short lists above the table (R-CLS-007..011). All are read from this device; what is not
// known yet says so.
import { Link, linkOptions, type LinkProps } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { listingAge } from '#domain/format/listing-age.ts'
import { gemCapsUsd, standardGems } from '#domain/gems/gems.ts'
import { scoreBand } from '#domain/coin/score-band.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { Change } from '#ui/figures/change.tsx'
import { CoinLogo } from '#ui/identity/coin-logo.tsx'
import { MiniRuler } from '#ui/rating/ruler.tsx'
import { Skeleton, SkeletonFrame } from '#ui/states/skeleton.tsx'
import { AtLeast } from '#parts/score-badge/low-score.tsx'
import { useHasPartFailed } from '#client/market/use-pulls.ts'
import { useIsOnline } from '#client/use-is-online.ts'
import { useNowSec } from '#client/use-now.ts'
import { useHighlights } from './use-highlights.ts'

const lineClass =
  '-mx-1.5 flex h-6.5 items-center gap-2 rounded-1 px-1.5 text-table text-ink-1 ' +
  'hover:bg-surface max-tablet:h-9 max-tablet:text-body'

const links = {
  coin: (id: string) => linkOptions({ to: '/coin/$id', params: { id } }),
  sale: (id: string) => linkOptions({ to: '/ido/$id', params: { id } }),
  airdrop: (id: string) => linkOptions({ to: '/airdropscore', search: { open: id } }),
} as const

type Item = { id: string; name: string; symbol: string; image: string | null; value: ReactNode }
type HighlightProps = {
  title: string
  hint?: string
  more: LinkProps | null
  items: readonly Item[] | undefined
  kind: keyof typeof links
  /** Nothing is on its way any more. */
  isGivenUp?: boolean
}

const LowestScore = ({ low, total }: { low: number | null; total: number | null }) => (
  <span className="inline-flex items-center gap-2">
    <MiniRuler value={low} band={scoreBand(low)} isColoured />
    <b className="num text-table font-semibold text-ink-1">
      {low === null || low === total ? low : <AtLeast score={low} />}
    </b>
  </span>
)

const WaitingLines = () => {
  const { t } = useText('states')
  return (
    <SkeletonFrame label={t('loading')}>
      {['w-4/5', 'w-3/5', 'w-2/3'].map((width) => (
        <div key={width} className="flex h-6.5 items-center gap-2 max-tablet:h-9">
          <Skeleton className="size-4 rounded-full" />
          <Skeleton className={`h-3 ${width}`} />
        </div>
      ))}
    </SkeletonFrame>
  )
}

const Highlight = ({ title, hint, more, items, kind, isGivenUp = false }: HighlightProps) => {
  const { t } = useText('coins')
  return (
    <section
      className={
        'min-w-0 border-hair px-5 not-first:border-s wide:first:ps-0 wide:last:pe-0 ' +
        'max-wide:first:ps-0 max-wide:w-59 max-wide:flex-none max-wide:snap-start ' +
        'max-wide:px-4'
      }
    >
      <h2
        title={hint}
        className="mb-1.5 flex min-h-4 items-center justify-between text-caption font-regular text-ink-3"
      >
        {title}
        {more === null ? null : (
          <Link
            {...more}
            aria-label={title}
            className="-me-1.5 grid size-6 place-items-center rounded-1 hover:bg-raised hover:text-ink-1"
          >
            <ChevronRight className="mirror" />
          </Link>
        )}
      </h2>
      {items === undefined && !isGivenUp ? <WaitingLines /> : null}
      <ul className="h-19.5 max-tablet:h-27 empty:hidden">
        {items?.length === 0 || (items === undefined && isGivenUp) ? (
          <li className="flex h-6.5 items-center text-caption text-ink-3">
            {t(items === undefined ? 'notLoaded' : 'noneYet')}
          </li>
        ) : null}
        {items?.map(({ id, name, symbol, image, value }) => (
          <li key={id}>
            <Link {...links[kind](id)} className={lineClass}>
              <CoinLogo src={image} symbol={symbol} size={16} />
              <bdi className="min-w-0 flex-1 truncate rtl:text-right">{name}</bdi>
              <span className="text-caption whitespace-nowrap text-ink-2">{value}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

export const Highlights = memo(() => {
  const { t } = useText('coins')
  const { t: dates } = useText('dates')
  const format = useFormat()
  const nowSec = useNowSec()
  const { gainers, listings, sales, gems, airdrops } = useHighlights()
  const haveSalesFailed = useHasPartFailed('sales')
  const haveAirdropsFailed = useHasPartFailed('airdrops')
  const isOnline = useIsOnline()
  const ageText = (atSec: number | null): string => {
    if (atSec === null) return ''
    const { key, ...values } = listingAge(atSec, nowSec)
    // The title says what is coming; beside a name there is room for when.
    return dates(key === 'comingInDays' ? 'inDays' : key, values)
  }
  return (
    <div
      className={
        'no-scrollbar grid grid-cols-5 pt-1 pb-4 max-wide:-mx-4 max-wide:flex ' +
        'max-wide:snap-x max-wide:overflow-x-auto max-wide:scroll-px-4 max-wide:px-4 ' +
        'tablet:max-wide:-mx-6 tablet:max-wide:scroll-px-6 tablet:max-wide:px-6'
      }
    >
      <Highlight
        title={t('topGainers')}
        more={{ to: '/top-movers', search: { period: '7d' } }}
        kind="coin"
        items={gainers?.map((row) => {
          const { direction, text } = format.change(row.change7dPct)
          return { ...row, value: <Change direction={direction} text={text} /> }
        })}
      />
      <Highlight
        title={t('newListings')}
        more={{ to: '/newly-listed-coins' }}
        kind="coin"
        items={listings?.map((row) => ({ ...row, value: ageText(row.listedAtSec) }))}
      />
      <Highlight
        title={t('upcomingIdos')}
        more={{ to: '/upcoming', search: { sort: 'launch' } }}
        kind="sale"
        isGivenUp={haveSalesFailed || !isOnline}
        items={sales?.map((row) => ({ ...row, value: ageText(row.launchAtSec) }))}
      />
      <Highlight
        title={t('gemCoins')}
        hint={t('gemHint', { amount: format.limit(gemCapsUsd[standardGems.cap]) })}
        more={{ to: '/gemscout' }}
        kind="coin"
        items={gems?.map((row) => ({
          ...row,
          value: <LowestScore low={row.scoreLow} total={row.totalScore} />,
        }))}
      />
      <Highlight
        title={t('topAirdrops')}
        more={{ to: '/airdropscore' }}
        kind="airdrop"
        isGivenUp={haveAirdropsFailed || !isOnline}
        items={airdrops?.map(({ id, name, symbol, image, rating }) => ({
          id,
          name,
          symbol: symbol || name,
          image,
          value: <LowestScore low={rating.scoreLow} total={rating.score} />,
        }))}
      />
    </div>
  )
})
