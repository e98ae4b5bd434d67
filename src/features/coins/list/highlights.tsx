// Five short lists above the table (R-CLS-007..011). All are read from this device; what is not known yet says so.
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { listingAge } from '#domain/format/listing-age.ts'
import { scoreBand } from '#domain/score-band.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { Change } from '#ui/figures/change.tsx'
import { CoinLogo } from '#ui/identity/coin-logo.tsx'
import { MiniRuler } from '#ui/rating/ruler.tsx'
import { useNowSec } from '#widgets/use-now.ts'
import { gemCapUsd, useHighlights } from './use-highlights.ts'

const lineClass = '-mx-1.5 flex h-6.5 items-center gap-2 rounded-1 px-1.5 text-table text-ink-1 hover:bg-surface max-tablet:h-9 max-tablet:text-body'

type Item = { id: string; name: string; symbol: string; image: string | null; value: ReactNode }
type HighlightProps = { title: string; hint?: string; more: '/top-movers' | '/newly-listed-coins' | '/upcoming' | null; items: readonly Item[] | undefined; kind: 'coin' | 'sale' }

const Highlight = ({ title, hint, more, items, kind }: HighlightProps) => {
  const { t } = useText('coins')
  return (
    <section className="min-w-0 border-hair px-5 not-first:border-s wide:first:ps-0 wide:last:pe-0 max-wide:first:ps-0 max-wide:w-59 max-wide:flex-none max-wide:snap-start max-wide:px-4">
      <h2 title={hint} className="mb-1.5 flex h-4 items-center justify-between text-caption font-regular text-ink-3">
        {title}
        {more === null ? null : (
          <Link to={more} aria-label={title} className="-me-1.5 grid size-6 place-items-center rounded-1 hover:bg-raised hover:text-ink-1">
            <ChevronRight className="mirror" />
          </Link>
        )}
      </h2>
      <ul className="h-19.5 max-tablet:h-27">
        {items?.length === 0 ? <li className="flex h-6.5 items-center text-caption text-ink-3">{t('noneYet')}</li> : null}
        {items?.map(({ id, name, symbol, image, value }) => (
          <li key={id}>
            <Link {...(kind === 'coin' ? { to: '/coin/$id', params: { id } } : { to: '/ido/$id', params: { id } })} className={lineClass}>
              <CoinLogo src={image} symbol={symbol} size={16} />
              <bdi className="min-w-0 flex-1 truncate">{name}</bdi>
              <span className="text-caption whitespace-nowrap text-ink-2">{value}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

export const Highlights = () => {
  const { t } = useText('coins')
  const { t: dates } = useText('dates')
  const format = useFormat()
  const nowSec = useNowSec()
  const { gainers, listings, sales, gems } = useHighlights()
  const ageText = (atSec: number | null): string => {
    if (atSec === null) return ''
    const { key, ...values } = listingAge(atSec, nowSec)
    return dates(key, values)
  }
  return (
    <div className="no-scrollbar grid grid-cols-5 pt-1 pb-4 max-wide:-mx-4 max-wide:flex max-wide:snap-x max-wide:overflow-x-auto max-wide:scroll-px-4 max-wide:px-4 tablet:max-wide:-mx-6 tablet:max-wide:scroll-px-6 tablet:max-wide:px-6">
      <Highlight
        title={t('topGainers')}
        more="/top-movers"
        kind="coin"
        items={gainers?.map((row) => {
          const { direction, text } = format.change(row.change7dPct)
          return { ...row, value: <Change direction={direction} text={text} /> }
        })}
      />
      <Highlight title={t('newListings')} more="/newly-listed-coins" kind="coin" items={listings?.map((row) => ({ ...row, value: ageText(row.listedAtSec) }))} />
      <Highlight title={t('upcomingIdos')} more="/upcoming" kind="sale" items={sales?.map((row) => ({ ...row, value: ageText(row.launchAtSec) }))} />
      <Highlight
        title={t('gemCoins')}
        hint={t('gemHint', { amount: format.money(gemCapUsd) })}
        more={null}
        kind="coin"
        items={gems?.map((row) => ({
          ...row,
          value: (
            <span className="inline-flex items-center gap-2">
              <MiniRuler value={row.totalScore} band={scoreBand(row.totalScore)} isColoured />
              <b className="num text-table font-semibold text-ink-1">{row.totalScore}</b>
            </span>
          ),
        }))}
      />
      <Highlight title={t('topAirdrops')} more={null} kind="coin" items={[]} />
    </div>
  )
}
