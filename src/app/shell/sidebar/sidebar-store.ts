// A sidebar of this page as state every part of it shares, not kept between visits (D-SECONDSTATE).
import { useSyncExternalStore } from 'react'
import {
  collapsedSidebar,
  nextSidebar,
  type SidebarEvent,
  type SidebarState,
} from '#domain/page/sidebar-state.ts'

export type SidebarStore = {
  state: () => SidebarState
  send: (event: SidebarEvent) => void
  subscribe: (listener: () => void) => () => void
}

export const createSidebarStore = (): SidebarStore => {
  let state = collapsedSidebar
  const listeners = new Set<() => void>()
  return {
    state: () => state,
    send: (event) => {
      const next = nextSidebar(state, event)
      if (next === state) return
      state = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The app's own sidebar. */
export const appSidebar = createSidebarStore()

/** The admin area's; its lock is its own. */
export const adminSidebar = createSidebarStore()

export const useSidebar = (store: SidebarStore): SidebarState =>
  useSyncExternalStore(store.subscribe, store.state)
