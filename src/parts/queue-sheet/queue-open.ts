// Whether the queue is open: the pill toggles it, a toast about a stuck change opens it.
import { useSyncExternalStore } from 'react'

let isOpen = false
const listeners = new Set<() => void>()

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const setQueueOpen = (next: boolean): void => {
  isOpen = next
  for (const listener of listeners) listener()
}

export const useIsQueueOpen = (): boolean => useSyncExternalStore(subscribe, () => isOpen)
