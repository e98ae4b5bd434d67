// The app sidebar's second shared state: expanded and permanentlyExpanded, with what may be done to
// them (D-SECONDSTATE). A view of the lock machine: locked is permanentlyExpanded.
import { sharedOf, type SharedSidebar } from '#domain/page/sidebar-state.ts'
import { appSidebar, useSidebar } from './sidebar-store.ts'

export const sharedSidebar = {
  /** Ignored while permanent (R-LAY-042). */
  toggle: (): void => appSidebar.send({ type: 'toggled' }),
  setExpanded: (isExpanded: boolean): void => appSidebar.send({ type: 'expandedSet', isExpanded }),
  setPermanent: (isPermanent: boolean): void =>
    appSidebar.send({ type: 'permanentSet', isPermanent }),
}

export const useSharedSidebar = (): SharedSidebar => sharedOf(useSidebar(appSidebar))
