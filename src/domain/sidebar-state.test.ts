import { expect, it } from 'vitest'
import { collapsedSidebar, nextSidebar, type SidebarEvent } from './sidebar-state.ts'

const after = (...types: SidebarEvent['type'][]) => types.reduce((state, type) => nextSidebar(state, { type }), collapsedSidebar)

it('R-LAY-021 opens on hover and closes on leaving', () => {
  expect(after('entered').isExpanded).toBe(true)
  expect(after('entered', 'left').isExpanded).toBe(false)
})

it('R-LAY-038 the lock opens and locks a collapsed sidebar', () => {
  expect(after('lockPressed')).toEqual({ isExpanded: true, isLocked: true, isHovered: false })
})

it('R-LAY-040 the lock keeps an open sidebar open after the pointer leaves', () => {
  expect(after('entered', 'lockPressed', 'left')).toMatchObject({ isExpanded: true, isLocked: true })
})

it('R-LAY-039 unlocking closes it only when the pointer is elsewhere', () => {
  expect(after('lockPressed', 'lockPressed')).toMatchObject({ isExpanded: false, isLocked: false })
  expect(after('entered', 'lockPressed', 'lockPressed')).toMatchObject({ isExpanded: true, isLocked: false })
})

it('R-LAY-042 a plain toggle is ignored while locked', () => {
  expect(after('toggled').isExpanded).toBe(true)
  expect(after('lockPressed', 'toggled').isExpanded).toBe(true)
})
