// The sidebar's two switches as one machine (R-LAY-021..042, D-SECONDSTATE, D-LOCKMOUSE). Pure.

/** `isExpanded` is what is drawn; `isLocked` keeps it open (permanentlyExpanded); `isHovered` tracks pointer and focus. */
export type SidebarState = { isExpanded: boolean; isLocked: boolean; isHovered: boolean }

export const collapsedSidebar: SidebarState = { isExpanded: false, isLocked: false, isHovered: false }

export type SidebarEvent = { type: 'entered' } | { type: 'left' } | { type: 'lockPressed' } | { type: 'toggled' }

/** The lock button: collapsed opens and locks; open and unlocked locks; locked unlocks and closes unless it is hovered. */
const pressLock = (state: SidebarState): SidebarState => {
  if (state.isExpanded && state.isLocked) return { ...state, isLocked: false, isExpanded: state.isHovered }
  return { ...state, isExpanded: true, isLocked: true }
}

const answers: Record<SidebarEvent['type'], (state: SidebarState) => SidebarState> = {
  entered: (state) => ({ ...state, isHovered: true, isExpanded: true }),
  left: (state) => ({ ...state, isHovered: false, isExpanded: state.isLocked }),
  lockPressed: pressLock,
  toggled: (state) => (state.isLocked ? state : { ...state, isExpanded: !state.isExpanded }),
}

export const nextSidebar = (state: SidebarState, { type }: SidebarEvent): SidebarState => answers[type](state)
