// Sparklines of the rows on screen, as far as they are on this device; the blocks that hold the rest are fetched.
import { useEffect } from 'react'
import { useLiveQuery } from '#data/live-query.ts'
import { pullBlock } from '#data/catalog/pull.ts'
import { blockOfCoin, coinSparklines } from '#data/catalog/queries.ts'
import { pullPorts } from '#widgets/market/pull-ports.ts'

const none: ReadonlyMap<string, Float32Array> = new Map()
/** Each block is asked for once a page load; what fails comes with the idle fetch of the whole market. */
const asked = new Set<number>()

const fetchMissing = async (ids: readonly string[]): Promise<void> => {
  const blocks = new Set(await Promise.all(ids.map((id) => blockOfCoin(id))))
  for (const block of blocks) {
    if (block === null || asked.has(block)) continue
    asked.add(block)
    await pullBlock(pullPorts(), block).catch(() => undefined)
  }
}

export const useSparklines = (ids: readonly string[]): ReadonlyMap<string, Float32Array> => {
  const key = ids.join()
  const found = useLiveQuery(async () => {
    const sparklines = await coinSparklines(ids)
    return { key, sparklines, missing: ids.filter((id) => !sparklines.has(id)) }
  }, [key])
  useEffect(() => {
    if (found && found.missing.length > 0) void fetchMissing(found.missing)
  }, [found])
  return found?.sparklines ?? none
}
