// What the pages of a list read from this device share: heading, age, tools, what a link asked for
// in vain, states, and the rows of one width or the other.
import type { ReactNode } from 'react'
import { useIsNarrow, useIsPhone } from '#ui/use-window-size.ts'
import { RateNote } from '#parts/currency/rate-note.tsx'
import { AsOfLine } from '#parts/states/as-of-line.tsx'
import type { CoinWindow } from './coin-window.ts'
import { ListSkeleton, ListWithoutData, StateBanners } from './list-states.tsx'
import { ResearchLinks } from '../research-links.tsx'
import { ShownCount } from './shown-count.tsx'
import { LinkNotice } from '#parts/states/link-notice.tsx'
import type { LinkReader } from '#client/link-reader/link-reader.ts'
import { SampleMarketMark } from '#parts/market/sample-market-mark.tsx'
import { useMarketPull, type Pull } from '#client/market/use-pulls.ts'

type List = Pick<CoinWindow, 'total' | 'asOfSec'> & { allCount: number }

type ListPageProps<Search, L extends List> = {
  title: string
  /** Undefined while nothing is known yet, null where this device holds no catalogue. */
  list: L | null | undefined
  link: LinkReader<Search>
  tools: ReactNode
  renderTable: (list: L) => ReactNode
  renderCards: (list: L) => ReactNode
  /** Its table has words among its figures and needs more room; the rows are cards for longer. */
  hasWordyTable?: boolean
  /**
   * Where the list is fetched apart from the coins: how that went, what stands on the page where it
   * has come and is empty, and what is missing offline.
   */
  apart?: { pull: Pull; whenNone: ReactNode; offlineText: string }
  /** In place of the rows where there are none. */
  renderEmpty: (list: L) => ReactNode
  /** Below the rows, or below what stands in their place. */
  renderFoot: (list: L) => ReactNode
}

export const ListPage = <Search, L extends List>({
  title,
  list,
  link,
  tools,
  renderTable,
  renderCards,
  hasWordyTable = false,
  apart,
  renderEmpty,
  renderFoot,
}: ListPageProps<Search, L>) => {
  const marketPull = useMarketPull()
  const pull = apart?.pull ?? marketPull
  const isPhone = useIsPhone()
  const isNarrow = useIsNarrow()
  const asCards = hasWordyTable ? isNarrow : isPhone
  const rows = () => {
    if (list === undefined) return <ListSkeleton />
    if (list?.allCount === 0 && apart && !pull.isPulling) return apart.whenNone
    if (list === null || list.allCount === 0)
      return <ListWithoutData {...pull} offlineText={apart?.offlineText} />
    if (list.total === 0) return renderEmpty(list)
    return asCards ? renderCards(list) : renderTable(list)
  }
  return (
    <div className="mx-auto w-full max-w-410 px-4 pb-8 tablet:px-6 tablet:pb-16">
      <header className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 pt-4 pb-3 tablet:pt-5 tablet:pb-3.5">
        <h1 className="max-tablet:text-title-2">{title}</h1>
        <span className="flex-1" />
        {list ? <AsOfLine asOfSec={list.asOfSec} /> : null}
        <RateNote />
        <SampleMarketMark className="tablet:hidden" />
      </header>
      <ResearchLinks />
      <div
        className={
          '-mx-4 flex min-h-12 flex-wrap items-center gap-x-5 gap-y-1 border-t ' +
          'border-hair px-4 py-1.5 max-tablet:border-b tablet:mx-0 tablet:px-0'
        }
      >
        {tools}
        <span className="flex-1" />
        <ShownCount list={list} />
      </div>
      <div className="-mx-4 tablet:mx-0">
        <LinkNotice reader={link} />
        {list ? (
          <StateBanners asOfSec={list.asOfSec} error={pull.error} retry={pull.retry} />
        ) : null}
      </div>
      {rows()}
      {list && list.allCount > 0 ? (
        <div className="pt-4 text-caption text-ink-3">{renderFoot(list)}</div>
      ) : null}
    </div>
  )
}
