// The time as figures on screen see it: it moves every half minute, so that ages stay true without
// repainting all the time.
import { useSyncExternalStore } from 'react'

const tickMs = 30_000

const subscribe = (onTick: () => void): (() => void) => {
  const timer = setInterval(onTick, tickMs)
  return () => clearInterval(timer)
}

/** Epoch seconds, rounded down to the tick, so that every reader of one paint agrees. */
export const useNowSec = (): number =>
  useSyncExternalStore(subscribe, () => Math.floor(Date.now() / tickMs) * (tickMs / 1000))
