// Draws nothing. While it is mounted the rates of this device are fresh, and amounts follow them.
import { useEffect } from 'react'
import { pullRates } from '#data/catalog/pulls/pull-rates.ts'
import { ratesFreshness } from '#sync/freshness.ts'
import { pullPorts } from '../market/pull-ports.ts'
import { usePull, type Pull } from '../market/use-pulls.ts'
import { applyRates } from './apply-currency.ts'
import { useRates } from './use-rates.ts'

/** The exchange rates. */
export const useRatesPull = (): Pull =>
  usePull(ratesFreshness, (signal) => pullRates(pullPorts(), { signal }))

export const RatesCare = () => {
  const rates = useRates()
  useRatesPull()
  useEffect(() => {
    if (rates !== undefined) applyRates(rates)
  }, [rates])
  return null
}
