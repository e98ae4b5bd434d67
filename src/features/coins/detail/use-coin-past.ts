// A year of one coin's closes, checked, and whatever else its tabs read. Kept on the device once a
// page was opened.
import { useMemo } from 'react'
import type { CoinDossier } from '#data/catalog/types/coin-dossier.ts'
import { savedChart } from '#data/catalog/queries.ts'
import { coinDossier } from '#data/catalog/queries/tab-queries.ts'
import { useLiveQuery } from '#data/live-query.ts'
import { dailySeriesOf } from '#domain/series/daily-series.ts'
import { checkSeries, type CheckedSeries } from '#domain/series/series-quality.ts'
import { useChartPull, type Pull } from '#client/market/use-pulls.ts'

/** `past` is null where no year is saved; `isReading` until that is known. */
export type CoinPast = {
  past: (CheckedSeries & { asOfSec: number | null }) | null
  isReading: boolean
  pull: Pull
}

export const useCoinPast = (id: string): CoinPast => {
  const pull = useChartPull(id, '1y')
  const chart = useLiveQuery(() => savedChart(id, '1y'), [id])
  const saved = chart?.id === id ? chart : null
  const past = useMemo(
    () =>
      saved && {
        ...checkSeries(dailySeriesOf(saved.timesSec, saved.pricesUsd)),
        asOfSec: saved.asOfSec,
      },
    [saved],
  )
  return { past, isReading: chart === undefined, pull }
}

/** Undefined until it is read, null where nothing is saved. */
export const useCoinDossier = (id: string): CoinDossier | null | undefined => {
  const dossier = useLiveQuery(() => coinDossier(id), [id])
  return dossier === undefined || dossier === null || dossier.id === id ? dossier : undefined
}
