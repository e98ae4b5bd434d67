import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { currentToasts, dismissToast, toast, toastLimit, toastRemoveDelayMs, updateToast } from './toast-store.ts'

describe('toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    dismissToast()
    vi.advanceTimersByTime(toastRemoveDelayMs)
    vi.useRealTimers()
  })

  it('R-TST-002 are added newest first, updated in place, closed by dismissal and removed after the delay', () => {
    const first = toast({ title: 'first' })
    const second = toast({ title: 'second' })
    expect(currentToasts().map((entry) => entry.id)).toEqual([second, first])
    updateToast(first, { title: 'changed', variant: 'destructive' })
    expect(currentToasts()[1]).toMatchObject({ title: 'changed', variant: 'destructive', isOpen: true })
    dismissToast(first)
    expect(currentToasts()[1]).toMatchObject({ id: first, isOpen: false })
    vi.advanceTimersByTime(toastRemoveDelayMs - 1)
    expect(currentToasts()).toHaveLength(2)
    vi.advanceTimersByTime(1)
    expect(currentToasts().map((entry) => entry.id)).toEqual([second])
  })

  it('R-TST-008 never number more than ten; the oldest is dropped', () => {
    const ids = Array.from({ length: toastLimit + 2 }, (_, index) => toast({ title: String(index) }))
    expect(currentToasts().map((entry) => entry.id)).toEqual(ids.slice(2).toReversed())
  })
})
