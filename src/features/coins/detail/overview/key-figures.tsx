// The figures of a coin in a grid: label, value, note (R-CDT-002..006). What is unknown stays, in
// words: nothing beside it says what a dash would mean.
import { Suspense } from 'react'
import type { CoinRecord } from '#data/catalog/types/coin-record.ts'
import type { CoinRow } from '#data/catalog/types/coin-row.ts'
import { unknownFigure } from '#domain/format/figure.ts'
import { formatSymbol } from '#domain/format/symbol.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { lazyPart } from '#ui/lazy-part.ts'
import { useAgeText } from '#parts/market/use-age-text.ts'
import { sourceText } from '#parts/rating-panel/receipt/rating-words.ts'
import { useNowSec } from '#client/use-now.ts'
import { Figure } from '../figure.tsx'
import type { CoinPast } from '../use-coin-past.ts'

const PredictionFigure = lazyPart(
  () => import('../projection/projection-parts.tsx'),
  (module) => module.PredictionFigure,
)

/** A written figure, or the words for one that nobody knows. */
const useKnown = () => {
  const { t } = useText('coin-detail')
  return (value: string): { value: string; isText?: true } =>
    value === unknownFigure ? { value: t('notKnown'), isText: true } : { value }
}

const shareOf = (part: number | null, whole: number | null): number | null =>
  part === null || whole === null || whole === 0 ? null : (part / whole) * 100

type CoinFigures = { row: CoinRow; record: CoinRecord | null }

/** What the whole coin is worth, and how much of that changes hands or is out. */
const WorthFigures = ({ row, record }: CoinFigures) => {
  const { t } = useText('coin-detail')
  const format = useFormat()
  const known = useKnown()
  const turnover = shareOf(row.volume24hUsd, row.marketCapUsd)
  const circulating = shareOf(row.marketCapUsd, record?.fullyDilutedValuationUsd ?? null)
  return (
    <>
      <Figure
        label={t('marketCap')}
        {...known(format.money(row.marketCapUsd))}
        note={row.rank === null ? undefined : t('rankLine', { rank: row.rank })}
      />
      <Figure
        label={t('volume24h')}
        {...known(format.money(row.volume24hUsd))}
        note={turnover === null ? undefined : t('shareOfCap', { share: format.share(turnover) })}
      />
      <Figure
        label={t('fullyDiluted')}
        {...known(format.money(record?.fullyDilutedValuationUsd))}
        note={
          circulating === null
            ? undefined
            : t('shareCirculating', { share: format.share(circulating) })
        }
      />
    </>
  )
}

const SupplyFigures = ({ row, record }: CoinFigures) => {
  const { t } = useText('coin-detail')
  const format = useFormat()
  const known = useKnown()
  const supplies = [
    { label: t('circulatingSupply'), supply: record?.circulatingSupply },
    { label: t('totalSupply'), supply: record?.totalSupply },
    { label: t('maxSupply'), supply: record?.maxSupply },
  ]
  return supplies.map(({ label, supply }) => (
    <Figure
      key={label}
      label={label}
      {...known(format.compact(supply))}
      note={
        supply === null || supply === undefined ? undefined : <bdi>{formatSymbol(row.symbol)}</bdi>
      }
    />
  ))
}

/** The highest and the lowest price there ever was. */
const ExtremeFigures = ({ row, record }: CoinFigures) => {
  const { t } = useText('coin-detail')
  const format = useFormat()
  const known = useKnown()
  const fromAth =
    record?.athUsd && row.priceUsd !== null ? (row.priceUsd / record.athUsd - 1) * 100 : null
  return (
    <>
      <Figure
        label={t('allTimeHigh')}
        {...known(format.price(record?.athUsd))}
        note={
          record?.athAtSec ? (
            <bdi className="num">
              {[fromAth === null ? null : format.change(fromAth).text, format.date(record.athAtSec)]
                .filter(Boolean)
                .join(' · ')}
            </bdi>
          ) : undefined
        }
      />
      <Figure
        label={t('allTimeLow')}
        {...known(format.price(record?.atlUsd))}
        note={
          record?.atlAtSec ? <bdi className="num">{format.date(record.atlAtSec)}</bdi> : undefined
        }
      />
    </>
  )
}

const AgeFigure = ({ record }: Pick<CoinFigures, 'record'>) => {
  const { t } = useText('coin-detail')
  const format = useFormat()
  const nowSec = useNowSec()
  const ageText = useAgeText()
  const ageDays =
    record?.ageDays ?? (record?.genesisAtSec ? (nowSec - record.genesisAtSec) / 86_400 : null)
  return (
    <Figure
      isText
      label={t('coinAge')}
      value={ageText(ageDays)}
      note={
        record?.genesisAtSec
          ? t('sinceDate', { date: format.date(record.genesisAtSec) })
          : undefined
      }
    />
  )
}

/** Only protocols hold any: nothing is missing where it is not told. */
const LockedFigure = ({ record }: Pick<CoinFigures, 'record'>) => {
  const { t } = useText('coin-detail')
  const { t: rating } = useText('rating')
  const format = useFormat()
  const locked = record?.facts['tvl']
  if (locked === undefined) return null
  const lockedBy = sourceText(locked.source ?? '')
  return (
    <Figure
      label={t('valueLocked')}
      value={format.money(locked.value)}
      note={
        <bdi>
          {[lockedBy === null ? locked.source : rating(lockedBy), format.date(locked.as_of)].join(
            ' · ',
          )}
        </bdi>
      }
    />
  )
}

export const KeyFigures = ({ row, record, past }: CoinFigures & { past: CoinPast }) => {
  const { t } = useText('coin-detail')
  return (
    <dl className="grid grid-cols-2 gap-y-5 pt-6 pb-7 tablet:grid-cols-3 wide:grid-cols-5">
      <WorthFigures row={row} record={record} />
      <SupplyFigures row={row} record={record} />
      <ExtremeFigures row={row} record={record} />
      <AgeFigure record={record} />
      <Suspense fallback={<Figure label={t('prediction')} value="-" />}>
        <PredictionFigure id={row.id} past={past} />
      </Suspense>
      <LockedFigure record={record} />
    </dl>
  )
}
