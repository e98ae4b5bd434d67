// Returns and how the way there was; a figure that can't be told says why.
import type { ReactNode } from 'react'
import type { MoneyWeighted } from '#domain/ledger/returns/money-weighted.ts'
import { annualisedFromDays } from '#domain/ledger/returns/money-weighted.ts'
import { commonChangesNeeded } from '#domain/ledger/returns/risk/market-link.ts'
import type { RiskFigure } from '#domain/ledger/returns/risk/risk.ts'
import { secOfDay } from '#domain/series/daily-series.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { Change } from '#ui/figures/change.tsx'
import type { Returns } from './use-over-time.ts'

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 border-b border-hair py-1">
    <dt className="text-ink-2">{name}</dt>
    <dd className="num text-ink-1">{children}</dd>
  </div>
)

const Why = ({ children }: { children: ReactNode }) => (
  <span className="text-caption text-ink-3">{children}</span>
)

const rateFaults = {
  noSignChange: 'noSignChange',
  severalRoots: 'severalRoots',
  noConvergence: 'severalRoots',
  unknownFlow: 'unknownFlow',
  unknownValue: 'unknownValue',
} as const

const MoneyRate = ({ rate }: { rate: MoneyWeighted }) => {
  const { t } = useText('portfolio')
  const format = useFormat()
  if (rate.kind === 'known') {
    const { direction, text } = format.change(rate.ratePct)
    return <Change direction={direction} text={text} />
  }
  if (rate.reason === 'tooShort') return <Why>{t('needsDays', { days: annualisedFromDays })}</Why>
  return <Why>{t(rateFaults[rate.reason])}</Why>
}

type FigureProps = { figure: RiskFigure; write: (value: number) => string }

const Figure = ({ figure, write }: FigureProps) => {
  const { t } = useText('portfolio')
  if (figure.kind === 'known') return write(figure.value)
  return (
    <Why>
      {figure.reason === 'tooFewDays' ? t('needsDays', { days: annualisedFromDays }) : t('flat')}
    </Why>
  )
}

export const ReturnFigures = ({ returns }: { returns: NonNullable<Returns> }) => {
  const { t } = useText('portfolio')
  const format = useFormat()
  const { timeWeighted, moneyWeighted, bitcoin, drawdown, risk, link } = returns
  const percent = (value: number) => {
    const { direction, text } = format.change(value)
    return <Change direction={direction} text={text} />
  }
  const linked = (value: number | null) =>
    link.kind === 'known' && value !== null ? (
      format.hundredths(value)
    ) : (
      <Why>
        {link.kind === 'none' && link.reason === 'flat'
          ? t('flat')
          : t('needsDays', { days: commonChangesNeeded })}
      </Why>
    )
  return (
    <dl className="grid gap-x-10 text-table tablet:grid-cols-2">
      <Line name={t('timeWeighted')}>
        {percent(timeWeighted.returnPct)}
        {timeWeighted.annualisedPct === null ? null : (
          <Why> {t('aYear', { percent: format.change(timeWeighted.annualisedPct).text })}</Why>
        )}
      </Line>
      <Line name={t('moneyWeighted')}>
        <MoneyRate rate={moneyWeighted} />
      </Line>
      <Line name={t('bitcoinHeld')}>
        {bitcoin ? percent(bitcoin.returnPct) : <Why>{t('unknownValue')}</Why>}
      </Line>
      <Line name={t('maxDrawdown')}>
        {drawdown ? (
          <>
            {percent(drawdown.depthPct)}{' '}
            <Why>
              <bdi dir="ltr">
                {format.date(secOfDay(drawdown.fromDay))}
                {' \u2013 '}
                {format.date(secOfDay(drawdown.toDay))}
              </bdi>
            </Why>
          </>
        ) : (
          <Why>{t('none')}</Why>
        )}
      </Line>
      <Line name={t('volatility')}>
        <Figure figure={risk.volatilityPct} write={(value) => format.share(value)} />
      </Line>
      <Line name={t('sharpe')}>
        <Figure figure={risk.sharpe} write={format.hundredths} />
      </Line>
      <Line name={t('sortino')}>
        <Figure figure={risk.sortino} write={format.hundredths} />
      </Line>
      <Line name={t('correlation')}>{linked(link.kind === 'known' ? link.correlation : null)}</Line>
      <Line name={t('beta')}>{linked(link.kind === 'known' ? link.beta : null)}</Line>
    </dl>
  )
}
