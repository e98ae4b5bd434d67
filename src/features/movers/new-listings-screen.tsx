// /newly-listed-coins: what was listed in the last 24 hours, 7, 14, 30 or 90 days, and what is
// announced (R-MOV-002, R-MOV-003).
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { CoinRow } from '#data/catalog/types/coin-row.ts'
import { listingWindows, standardWindow, type ListingWindow } from '#domain/coin/listing-window.ts'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { Segment } from '#ui/actions/segment.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { CoinCards } from '#parts/coin-rows/coin-cards.tsx'
import { ListPage } from '#parts/coin-rows/list-page.tsx'
import { ListedLine } from './listed-at.tsx'
import { listingLink, longestWindow } from './listing-search.ts'
import { ListingTable } from './listing-table.tsx'
import { useNewListings, type NewListings } from './use-new-listings.ts'

const dayChange = (row: CoinRow): number | null => row.change24hPct
const listedLine = (row: CoinRow) =>
  row.listedAtSec === null ? null : <ListedLine listedAtSec={row.listedAtSec} />

const useListingWindow = (): { window: ListingWindow; choose: (window: ListingWindow) => void } => {
  const { listed: window = standardWindow } = useSearch({ from: '/_app/newly-listed-coins' })
  const navigate = useNavigate()
  const choose = (next: ListingWindow) => {
    listingLink.forget()
    void navigate({
      to: '/newly-listed-coins',
      search: next === standardWindow ? {} : { listed: next },
      replace: true,
      resetScroll: false,
    })
  }
  return { window, choose }
}

/**
 * Nothing in this preset: a longer one may hold something; without a single known date it says why.
 */
const NoListings = ({
  list,
  choose,
}: {
  list: NewListings
  choose: (window: ListingWindow) => void
}) => {
  const { t } = useText('movers')
  const { t: coins } = useText('coins')
  const { t: states } = useText('states')
  if (list.datedCount === 0)
    return <EmptyState title={states('noData')} text={t('noListingDates')} />
  const action =
    list.longestCount > 0 ? (
      <Button onClick={() => choose(longestWindow)}>{coins(`listed${longestWindow}`)}</Button>
    ) : null
  return <EmptyState title={states('noResults')} text={t('noListings')} action={action} />
}

export const NewListingsScreen = () => {
  const { t } = useText('movers')
  const { t: nav } = useText('nav')
  const { t: upcoming } = useText('upcoming')
  const { window, choose } = useListingWindow()
  const list = useNewListings(window)
  return (
    <ListPage
      title={nav('newListings')}
      list={list}
      link={listingLink}
      tools={
        <Segment
          isFluid
          label={t('listedWithin')}
          value={window}
          options={listingWindows.map((value) => ({ value, label: upcoming(`window${value}`) }))}
          onChange={choose}
        />
      }
      renderTable={(listings) => <ListingTable list={listings} />}
      renderCards={(listings) => (
        <CoinCards
          list={listings}
          label={nav('newListings')}
          changeOf={dayChange}
          note={listedLine}
        />
      )}
      renderEmpty={(listings) => <NoListings list={listings} choose={choose} />}
      renderFoot={() => <p className="max-w-2xl">{t('listedNote')}</p>}
    />
  )
}
