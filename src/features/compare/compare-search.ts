// The comparison as it stands in the URL: a link shows the same coins over the same range on
// another device (D-COMPARE).
import { useNavigate, useSearch } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { coinIdsInAddress, coinsInAddress } from '#domain/comparison/chosen-coins.ts'
import { comparedRanges, type ComparedRange } from '#domain/comparison/compared-range.ts'
import { pageOrigin } from '#platform/page/page-address.ts'
import { createLinkReader } from '#client/link-reader/link-reader.ts'

const usualRange: ComparedRange = '1y'

const compareSearchSchema = z.object({
  /** An id of digits alone comes as a number. */
  coins: z.catch(
    z.optional(z.pipe(z.union([z.string(), z.number(), z.boolean()]), z.transform(String))),
    undefined,
  ),
  range: z.catch(z.optional(z.enum(comparedRanges)), undefined),
})
type CompareSearch = z.infer<typeof compareSearchSchema>

export const compareLink = createLinkReader<CompareSearch>(compareSearchSchema)

export type CompareAddress = {
  /** Every id the address names, shown or not. */
  coinIds: string[]
  range: ComparedRange
  choose: (coinIds: readonly string[]) => void
  chooseRange: (range: ComparedRange) => void
}

/** Changes replace the history entry and leave the page where it is. */
export const useCompareAddress = (): CompareAddress => {
  const { coins, range = usualRange } = compareSearchSchema.parse(useSearch({ strict: false }))
  const navigate = useNavigate()
  const change = (changed: Partial<CompareSearch>): void =>
    void navigate({
      to: '/compare',
      search: (before) => ({ ...before, ...changed }),
      replace: true,
      resetScroll: false,
    })
  return {
    coinIds: coinIdsInAddress(coins),
    range,
    choose: (coinIds) => change({ coins: coinsInAddress(coinIds) }),
    chooseRange: (next) => change({ range: next === usualRange ? undefined : next }),
  }
}

/** The address to send: only the coins that are shown, in the form the specification has it. */
export const sharedAddress = (ids: readonly string[], range: ComparedRange): string => {
  const coins = ids.map((id) => encodeURIComponent(id)).join(',')
  return `${pageOrigin()}/compare?coins=${coins}${range === usualRange ? '' : `&range=${range}`}`
}
