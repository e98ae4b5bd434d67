// How closely each two of the coins moved together, with the number of days it rests on.
import { clsx } from 'clsx'
import {
  correlationOf,
  sharedChangesNeeded,
  type Correlation,
} from '#domain/comparison/correlation.ts'
import { formatSymbol } from '#domain/format/symbol.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { SeriesKey } from '#ui/chart/series-key.tsx'
import type { ComparedCoin } from '../compared-coin.ts'

type Pair = { one: ComparedCoin; other: ComparedCoin; correlation: Correlation }

/** Every two coins that have a history, over its last days from `fromDay` on (epoch day). */
const pairsOf = (coins: readonly ComparedCoin[], fromDay: number): Pair[] =>
  coins.flatMap((one, place) =>
    coins.slice(place + 1).flatMap((other): Pair[] =>
      one.past && other.past
        ? [
            {
              one,
              other,
              correlation: correlationOf(one.past.series, other.past.series, fromDay),
            },
          ]
        : [],
    ),
  )

const halfPercent = 50

/** From the middle of the scale toward 1 or -1. */
const CorrelationBar = ({ coefficient }: { coefficient: number }) => {
  const width = `${Math.abs(coefficient) * halfPercent}%`
  return (
    <span
      aria-hidden="true"
      className="relative h-1.5 w-24 flex-none rounded-1 bg-track max-tablet:w-16"
    >
      <span
        className="absolute inset-y-0 rounded-1 bg-ink-2"
        style={
          coefficient < 0
            ? { insetInlineEnd: `${halfPercent}%`, width }
            : { insetInlineStart: `${halfPercent}%`, width }
        }
      />
      <span className="absolute -inset-y-0.5 start-1/2 w-px bg-control" />
    </span>
  )
}

const PairRow = ({ pair: { one, other, correlation } }: { pair: Pair }) => {
  const { t } = useText('coin-compare')
  const format = useFormat()
  const isKnown = correlation.kind === 'known'
  const note = () => {
    if (correlation.kind === 'tooFew')
      return t('pairTooFew', { has: correlation.days, needs: sharedChangesNeeded })
    return correlation.kind === 'flat' ? t('pairFlat') : t('pairDays', { days: correlation.days })
  }
  return (
    <li className="flex min-h-9 flex-wrap items-center gap-x-3 border-b border-hair py-1.5 text-table">
      <span className="flex min-w-36 flex-1 items-center gap-x-2 text-ink-1">
        <SeriesKey look={one.look} />
        <bdi title={one.row.name}>{formatSymbol(one.row.symbol)}</bdi>
        <SeriesKey look={other.look} />
        <bdi title={other.row.name}>{formatSymbol(other.row.symbol)}</bdi>
      </span>
      {isKnown ? (
        <CorrelationBar coefficient={correlation.coefficient} />
      ) : (
        <span
          aria-hidden="true"
          className="hatched h-1.5 w-24 flex-none rounded-1 opacity-55 max-tablet:w-16"
        />
      )}
      <b
        className={clsx(
          'num w-11 flex-none text-end',
          isKnown ? 'font-semibold text-ink-1' : 'font-regular text-ink-3',
        )}
      >
        {isKnown ? format.hundredths(correlation.coefficient) : '–'}
      </b>
      <span className="w-28 flex-none text-caption text-ink-3">{note()}</span>
    </li>
  )
}

export const PairList = ({
  coins,
  fromDay,
}: {
  coins: readonly ComparedCoin[]
  fromDay: number
}) => {
  const { t } = useText('coin-compare')
  const pairs = pairsOf(coins, fromDay)
  if (pairs.length === 0) return <p className="text-body text-ink-3">{t('correlationNeeds')}</p>
  return (
    <>
      <ul className="grid gap-x-12 desk:grid-cols-2">
        {pairs.map((pair) => (
          <PairRow key={`${pair.one.id},${pair.other.id}`} pair={pair} />
        ))}
      </ul>
      <p className="max-w-[68ch] pt-3 text-caption text-ink-3">{t('correlationNote')}</p>
    </>
  )
}
