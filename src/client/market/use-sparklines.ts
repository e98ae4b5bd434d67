// Sparklines of the rows on screen, as far as they are on this device; the blocks that hold the
// rest are fetched. Rows that stand side by side lie in as many blocks: they are read once the rows
// rest, never while they rush by.
import { useEffect, useState } from 'react'
import { useLiveQuery } from '#data/live-query.ts'
import { pullBlock } from '#data/catalog/pulls/pull-market.ts'
import { blocksOfCoins, coinSparklines } from '#data/catalog/queries.ts'
import { pullPorts } from '#client/market/pull-ports.ts'

const none: ReadonlyMap<string, Float32Array> = new Map()
/**
 * Blocks on their way or here: each is asked for once a page load, again only where it did not
 * come.
 */
const requested = new Set<number>()

const fetchBlock = async (block: number): Promise<void> => {
  if (requested.has(block)) return
  requested.add(block)
  try {
    await pullBlock(pullPorts(), block)
  } catch {
    requested.delete(block)
  }
}

const fetchMissing = async (ids: readonly string[]): Promise<void> => {
  await Promise.all((await blocksOfCoins(ids)).map(fetchBlock))
}

/** Longer than two frames of a scroll are apart, too short to be waited for. */
const restMs = 120

/** The first rows at once, later ones when they have stayed for a moment. */
const useRestedIds = (ids: readonly string[]): readonly string[] => {
  const [rested, setRested] = useState(ids)
  const key = JSON.stringify(ids)
  useEffect(() => {
    const timer = setTimeout(() => setRested(JSON.parse(key) as string[]), restMs)
    return () => clearTimeout(timer)
  }, [key])
  return rested
}

export const useSparklines = (shown: readonly string[]): ReadonlyMap<string, Float32Array> => {
  const ids = useRestedIds(shown)
  const [known, setKnown] = useState(none)
  const key = ids.join()
  const found = useLiveQuery(async () => {
    const sparklines = await coinSparklines(ids)
    return { key, sparklines, missing: ids.filter((id) => !sparklines.has(id)) }
  }, [key])
  useEffect(() => {
    if (found && found.missing.length > 0) void fetchMissing(found.missing)
  }, [found])
  // Rows that stay keep their lines until the next answer is here.
  if (found && found.sparklines !== known) setKnown(found.sparklines)
  return known
}
