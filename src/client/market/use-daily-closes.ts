// Daily closes of coins: fetched while a screen shows what became of them, read from the device.
import { pullCloses } from '#data/catalog/pulls/pull-closes.ts'
import { dailyClosesOf } from '#data/catalog/queries/closes.ts'
import { useLiveQuery } from '#data/live-query.ts'
import type { DailyCloses } from '#domain/ledger/returns/day-prices.ts'
import { closesFreshness } from '#sync/freshness.ts'
import { pullPorts } from './pull-ports.ts'
import { usePull, type Pull } from './use-pulls.ts'

/** `closes`: undefined until the first read. `fromDay`: the epoch day they are needed from. */
export const useDailyCloses = (
  ids: readonly string[],
  fromDay: number,
): { closes: ReadonlyMap<string, DailyCloses> | undefined; pull: Pull } => {
  const key = ids.join()
  const pull = usePull({ ...closesFreshness(key, fromDay), enabled: ids.length > 0 }, (signal) =>
    pullCloses(pullPorts(), { ids, fromDay }, { signal }),
  )
  return { closes: useLiveQuery(() => dailyClosesOf(ids), [key]), pull }
}
