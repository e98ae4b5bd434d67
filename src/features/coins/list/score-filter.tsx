// The score filter: the ruler itself with two thumbs. The list follows when a thumb is let go.
import { useState } from 'react'
import { useText } from '#i18n/use-text.ts'
import { ScoreRange } from '#ui/fields/score-range.tsx'
import type { CoinListSearch } from './list-search.ts'
import type { ChangeSearch } from './use-list-search.ts'

export const ScoreFilter = ({ search, change }: { search: CoinListSearch; change: ChangeSearch }) => {
  const { t } = useText('coins')
  const { t: rating } = useText('rating')
  const [dragged, setDragged] = useState<[number, number] | null>(null)
  const [low, high] = dragged ?? [search.min ?? 0, search.max ?? 100]
  const commit = ([min, max]: [number, number]) => {
    setDragged(null)
    change({ min: min > 0 ? min : undefined, max: max < 100 ? max : undefined })
  }
  const isOn = low > 0 || high < 100
  return (
    <div className={`flex h-8 items-center gap-2.5 rounded-2 px-2.5 text-table max-tablet:h-11 max-tablet:px-0 ${isOn ? 'bg-raised text-ink-1 max-tablet:bg-transparent' : 'text-ink-2'}`}>
      <span className="whitespace-nowrap">{rating('aiScore')}</span>
      <span className="w-30 max-tablet:flex-1">
        <ScoreRange minLabel={t('scoreFrom')} maxLabel={t('scoreTo')} value={[low, high]} onChange={setDragged} onCommit={commit} />
      </span>
      <span className="num min-w-12 font-medium">{`${low}–${high}`}</span>
    </div>
  )
}
