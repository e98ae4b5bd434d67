import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

// Its own copy: a toast that another file dismissed lies in the store for a quarter of an hour.
vi.resetModules()
const { currentToasts, dismissToast, toast, toastLimit, toastRemoveDelayMs, updateToast } =
  await import('./toast-store.ts')

describe('toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    dismissToast()
    vi.advanceTimersByTime(toastRemoveDelayMs)
    vi.useRealTimers()
  })

  it('R-TST-002, R-TST-009 are added newest first, updated in place, closed by dismissal and removed after the delay', () => {
    const first = toast({ title: 'first' })
    const second = toast({ title: 'second' })
    expect(currentToasts().map((entry) => entry.id)).toEqual([second, first])
    updateToast(first, { title: 'changed', variant: 'destructive' })
    expect(currentToasts()[1]).toMatchObject({
      title: 'changed',
      variant: 'destructive',
      isOpen: true,
    })
    dismissToast(first)
    expect(currentToasts()[1]).toMatchObject({ id: first, isOpen: false })
    vi.advanceTimersByTime(toastRemoveDelayMs - 1)
    expect(currentToasts()).toHaveLength(2)
    vi.advanceTimersByTime(1)
    expect(currentToasts().map((entry) => entry.id)).toEqual([second])
  })

  it('D-TOASTREMOVE: dismissed toasts count for the ten and never keep a new one away', () => {
    Array.from({ length: toastLimit }, (_, index) => toast({ title: String(index) }))
    dismissToast()
    const id = toast({ title: 'new' })
    expect(currentToasts()).toHaveLength(toastLimit)
    expect(currentToasts()[0]).toMatchObject({ id, isOpen: true })
    vi.advanceTimersByTime(toastRemoveDelayMs)
    expect(currentToasts().map((entry) => entry.id)).toEqual([id])
  })

  it('begins a new wave only while nothing is shown', () => {
    const waves = [toast({ title: 'a' }), toast({ title: 'b' })].map(() => currentToasts()[0]?.wave)
    dismissToast()
    toast({ title: 'c' })
    expect([waves[0] === waves[1], currentToasts()[0]?.wave]).toEqual([true, (waves[0] ?? 0) + 1])
  })

  it('R-TST-001 carry id, title, description, action and variant', () => {
    const action = { label: 'Undo', onAction: () => {} }
    const id = toast({ title: 'title', description: 'description', action, variant: 'destructive' })
    expect(currentToasts()[0]).toMatchObject({
      id,
      title: 'title',
      description: 'description',
      action,
      variant: 'destructive',
    })
  })

  it('R-TST-008 never number more than ten; the oldest is dropped', () => {
    const ids = Array.from({ length: toastLimit + 2 }, (_, index) =>
      toast({ title: String(index) }),
    )
    expect(currentToasts().map((entry) => entry.id)).toEqual(ids.slice(2).toReversed())
  })
})
