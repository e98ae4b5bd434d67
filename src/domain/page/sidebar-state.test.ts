import { array, assert, boolean, constantFrom, oneof, property, type Arbitrary } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { collapsedSidebar, nextSidebar, sharedOf, type SidebarEvent } from './sidebar-state.ts'

const byPointer: SidebarEvent = { type: 'lockPressed', by: 'pointer' }
const byKeyboard: SidebarEvent = { type: 'lockPressed', by: 'keyboard' }
type Plain = 'pointerEntered' | 'pointerLeft' | 'focused' | 'blurred' | 'dismissed' | 'toggled'

const after = (...events: (SidebarEvent | Plain)[]) =>
  events.reduce(
    (state, event) => nextSidebar(state, typeof event === 'string' ? { type: event } : event),
    collapsedSidebar,
  )

it('R-LAY-021 opens on hover and closes on leaving', () => {
  expect(after('pointerEntered').isExpanded).toBe(true)
  expect(after('pointerEntered', 'pointerLeft').isExpanded).toBe(false)
})

it('design 10: opens on focus, stays while either pointer or focus is in it, closes on Escape', () => {
  expect(after('focused').isExpanded).toBe(true)
  expect(after('focused', 'pointerEntered', 'pointerLeft').isExpanded).toBe(true)
  expect(after('pointerEntered', 'focused', 'blurred').isExpanded).toBe(true)
  expect(after('focused', 'blurred').isExpanded).toBe(false)
  expect(after('focused', 'dismissed').isExpanded).toBe(false)
  expect(after('pointerEntered', 'dismissed').isExpanded).toBe(false)
})

it('R-LAY-038 the lock opens and locks a collapsed sidebar', () => {
  expect(after(byPointer)).toMatchObject({ isExpanded: true, isLocked: true })
})

it('R-LAY-040 the lock keeps an open sidebar open after the pointer leaves', () => {
  expect(after('pointerEntered', byPointer)).toMatchObject({ isExpanded: true, isLocked: true })
  expect(after('pointerEntered', byPointer, 'pointerLeft', 'dismissed')).toMatchObject({
    isExpanded: true,
    isLocked: true,
  })
})

it('R-LAY-039 unlocking closes it only when the pointer is elsewhere', () => {
  expect(after(byPointer, byPointer)).toMatchObject({ isExpanded: false, isLocked: false })
  expect(after('pointerEntered', byPointer, byPointer)).toMatchObject({
    isExpanded: true,
    isLocked: false,
  })
})

it('R-LAY-039 D-LOCKMOUSE a keyboard press on unlock counts as the pointer elsewhere', () => {
  expect(after('focused', byKeyboard, byKeyboard)).toMatchObject({
    isExpanded: false,
    isLocked: false,
  })
  expect(after('pointerEntered', byKeyboard, byKeyboard)).toMatchObject({
    isExpanded: false,
    isLocked: false,
  })
})

describe('the second shared state', () => {
  it('R-LAY-041 holds expanded and permanentlyExpanded', () => {
    expect(sharedOf(after())).toEqual({ expanded: false, permanentlyExpanded: false })
    expect(sharedOf(after('toggled'))).toEqual({ expanded: true, permanentlyExpanded: false })
    expect(sharedOf(after(byPointer))).toEqual({ expanded: true, permanentlyExpanded: true })
  })

  it('R-LAY-042 ignores a plain toggle while permanent', () => {
    expect(after(byPointer, 'toggled')).toEqual(after(byPointer))
    expect(
      after({ type: 'permanentSet', isPermanent: true }, 'toggled', {
        type: 'expandedSet',
        isExpanded: false,
      }),
    ).toMatchObject({ isExpanded: true, isLocked: true })
  })

  it('D-SECONDSTATE expanded and permanent can be set', () => {
    expect(after({ type: 'expandedSet', isExpanded: true })).toMatchObject({
      isExpanded: true,
      isLocked: false,
    })
    expect(
      after(
        { type: 'permanentSet', isPermanent: true },
        { type: 'permanentSet', isPermanent: false },
      ),
    ).toMatchObject({ isExpanded: false, isLocked: false })
  })
})

it('R-LAY-023 whatever happens, a locked sidebar is open', () => {
  const plain = constantFrom<Plain[]>(
    'pointerEntered',
    'pointerLeft',
    'focused',
    'blurred',
    'dismissed',
    'toggled',
  )
  const event = oneof<Arbitrary<SidebarEvent | Plain>[]>(
    plain,
    constantFrom(byPointer, byKeyboard),
    boolean().map((isExpanded) => ({ type: 'expandedSet' as const, isExpanded })),
    boolean().map((isPermanent) => ({ type: 'permanentSet' as const, isPermanent })),
  )
  assert(
    property(array(event, { maxLength: 20 }), (events) => {
      const { isExpanded, isLocked } = after(...events)
      expect(isExpanded || !isLocked).toBe(true)
    }),
  )
})
