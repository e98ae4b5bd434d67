// Before there are two coins: what to begin with, from the own watchlist where it has something,
// else from the largest.
import { Link } from '@tanstack/react-router'
import type { CoinRow } from '#data/catalog/types/coin-row.ts'
import { coinRows, coinsByIds } from '#data/catalog/queries.ts'
import { useLiveQuery } from '#data/live-query.ts'
import { isPegged } from '#domain/coin/pegged.ts'
import { coinsInAddress } from '#domain/comparison/chosen-coins.ts'
import { partnersOf, startingPairs } from '#domain/comparison/starting-points.ts'
import { formatSymbol } from '#domain/format/symbol.ts'
import { useText } from '#i18n/use-text.ts'
import { buttonClass } from '#ui/actions/button-class.ts'
import { CoinLogo } from '#ui/identity/coin-logo.tsx'
import { useWatchlists } from '#client/watchlists/use-lists.ts'

const largestLooked = 30

type Offers = { pairs: CoinRow[][]; fromList: boolean }

const readOffers = async (
  watchedIds: readonly string[],
  chosen: CoinRow | null,
): Promise<Offers> => {
  const watched = await coinsByIds(watchedIds)
  const largest =
    (
      await coinRows({ sort: { by: 'marketCapUsd', direction: 'desc' }, to: largestLooked })
    )?.rows.filter(({ category }) => !isPegged(category)) ?? []
  const rows = new Map([...largest.map((row): [string, CoinRow] => [row.id, row]), ...watched])
  const rowsOf = (ids: readonly string[]): CoinRow[] => ids.flatMap((id) => rows.get(id) ?? [])
  const listed = watchedIds.filter((id) => watched.has(id))
  const largestIds = largest.map(({ id }) => id)
  if (chosen) {
    const alike = largest.filter(({ category }) => category === chosen.category).map(({ id }) => id)
    return {
      pairs: rowsOf(partnersOf(chosen.id, [listed, alike, largestIds])).map((row) => [chosen, row]),
      fromList: false,
    }
  }
  const own = startingPairs(listed)
  return {
    pairs: (own.length > 0 ? own : startingPairs(largestIds)).map(rowsOf),
    fromList: own.length > 0,
  }
}

const Offer = ({ pair }: { pair: readonly CoinRow[] }) => (
  <li>
    <Link
      to="/compare"
      search={(before) => ({ ...before, coins: coinsInAddress(pair.map(({ id }) => id)) })}
      replace
      className={buttonClass()}
    >
      {pair.map(({ id, name, symbol, image }) => (
        <span key={id} title={name} className="inline-flex items-center gap-1.5">
          <CoinLogo src={image} symbol={symbol} size={16} />
          <span className="sr-only">{name}</span>
          <bdi aria-hidden="true">{formatSymbol(symbol)}</bdi>
        </span>
      ))}
    </Link>
  </li>
)

/** `chosen` is the one coin that is there already. */
export const StartingPoints = ({ chosen }: { chosen: CoinRow | null }) => {
  const { t } = useText('coin-compare')
  const list = useWatchlists('coin')?.find(({ isSelected }) => isSelected)
  const watchedIds = list?.items.map(({ itemId }) => itemId) ?? []
  const offers = useLiveQuery(
    () => readOffers(watchedIds, chosen),
    [watchedIds.join(','), chosen?.id],
  )
  if (!offers || offers.pairs.length === 0) return null
  const title = (): string => {
    if (chosen) return t('compareWith', { name: chosen.name })
    return offers.fromList && list ? t('fromList', { list: list.name }) : t('largest')
  }
  return (
    <section className="grid gap-2.5">
      <h2 className="text-table font-regular text-ink-3">{title()}</h2>
      <ul className="flex flex-wrap gap-2">
        {offers.pairs.map((pair) => (
          <Offer key={pair.map(({ id }) => id).join(',')} pair={pair} />
        ))}
      </ul>
    </section>
  )
}
