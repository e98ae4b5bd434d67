// Indicators that lie over the price itself: moving averages, Bollinger bands, support and
// resistance.
import { averageDays, type Technicals } from '#domain/technicals/technicals.ts'
import { lastOf } from '#domain/technicals/moving-average.ts'
import { secOfDay } from '#domain/series/daily-series.ts'
import { averageSide, bandPlace } from '#domain/technicals/readings.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { ScrollRegion } from '#ui/table/scroll-region.tsx'
import { Cell, HeadCell, Table } from '#ui/table/table.tsx'
import { NumberCell } from '#ui/table/number-cell.tsx'
import { Indicator } from './indicator.tsx'
import { LinePlot } from './line-plot.tsx'

type PriceIndicatorProps = { technicals: Technicals; closes: readonly number[] }

const AverageTable = ({ technicals: { averages } }: { technicals: Technicals }) => {
  const { t } = useText('coin-technicals')
  const format = useFormat()
  return (
    <ScrollRegion label={t('averages')}>
      <Table label={t('averages')}>
        <thead>
          <tr>
            <HeadCell>{t('period')}</HeadCell>
            <HeadCell isNumeric>{t('simple')}</HeadCell>
            <HeadCell isNumeric>{t('exponential')}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {averageDays.map((days) => {
            const reading = averages[days]
            return (
              <tr key={days}>
                <Cell className="text-ink-1!">{t('days', { count: days })}</Cell>
                <NumberCell
                  text={
                    reading.isReady
                      ? format.price(lastOf(reading.simple))
                      : t('needs', { count: reading.needs })
                  }
                />
                <NumberCell
                  text={reading.isReady ? format.price(lastOf(reading.exponential)) : '-'}
                />
              </tr>
            )
          })}
        </tbody>
      </Table>
    </ScrollRegion>
  )
}

export const AverageIndicator = ({ technicals, closes }: PriceIndicatorProps) => {
  const { t } = useText('coin-technicals')
  const format = useFormat()
  const { averages, close } = technicals
  const [middle, long] = [averages[50], averages[200]]
  const side = averageSide(technicals)
  const lines = [
    { values: closes, className: 'stroke-ink-1' },
    ...(middle.isReady ? [{ values: middle.simple, className: 'stroke-info' }] : []),
    ...(long.isReady ? [{ values: long.simple, className: 'stroke-warn' }] : []),
  ]
  const figures = [
    { label: t('close'), value: format.price(close), swatch: 'bg-ink-1' },
    ...(middle.isReady
      ? [
          {
            label: t('simpleOf', { count: 50 }),
            value: format.price(lastOf(middle.simple)),
            swatch: 'bg-info',
          },
        ]
      : []),
    ...(long.isReady
      ? [
          {
            label: t('simpleOf', { count: 200 }),
            value: format.price(lastOf(long.simple)),
            swatch: 'bg-warn',
          },
        ]
      : []),
  ]
  return (
    <Indicator
      title={t('averages')}
      formula={t('averagesFormula')}
      figures={figures}
      {...(averages[20].isReady ? {} : { tooShort: averages[20] })}
      sentence={
        side === null
          ? ''
          : t(`average${side.key}`, {
              count: side.days,
              share: format.share(Math.abs(side.percent)),
            })
      }
    >
      <LinePlot lines={lines} days={365} />
      <AverageTable technicals={technicals} />
    </Indicator>
  )
}

export const BandIndicator = ({ technicals: { bands, close }, closes }: PriceIndicatorProps) => {
  const { t } = useText('coin-technicals')
  const format = useFormat()
  if (!bands.isReady)
    return <Indicator title={t('bands')} formula={t('bandsFormula')} tooShort={bands} />
  const { lower, middle, upper } = bands
  const place = bandPlace(bands, close)
  return (
    <Indicator
      title={t('bands')}
      formula={t('bandsFormula')}
      figures={[
        { label: t('bandUpper'), value: format.price(lastOf(upper)), swatch: 'bg-ink-3' },
        { label: t('bandMiddle'), value: format.price(lastOf(middle)), swatch: 'bg-info' },
        { label: t('bandLower'), value: format.price(lastOf(lower)), swatch: 'bg-ink-3' },
      ]}
      sentence={
        place === null ? '' : t(`band${place.key}`, { share: format.share(place.widthPct) })
      }
    >
      <LinePlot
        days={120}
        lines={[
          { values: closes, className: 'stroke-ink-1' },
          { values: upper, className: 'stroke-ink-3', isDashed: true, width: 1 },
          { values: lower, className: 'stroke-ink-3 ', isDashed: true, width: 1 },
          { values: middle, className: 'stroke-info', width: 1 },
        ]}
      />
    </Indicator>
  )
}

export const LevelIndicator = ({ technicals: { levels, close }, closes }: PriceIndicatorProps) => {
  const { t } = useText('coin-technicals')
  const format = useFormat()
  if (!levels.isReady)
    return <Indicator title={t('levels')} formula={t('levelsFormula')} tooShort={levels} />
  const { support, resistance } = levels
  const gap = (price: number) => format.share(100 * Math.abs(price / (close ?? price) - 1))
  const sentences = [
    support
      ? t('supportText', {
          price: format.price(support.price),
          share: gap(support.price),
          count: support.touches,
          date: format.date(secOfDay(support.lastDay)),
        })
      : t('supportNone'),
    resistance
      ? t('resistanceText', {
          price: format.price(resistance.price),
          share: gap(resistance.price),
          count: resistance.touches,
          date: format.date(secOfDay(resistance.lastDay)),
        })
      : t('resistanceNone'),
  ]
  return (
    <Indicator
      title={t('levels')}
      formula={t('levelsFormula')}
      figures={[
        { label: t('support'), value: format.price(support?.price) },
        { label: t('resistance'), value: format.price(resistance?.price) },
      ]}
      sentence={sentences.join(' ')}
    >
      <LinePlot
        lines={[{ values: closes, className: 'stroke-ink-1' }]}
        guides={[support?.price, resistance?.price].filter((price) => price !== undefined)}
      />
    </Indicator>
  )
}
