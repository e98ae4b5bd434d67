// The time to the second, for countdowns.
import { useSyncExternalStore } from 'react'

const tickMs = 1000

const subscribe = (onTick: () => void): (() => void) => {
  const timer = setInterval(onTick, tickMs)
  return () => clearInterval(timer)
}

/** Epoch ms, rounded down to the second, so that every reader of one paint agrees. */
export const useNowMs = (): number =>
  useSyncExternalStore(subscribe, () => Math.floor(Date.now() / tickMs) * tickMs)
