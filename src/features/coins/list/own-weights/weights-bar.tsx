// Says above the rows that they are ranked by weights of the reader's own, which these are, and the
// way back.
import { Weight } from 'lucide-react'
import { useText } from '#i18n/use-text.ts'
import { Chip } from '#ui/actions/chip.tsx'
import { Banner } from '#ui/states/banner.tsx'
import { WeightsChip } from './weights-chip.tsx'
import { useWeightsWords } from '../../own-weights/use-weights-words.ts'
import { ownWeightsOf, type CoinListSearch } from '../list-search.ts'
import type { CoinList } from '../use-coin-list.ts'
import type { ChangeSearch } from '../use-list-search.ts'

export const WeightsBar = ({
  search,
  change,
  list,
}: {
  search: CoinListSearch
  change: ChangeSearch
  list: CoinList
}) => {
  const { t } = useText('own-score')
  const words = useWeightsWords()
  const weights = ownWeightsOf(search)
  if (weights === null) return null
  return (
    <Banner
      tone={list.tellsParts ? 'neutral' : 'warn'}
      icon={<Weight className="size-3.5 text-accent" />}
      action={
        <span className="-ms-2.5 flex flex-wrap gap-1 max-tablet:w-full tablet:ms-0">
          <WeightsChip weights={search.weights} change={change} label={t('change')} />
          <Chip onClick={() => change({ weights: undefined })}>{t('official')}</Chip>
        </span>
      }
    >
      {list.tellsParts ? (
        <>
          <span className="text-ink-1">{t('ranked')}</span>{' '}
          <span className="text-caption text-ink-3">{words(weights)}</span>
        </>
      ) : (
        t('untold')
      )}
    </Banner>
  )
}
