// The order of the list where there are no headings to press: which figure, and which way round.
import { ArrowDownWideNarrow, ArrowUpDown } from 'lucide-react'
import { useText } from '#i18n/use-text.ts'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { LazySelect } from '#ui/fields/lazy-select.tsx'
import {
  firstDirection,
  orderOf,
  ownWeightsOf,
  sortKeys,
  type CoinListSearch,
  type SortKey,
} from '../list-search.ts'
import type { ChangeSearch } from '../use-list-search.ts'

export const SortSelect = ({
  search,
  change,
}: {
  search: CoinListSearch
  change: ChangeSearch
}) => {
  const { t } = useText('coins')
  const { t: rating } = useText('rating')
  const { t: own } = useText('own-score')
  const isOwn = ownWeightsOf(search) !== null
  const keys = sortKeys.filter((key) => isOwn || key !== 'official')
  const order = orderOf(search) ?? { key: 'low' as const, direction: 'desc' as const }
  const words: Record<SortKey, string> = {
    low: isOwn ? own('low') : rating('lowScore'),
    score: isOwn ? own('score') : rating('aiScore'),
    official: own('officialScore'),
    rank: t('rank'),
    name: t('coin'),
    price: t('price'),
    change24h: t('change24h'),
    change: t('change7d'),
    volume: t('volume24h'),
    cap: t('marketCap'),
    tokenomics: rating('tokenomics'),
    security: rating('security'),
    social: rating('social'),
    market: rating('market'),
    insights: rating('insights'),
  }
  const choose = (value: string) => {
    const key = keys.find((candidate) => candidate === value)
    if (key) change({ sort: key, dir: firstDirection(key) })
  }
  return (
    <>
      <LazySelect
        look="chip"
        label={t('sortBy')}
        value={order.key}
        options={keys.map((key) => ({ value: key, label: words[key] }))}
        onChange={choose}
        icon={<ArrowDownWideNarrow />}
      />
      <IconButton
        label={t('reverseOrder')}
        onClick={() => change({ sort: order.key, dir: order.direction === 'asc' ? 'desc' : 'asc' })}
      >
        <ArrowUpDown className="size-3.5 text-ink-3" />
      </IconButton>
    </>
  )
}
