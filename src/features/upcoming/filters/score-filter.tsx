// The project score as a range on the ruler. The URL changes when a thumb is let go, not while it
// moves.
import { useState } from 'react'
import { useText } from '#i18n/use-text.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { ScoreRange } from '#ui/fields/score-range.tsx'
import type { SaleSearch } from '../list/sale-search.ts'
import type { ChangeSearch } from '../list/use-sale-search.ts'

type ScoreFilterProps = { search: SaleSearch; change: ChangeSearch; unratedCount: number }

export const ScoreFilter = ({ search, change, unratedCount }: ScoreFilterProps) => {
  const { t } = useText('upcoming')
  const fromUrl: [number, number] = [search.min ?? 0, search.max ?? 100]
  const [dragged, setDragged] = useState<[number, number] | null>(null)
  const [min, max] = dragged ?? fromUrl
  const commit = ([low, high]: [number, number]) => {
    setDragged(null)
    change({ min: low > 0 ? low : undefined, max: high < 100 ? high : undefined })
  }
  return (
    <section className="border-t border-hair pt-3 pb-3.5">
      <h3 className="mb-2 text-caption font-regular text-ink-3">{t('projectScore')}</h3>
      <div className="px-1.75">
        <ScoreRange
          minLabel={t('scoreFrom')}
          maxLabel={t('scoreTo')}
          value={[min, max]}
          onChange={setDragged}
          onCommit={commit}
        />
      </div>
      <p className="mt-1 mb-1.5 flex justify-between text-label">
        <b className="num font-medium text-ink-1">{min}</b>
        <b className="num font-medium text-ink-1">{max}</b>
      </p>
      <Checkbox
        label={t('includeUnrated')}
        count={unratedCount}
        isChecked={search.unrated ?? true}
        onChange={(isChecked) => change({ unrated: isChecked ? undefined : false })}
      />
    </section>
  )
}
