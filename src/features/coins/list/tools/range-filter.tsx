// A score as a filter: the ruler itself with two thumbs. The list follows when a thumb is let go.
import { clsx } from 'clsx'
import { useState } from 'react'
import { useText } from '#i18n/use-text.ts'
import { ScoreRange } from '#ui/fields/score-range.tsx'

type RangeFilterProps = {
  label: string
  /** Absent means all from 0 to 100. */
  value: readonly [number, number]
  /** `null` for all. */
  onCommit: (range: [number, number] | null) => void
  /** In a row of chips, or below one another with their figures in one line. */
  look?: 'chip' | 'line'
}

export const RangeFilter = ({ label, value, onCommit, look = 'line' }: RangeFilterProps) => {
  const { t } = useText('coins')
  const [dragged, setDragged] = useState<[number, number] | null>(null)
  const [low, high] = dragged ?? value
  const isOn = low > 0 || high < 100
  const commit = ([min, max]: [number, number]) => {
    setDragged(null)
    onCommit(min > 0 || max < 100 ? [min, max] : null)
  }
  return (
    <div
      role="group"
      aria-label={label}
      className={clsx(
        'flex items-center gap-2.5 text-table',
        isOn ? 'text-ink-1' : 'text-ink-2',
        look === 'chip' ? 'h-8 rounded-2 px-2.5' : 'h-8 max-tablet:h-11',
        look === 'chip' && isOn && 'bg-raised',
      )}
    >
      <span aria-hidden="true" className={look === 'chip' ? 'whitespace-nowrap' : 'w-28 truncate'}>
        {label}
      </span>
      <span className={look === 'chip' ? 'w-30' : 'flex-1'}>
        <ScoreRange
          minLabel={t('scoreFrom')}
          maxLabel={t('scoreTo')}
          value={[low, high]}
          onChange={setDragged}
          onCommit={commit}
        />
      </span>
      <span className="num min-w-12 text-end font-medium">{`${low}–${high}`}</span>
    </div>
  )
}
