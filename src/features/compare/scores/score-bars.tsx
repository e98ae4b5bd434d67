// Each score as bars on one scale: who it belongs to, how long, the figure, and which is best.
import { shownSubscores } from '#domain/rating/subscores.ts'
import { clsx } from 'clsx'
import { bestPlaces } from '#domain/comparison/compared-fields.ts'
import { formatSymbol } from '#domain/format/symbol.ts'
import { useText } from '#i18n/use-text.ts'
import { SeriesKey } from '#ui/chart/series-key.tsx'
import { BestMark } from '../best-mark.tsx'
import type { ComparedCoin } from '../compared-coin.ts'

type ScoreKey = 'totalScore' | 'tokenomics' | 'security' | 'market' | 'insights' | 'social'

const Bar = ({
  coin: { row, facts, look },
  score,
  isBest,
}: {
  coin: ComparedCoin
  score: ScoreKey
  isBest: boolean
}) => {
  const value = facts[score]
  const { scoreLow, scoreHigh } = row
  // What unknown inputs leave open is hatched, as everywhere (design 8).
  const open =
    score === 'totalScore' &&
    value !== null &&
    scoreLow !== null &&
    scoreHigh !== null &&
    scoreLow < scoreHigh
      ? { low: scoreLow, high: scoreHigh }
      : null
  return (
    <li className="flex items-center gap-2 text-table">
      <SeriesKey look={look} />
      <bdi title={row.name} className="w-14 flex-none truncate text-ink-2">
        {formatSymbol(row.symbol)}
      </bdi>
      <span
        aria-hidden="true"
        className="relative h-1.5 min-w-0 flex-1 overflow-hidden rounded-1 bg-track"
      >
        {value === null ? (
          <span className="hatched absolute inset-0 opacity-55" />
        ) : (
          <span
            className={clsx('absolute inset-y-0 start-0', look.ground)}
            style={{ width: `${open?.low ?? value}%` }}
          />
        )}
        {open === null ? null : (
          <span
            className="hatched absolute inset-y-0"
            style={{ insetInlineStart: `${open.low}%`, width: `${open.high - open.low}%` }}
          />
        )}
      </span>
      <span
        className={clsx(
          'num w-6 flex-none text-end',
          isBest ? 'font-semibold text-ink-1' : 'text-ink-2',
        )}
      >
        {value ?? '–'}
      </span>
      <span className="w-3 flex-none">{isBest ? <BestMark /> : null}</span>
    </li>
  )
}

const ScoreGroup = ({
  title,
  score,
  coins,
}: {
  title: string
  score: ScoreKey
  coins: readonly ComparedCoin[]
}) => {
  const best = bestPlaces(
    coins.map(({ facts }) => facts[score]),
    'highest',
  )
  return (
    <div className="min-w-0">
      <h3 className="mb-1.5 text-table font-medium">{title}</h3>
      <ul className="grid gap-1">
        {coins.map((coin, place) => (
          <Bar key={coin.id} coin={coin} score={score} isBest={best.has(place)} />
        ))}
      </ul>
    </div>
  )
}

const scores = shownSubscores

export const ScoreBars = ({ coins }: { coins: readonly ComparedCoin[] }) => {
  const { t } = useText('rating')
  return (
    <div className="grid min-w-0 flex-1 gap-x-10 gap-y-5 tablet:grid-cols-2">
      <ScoreGroup title={t('aiScore')} score="totalScore" coins={coins} />
      {scores.map((score) => (
        <ScoreGroup key={score} title={t(score)} score={score} coins={coins} />
      ))}
    </div>
  )
}
