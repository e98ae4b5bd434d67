// The counts on the sidebar's entries. Kept apart from what feeds them: the feed needs the
// database, the sidebar does not.
import { useSyncExternalStore } from 'react'
import type { NavItem } from './nav-items.ts'

export type BadgeCounts = Partial<Record<NavItem['key'], number>>

let counts: BadgeCounts = {}
const listeners = new Set<() => void>()

const keys = (one: BadgeCounts, other: BadgeCounts): (keyof BadgeCounts)[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])] as (keyof BadgeCounts)[]

export const showBadges = (next: BadgeCounts): void => {
  if (keys(counts, next).every((key) => counts[key] === next[key])) return
  counts = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useBadges = (): BadgeCounts => useSyncExternalStore(subscribe, () => counts)
