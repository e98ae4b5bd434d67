// The total over its days as steps, with the range that unknown inputs left open behind it.
import type { ScoreSnapshotWire } from '#contract/market/coin-dossier-wire.ts'
import { scoreBands } from '#domain/coin/score-band.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { useWidth } from '../use-width.ts'

const height = 120
const labelWidth = 28
const pad = 10

type Place = (atSec: number, score: number) => readonly [number, number]

/** A score holds until the next one: right, then up or down. */
const stepsOf = (
  items: readonly ScoreSnapshotWire[],
  scoreOf: (item: ScoreSnapshotWire) => number | null,
  place: Place,
): string =>
  items
    .flatMap((item, at) => {
      const score = scoreOf(item)
      if (score === null) return []
      const [x, y] = place(item.rated_at, score)
      return [at === 0 ? `M${x.toFixed(1)} ${y.toFixed(1)}` : `H${x.toFixed(1)}V${y.toFixed(1)}`]
    })
    .join('')

export const ScoreLine = ({ items }: { items: readonly ScoreSnapshotWire[] }) => {
  const { t } = useText('coin-score')
  const format = useFormat()
  const { box, width } = useWidth()
  const [first, last] = [items[0], items.at(-1)]
  const all = items.flatMap(({ total_ai_score: total, score_low: low, score_high: high }) =>
    [total, low, high].filter((score) => score !== null),
  )
  const [bottom, top] = [Math.max(0, Math.min(...all) - 2), Math.min(100, Math.max(...all) + 2)]
  const [from, to] = [first?.rated_at ?? 0, last?.rated_at ?? 1]
  const place: Place = (atSec, score) => [
    ((atSec - from) / (to - from || 1)) * (width - labelWidth - 4),
    pad + (1 - (score - bottom) / (top - bottom || 1)) * (height - 2 * pad),
  ]
  const cuts = scoreBands.map(({ from: cut }) => cut).filter((cut) => cut > bottom && cut < top)
  const [endX, endY] = place(to, last?.total_ai_score ?? bottom)
  return (
    <div ref={box} className="h-30 max-w-220">
      {width === 0 || first === undefined || last === undefined ? null : (
        <svg
          role="img"
          aria-label={t('lineLabel', {
            from: first.total_ai_score ?? '–',
            to: last.total_ai_score ?? '–',
            start: format.date(first.rated_at),
            end: format.date(last.rated_at),
          })}
          viewBox={`0 0 ${width} ${height}`}
          direction="ltr"
          className="block size-full overflow-visible"
        >
          {cuts.map((cut) => (
            <line
              key={cut}
              x1="0"
              x2={width - labelWidth}
              y1={place(from, cut)[1]}
              y2={place(from, cut)[1]}
              strokeDasharray="3 4"
              className="stroke-line"
            />
          ))}
          <path
            d={stepsOf(items, (item) => item.score_high, place)}
            fill="none"
            strokeWidth="1"
            strokeDasharray="2 3"
            className="stroke-ink-3"
          />
          <path
            d={stepsOf(items, (item) => item.score_low, place)}
            fill="none"
            strokeWidth="1"
            strokeDasharray="2 3"
            className="stroke-ink-3"
          />
          <path
            d={stepsOf(items, (item) => item.total_ai_score, place)}
            fill="none"
            strokeWidth="1.5"
            className="stroke-ink-1"
          />
          <circle cx={endX} cy={endY} r="3" className="fill-ink-1" />
          <text x={endX + 8} y={endY + 4} className="fill-ink-1 text-caption font-medium">
            {last.total_ai_score ?? '–'}
          </text>
        </svg>
      )}
    </div>
  )
}
