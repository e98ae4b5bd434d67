// Indicators below the price: relative strength, MACD, volatility, drawdown.
import { secOfDay } from '#domain/series/daily-series.ts'
import { lastOf } from '#domain/technicals/moving-average.ts'
import { macdState, strengthZone, volatilityLevel } from '#domain/technicals/readings.ts'
import {
  macdDays,
  strengthDays,
  volatilityDays,
  type Technicals,
} from '#domain/technicals/technicals.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { Indicator } from './indicator.tsx'
import { LinePlot } from './line-plot.tsx'

const strengthGuides = [30, 70]

export const StrengthIndicator = ({ technicals: { strength } }: { technicals: Technicals }) => {
  const { t } = useText('coin-technicals')
  const format = useFormat()
  const value = strength.isReady ? lastOf(strength.line) : null
  return (
    <Indicator
      title={t('strength', { count: strengthDays })}
      formula={t('strengthFormula')}
      {...(strength.isReady ? {} : { tooShort: strength })}
      figures={[{ label: t('strengthValue'), value: value === null ? '-' : format.decimal(value) }]}
      sentence={value === null ? t('strengthFlat') : t(`strength${strengthZone(value)}`)}
    >
      {strength.isReady ? (
        <LinePlot
          lines={[{ values: strength.line, className: 'stroke-ink-1' }]}
          guides={strengthGuides}
          min={0}
          max={100}
        />
      ) : null}
    </Indicator>
  )
}

export const MacdIndicator = ({ technicals: { macd } }: { technicals: Technicals }) => {
  const { t } = useText('coin-technicals')
  const format = useFormat()
  if (!macd.isReady)
    return <Indicator title={t('macd')} formula={t('macdFormula', macdDays)} tooShort={macd} />
  const state = macdState(macd)
  return (
    <Indicator
      title={t('macd')}
      formula={t('macdFormula', macdDays)}
      figures={[
        { label: t('macdLine'), value: format.price(lastOf(macd.macd)), swatch: 'bg-ink-1' },
        { label: t('macdSignal'), value: format.price(lastOf(macd.signal)), swatch: 'bg-info' },
        { label: t('macdHistogram'), value: format.price(lastOf(macd.histogram)) },
      ]}
      sentence={state === null ? '' : t(`macd${state}`)}
    >
      <LinePlot
        lines={[
          { values: macd.macd, className: 'stroke-ink-1' },
          { values: macd.signal, className: 'stroke-info', width: 1 },
        ]}
        bars={macd.histogram}
        guides={[0]}
        days={120}
      />
    </Indicator>
  )
}

export const VolatilityIndicator = ({ technicals: { volatility } }: { technicals: Technicals }) => {
  const { t } = useText('coin-technicals')
  const format = useFormat()
  const value = volatility.isReady ? lastOf(volatility.line) : null
  return (
    <Indicator
      title={t('volatility', { count: volatilityDays })}
      formula={t('volatilityFormula')}
      {...(volatility.isReady ? {} : { tooShort: volatility })}
      figures={[{ label: t('volatilityValue'), value: format.share(value) }]}
      sentence={value === null ? '' : t(`volatility${volatilityLevel(value)}`)}
    >
      {volatility.isReady ? (
        <LinePlot
          lines={[{ values: volatility.line, className: 'stroke-ink-1' }]}
          days={365}
          min={0}
        />
      ) : null}
    </Indicator>
  )
}

export const DrawdownIndicator = ({ technicals: { drawdown } }: { technicals: Technicals }) => {
  const { t } = useText('coin-technicals')
  const format = useFormat()
  if (!drawdown.isReady)
    return <Indicator title={t('drawdown')} formula={t('drawdownFormula')} tooShort={drawdown} />
  const { deepest, current, line } = drawdown
  const sentence =
    deepest === null
      ? t('drawdownNone')
      : t('drawdownText', {
          share: format.share(-deepest.percent),
          from: format.date(secOfDay(deepest.peakDay)),
          to: format.date(secOfDay(deepest.lowDay)),
        })
  return (
    <Indicator
      title={t('drawdown')}
      formula={t('drawdownFormula')}
      figures={[
        { label: t('drawdownNow'), value: format.share(current) },
        { label: t('drawdownDeepest'), value: format.share(deepest?.percent) },
      ]}
      sentence={sentence}
    >
      <LinePlot lines={[{ values: line, className: 'stroke-down' }]} days={365} max={0} />
    </Indicator>
  )
}
