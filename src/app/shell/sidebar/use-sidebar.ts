// The sidebar of this page as one shared state, not kept between visits (D-SECONDSTATE).
import { useSyncExternalStore } from 'react'
import { collapsedSidebar, nextSidebar, type SidebarEvent, type SidebarState } from '#domain/sidebar-state.ts'

let state: SidebarState = collapsedSidebar
const listeners = new Set<() => void>()

export const sendToSidebar = (type: SidebarEvent['type']): void => {
  const next = nextSidebar(state, { type })
  if (next === state) return
  state = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSidebar = (): SidebarState => useSyncExternalStore(subscribe, () => state)
