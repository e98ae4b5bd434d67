// Sparklines of the rows on screen, as far as they are on this device; the blocks that hold the rest are fetched.
import { useEffect } from 'react'
import { useLiveQuery } from '#data/live-query.ts'
import { pullBlock } from '#data/catalog/pull.ts'
import { blockOfCoin, coinSparklines } from '#data/catalog/queries.ts'
import { pullPorts } from '#widgets/market/pull-ports.ts'

const none: ReadonlyMap<string, Float32Array> = new Map()
/** Blocks on their way or here: each is asked for once a page load, again only where it did not come. */
const asked = new Set<number>()

const fetchBlock = async (block: number): Promise<void> => {
  if (asked.has(block)) return
  asked.add(block)
  try {
    await pullBlock(pullPorts(), block)
  } catch {
    asked.delete(block)
  }
}

const fetchMissing = async (ids: readonly string[]): Promise<void> => {
  const blocks = new Set(await Promise.all(ids.map((id) => blockOfCoin(id))))
  await Promise.all([...blocks].filter((block) => block !== null).map(fetchBlock))
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
