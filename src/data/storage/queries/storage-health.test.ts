import { expect, test, vi } from 'vitest'
import { createStorageWatch, type StorageEvent } from './storage-health.ts'

const healthy = { memoryOnly: null, waitingFor: null, isFull: false, readRound: 0 }

test('a device is well until something is said of it, and one word twice is told once', () => {
  const watch = createStorageWatch()
  const listener = vi.fn<() => void>()
  const stop = watch.subscribe(listener)
  const first = watch.get()
  expect(first).toEqual(healthy)
  watch.waits('a', null)
  watch.foundFull('a', false)
  expect([watch.get() === first, listener.mock.calls.length]).toEqual([true, 0])
  watch.foundFull('a', true)
  watch.foundFull('a', true)
  expect([watch.get(), listener.mock.calls.length]).toEqual([{ ...healthy, isFull: true }, 1])
  stop()
  watch.foundFull('a', false)
  expect([watch.get(), listener.mock.calls.length]).toEqual([healthy, 1])
})

test('a device is full until every database found room again', () => {
  const watch = createStorageWatch()
  watch.foundFull('a', true)
  watch.foundFull('b', true)
  watch.foundFull('a', false)
  expect(watch.get().isFull).toBe(true)
  watch.foundFull('b', false)
  expect(watch.get().isFull).toBe(false)
})

test('of several reasons the one that matters most is told, whichever came first', () => {
  const watch = createStorageWatch()
  watch.movedToMemory('a', 'full')
  expect(watch.get().memoryOnly).toBe('full')
  for (const reason of ['broken', 'refused', 'newer'] as const) {
    watch.movedToMemory(`db of ${reason}`, reason)
    expect(watch.get().memoryOnly).toBe(reason)
  }
  watch.movedToMemory('late', 'full')
  expect(watch.get().memoryOnly).toBe('newer')
})

test('other tabs are named before a slow browser; each wait ends with its own database', () => {
  const watch = createStorageWatch()
  watch.waits('a', 'browser')
  watch.waits('b', 'otherTabs')
  expect(watch.get().waitingFor).toBe('otherTabs')
  watch.waits('b', null)
  expect(watch.get().waitingFor).toBe('browser')
  watch.waits('a', null)
  expect(watch.get().waitingFor).toBeNull()
})

test('every round of reading again is a new one, and events reach whoever still listens', () => {
  const watch = createStorageWatch()
  const heard: StorageEvent[] = []
  const stop = watch.onEvent((event) => heard.push(event))
  watch.readAgain()
  watch.readAgain()
  watch.tell({ type: 'closed', database: 'a' })
  stop()
  watch.tell({ type: 'emptied', database: 'a' })
  expect([watch.get().readRound, heard]).toEqual([2, [{ type: 'closed', database: 'a' }]])
})
