// Below an opened launchpad: its record in sentences, the sales ahead, and every project it sold.
import { Link } from '@tanstack/react-router'
import type { LaunchpadListing } from '#domain/launchpad/launchpad-list.ts'
import { leastPriced } from '#domain/launchpad/launchpad-record.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { PastSales } from './past-sales.tsx'

const shownSales = 3

/** Names and figures keep their own direction among words of another. */
const isolated = (text: string): string => `\u2068${text}\u2069`
const leftToRight = (text: string): string => `\u2066${text}\u2069`

const RecordWords = ({ launchpad: { record, sales } }: { launchpad: LaunchpadListing }) => {
  const { t } = useText('launchpads')
  const format = useFormat()
  const { projects, pricedCount, best, worst, averagePeakMultiple } = record
  if (projects === 0) return <p>{t('noRecord')}</p>
  const multiple = (value: number): string => leftToRight(format.multiple(value))
  return (
    <div className="grid gap-1">
      {best && worst ? (
        <p className="text-ink-1">
          {t('extremes', {
            best: isolated(best.name),
            high: multiple(best.multiple),
            worst: isolated(worst.name),
            low: multiple(worst.multiple),
          })}
        </p>
      ) : null}
      {averagePeakMultiple === null ? null : (
        <p>{t('peaks', { multiple: multiple(averagePeakMultiple) })}</p>
      )}
      {pricedCount === null || pricedCount === projects ? null : (
        <p>
          {t('survivors', {
            lost: format.count(projects - pricedCount),
            projects: format.count(projects),
          })}
        </p>
      )}
      {pricedCount !== null && pricedCount < leastPriced ? (
        <p>{t('tooFew', { least: leastPriced })}</p>
      ) : null}
      {sales === null ? <p>{t('sumOnly')}</p> : null}
    </div>
  )
}

const NextSales = ({ launchpad: { name, nextSales } }: { launchpad: LaunchpadListing }) => {
  const { t } = useText('launchpads')
  const { t: words } = useText('upcoming')
  const format = useFormat()
  return (
    <div className="min-w-0">
      <h3 className="mb-1 text-caption font-regular text-ink-3">{words('title')}</h3>
      {nextSales.length === 0 ? <p className="text-table">{t('noneAhead')}</p> : null}
      <ul>
        {nextSales.slice(0, shownSales).map((sale) => (
          <li
            key={sale.id}
            className="flex min-h-8 items-center justify-between gap-4 text-table max-tablet:min-h-11"
          >
            <Link
              to="/ido/$id"
              params={{ id: sale.id }}
              className="truncate text-ink-1 underline decoration-line hover:decoration-current"
            >
              <bdi>{sale.name}</bdi>
            </Link>
            <bdi dir="ltr" className="num text-caption text-ink-3">
              {format.launchDate(sale.launchAtSec)}
            </bdi>
          </li>
        ))}
      </ul>
      {nextSales.length > shownSales ? (
        <Link
          to="/upcoming"
          search={{ launchpad: [name] }}
          className="inline-flex min-h-8 items-center text-table text-link hover:underline max-tablet:min-h-11"
        >
          {t('allAhead', { total: format.count(nextSales.length) })}
        </Link>
      ) : null}
    </div>
  )
}

export const LaunchpadDetail = ({ launchpad }: { launchpad: LaunchpadListing }) => {
  const { t } = useText('launchpads')
  const { name, sales } = launchpad
  return (
    <div
      className={
        'grid gap-x-10 gap-y-5 py-4 text-table whitespace-normal text-ink-2 ' +
        'desk:grid-cols-[minmax(0,1fr)_17rem]'
      }
    >
      <div className="grid min-w-0 content-start gap-4">
        <RecordWords launchpad={launchpad} />
        {sales && sales.length > 0 ? (
          <PastSales sales={sales} label={t('soldBy', { name })} />
        ) : null}
      </div>
      <NextSales launchpad={launchpad} />
    </div>
  )
}
