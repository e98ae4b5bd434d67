// Each queued change by its list, so that the server's count of changes of a list can be told from what it should be.
import type { WatchlistOperation } from '#data/watchlists/operation.ts'
import type { HeldList } from './server-state.ts'

export type ChangeCount = {
  note: (operations: readonly Pick<WatchlistOperation, 'lane' | 'opId'>[]) => void
  size: () => number
  /** One line for each list that the server changed more or fewer times than it was told to. */
  wrongOn: (lists: readonly HeldList[]) => string[]
}

export const countChanges = (): ChangeCount => {
  const lanes = new Map<string, Set<string>>()
  return {
    note: (operations) => {
      for (const { lane, opId } of operations)
        lanes.set(lane, (lanes.get(lane) ?? new Set()).add(opId))
    },
    size: () => [...lanes.values()].reduce((sum, { size }) => sum + size, 0),
    wrongOn: (lists) => {
      const seen = new Set<string>()
      return lists.flatMap(({ name, lane, version }) => {
        const wanted = lanes.get(lane)?.size ?? 0
        const isTwice = seen.has(lane)
        seen.add(lane)
        return isTwice || version !== wanted
          ? [`${name}: changed ${version} times on the server, ${wanted} times here`]
          : []
      })
    },
  }
}
