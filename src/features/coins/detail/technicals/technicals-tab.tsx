// Indicators over the last year of daily closes, computed on this device.
import { useMemo } from 'react'
import { technicalsOf } from '#domain/technicals/technicals.ts'
import { useText } from '#i18n/use-text.ts'
import { TabMissing, TabSkeleton } from '../tab-states.tsx'
import type { CoinPast } from '../use-coin-past.ts'
import { HistoryNotes } from './history-notes.tsx'
import {
  DrawdownIndicator,
  MacdIndicator,
  StrengthIndicator,
  VolatilityIndicator,
} from './momentum-indicators.tsx'
import { AverageIndicator, BandIndicator, LevelIndicator } from './price-indicators.tsx'

export const TechnicalsTab = ({ past: { past, isReading, pull } }: { past: CoinPast }) => {
  const { t } = useText('coin-technicals')
  const technicals = useMemo(() => past && technicalsOf(past.series), [past])
  if (!past || !technicals || past.series.days.length === 0)
    return isReading ? (
      <TabSkeleton />
    ) : (
      <TabMissing pull={pull} offline={t('offline')} none={t('none')} />
    )
  const { closes } = past.series
  return (
    <>
      <HistoryNotes {...past} />
      <div className="grid gap-x-10 desk:grid-cols-2">
        <AverageIndicator technicals={technicals} closes={closes} />
        <div className="min-w-0">
          <StrengthIndicator technicals={technicals} />
          <MacdIndicator technicals={technicals} />
        </div>
        <BandIndicator technicals={technicals} closes={closes} />
        <LevelIndicator technicals={technicals} closes={closes} />
        <VolatilityIndicator technicals={technicals} />
        <DrawdownIndicator technicals={technicals} />
      </div>
    </>
  )
}
