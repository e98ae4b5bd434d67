// Draws nothing: counts what the sidebar's badges show (D-BADGE), from what is on this device. Only
// news is counted: the size of a list is none (decisions/192).
import { useEffect, useState } from 'react'
import { coinRows } from '#data/catalog/queries.ts'
import { useLiveQuery } from '#data/live-query.ts'
import { idleMoment } from '#platform/page/idle.ts'
import { useNowSec } from '#client/use-now.ts'
import { showBadges } from './badge-counts.ts'

const daySec = 86_400
const minuteSec = 60

/** Counting needs every coin in memory: that can wait until the first screen stands. */
const useIsIdle = (): boolean => {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => {
    let isMounted = true
    const wait = async (): Promise<void> => {
      await idleMoment()
      if (isMounted) setIsIdle(true)
    }
    void wait()
    return () => {
      isMounted = false
    }
  }, [])
  return isIdle
}

/**
 * Coins listed in the 24 hours before now, counted anew each minute; 0 where no catalogue is
 * stored.
 */
const useNewListings = (): number => {
  const isIdle = useIsIdle()
  const untilSec = Math.floor(useNowSec() / minuteSec) * minuteSec
  const page = useLiveQuery(
    () =>
      isIdle
        ? coinRows({
            to: 0,
            filter: { ranges: { listedAtSec: { min: untilSec - daySec, max: untilSec } } },
          })
        : Promise.resolve(null),
    [isIdle, untilSec],
  )
  return page?.total ?? 0
}

export const BadgeFeed = () => {
  const newListings = useNewListings()
  useEffect(() => showBadges({ newListings }), [newListings])
  useEffect(() => () => showBadges({}), [])
  return null
}
