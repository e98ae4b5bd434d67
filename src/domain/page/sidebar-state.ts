// A sidebar's switches as one machine (R-LAY-021..042, R-ASB-005, R-ASB-021, D-SECONDSTATE,
// D-LOCKMOUSE). Pure.

/** `isExpanded` is what is drawn; `isLocked` keeps it open whatever pointer and focus do. */
export type SidebarState = {
  isExpanded: boolean
  isLocked: boolean
  isPointerOver: boolean
  hasFocus: boolean
}

export const collapsedSidebar: SidebarState = {
  isExpanded: false,
  isLocked: false,
  isPointerOver: false,
  hasFocus: false,
}

export type SidebarEvent =
  | { type: 'pointerEntered' | 'pointerLeft' | 'focused' | 'blurred' | 'dismissed' | 'toggled' }
  /** A press by keyboard counts as made with the pointer elsewhere (D-LOCKMOUSE). */
  | { type: 'lockPressed'; by: 'pointer' | 'keyboard' }
  | { type: 'expandedSet'; isExpanded: boolean }
  | { type: 'permanentSet'; isPermanent: boolean }

const unlocked = (state: SidebarState): SidebarState => ({
  ...state,
  isLocked: false,
  hasFocus: false,
  isExpanded: state.isPointerOver,
})

const locked = (state: SidebarState): SidebarState => ({
  ...state,
  isLocked: true,
  isExpanded: true,
})

/**
 * Collapsed: opens and locks. Open and unlocked: locks. Locked: unlocks, and closes unless the
 * pointer is over it.
 */
const pressLock = (state: SidebarState, by: 'pointer' | 'keyboard'): SidebarState => {
  if (!state.isLocked) return locked(state)
  return by === 'keyboard' ? { ...unlocked(state), isExpanded: false } : unlocked(state)
}

const setPermanent = (state: SidebarState, isPermanent: boolean): SidebarState => {
  if (isPermanent === state.isLocked) return state
  return isPermanent ? locked(state) : unlocked(state)
}

/** Closes what only pointer, focus or a plain toggle had opened. */
const withoutReason = (state: SidebarState): SidebarState => ({
  ...state,
  isExpanded: state.isLocked || state.isPointerOver || state.hasFocus,
})

/** The state after an event; the same object where nothing changed. */
export const nextSidebar = (state: SidebarState, event: SidebarEvent): SidebarState => {
  switch (event.type) {
    case 'pointerEntered':
      return { ...state, isPointerOver: true, isExpanded: true }
    case 'pointerLeft':
      return withoutReason({ ...state, isPointerOver: false })
    case 'focused':
      return { ...state, hasFocus: true, isExpanded: true }
    case 'blurred':
      return withoutReason({ ...state, hasFocus: false })
    case 'dismissed':
      return { ...state, hasFocus: false, isExpanded: state.isLocked }
    case 'lockPressed':
      return pressLock(state, event.by)
    case 'toggled':
      return state.isLocked ? state : { ...state, isExpanded: !state.isExpanded }
    case 'expandedSet':
      return state.isLocked ? state : { ...state, isExpanded: event.isExpanded }
    default:
      return setPermanent(state, event.isPermanent)
  }
}

/** The second shared state, as its users name it: two views of one machine (D-SECONDSTATE). */
export type SharedSidebar = { expanded: boolean; permanentlyExpanded: boolean }

export const sharedOf = ({ isExpanded, isLocked }: SidebarState): SharedSidebar => ({
  expanded: isExpanded,
  permanentlyExpanded: isLocked,
})
