// Which tab of a coin's page is open stands in the address, so that it can be shared and gone back
// to.
import { useNavigate, useSearch } from '@tanstack/react-router'
import * as z from 'zod/mini'

/** In the order of the page (R-CDT-001). */
export const coinTabs = [
  'overview',
  'fundamentals',
  'technicals',
  'news',
  'social',
  'developers',
  'analysis',
] as const
export type CoinTab = (typeof coinTabs)[number]

export const coinSearchSchema = z.object({ tab: z.catch(z.optional(z.enum(coinTabs)), undefined) })

/**
 * The open tab and how to open another; replaces the history entry and keeps the page where it is.
 */
export const useCoinTab = (): { tab: CoinTab; openTab: (tab: string) => void } => {
  const { tab } = coinSearchSchema.parse(useSearch({ strict: false }))
  const navigate = useNavigate()
  return {
    tab: tab ?? 'overview',
    openTab: (next) => {
      const known = coinTabs.find((candidate) => candidate === next)
      void navigate({
        to: '.',
        search: known === undefined || known === 'overview' ? {} : { tab: known },
        replace: true,
        resetScroll: false,
      })
    },
  }
}
