// The toasts of the page: added, updated, dismissed (closed but kept), removed after a delay (Spec
// §4).
import { useSyncExternalStore, type ReactNode } from 'react'

export const toastLimit = 10
export const toastDurationMs = 5000
export const toastSwipePx = 50
export const toastRemoveDelayMs = 1_000_000

export type ToastVariant = 'default' | 'destructive'
export type ToastAction = { label: string; onAction: () => void }
export type ToastContent = {
  title: ReactNode
  description?: ReactNode
  action?: ToastAction
  variant?: ToastVariant
  /** Infinity for one that waits for an answer, such as "New version". */
  durationMs?: number
}
export type ToastEntry = ToastContent & {
  id: string
  isOpen: boolean
  /** Grows whenever a toast comes while none is shown. */
  wave: number
}

let entries: readonly ToastEntry[] = []
let lastId = 0
let wave = 0
const listeners = new Set<() => void>()
const removals = new Map<string, ReturnType<typeof setTimeout>>()

const publish = (next: readonly ToastEntry[]): void => {
  entries = next
  for (const listener of listeners) listener()
}

const stopRemoval = (id: string): void => {
  clearTimeout(removals.get(id))
  removals.delete(id)
}

const forget = (id: string): void => {
  stopRemoval(id)
  publish(entries.filter((entry) => entry.id !== id))
}

/**
 * Shows a toast, newest first; beyond ten, dismissed ones included, the oldest is dropped
 * (D-TOASTREMOVE). Returns its id.
 */
export const toast = (content: ToastContent): string => {
  lastId += 1
  const id = String(lastId)
  if (!entries.some((entry) => entry.isOpen)) wave += 1
  const all = [{ ...content, id, isOpen: true, wave }, ...entries]
  for (const { id: dropped } of all.slice(toastLimit)) stopRemoval(dropped)
  publish(all.slice(0, toastLimit))
  return id
}

/** Changes the words of a toast that is still shown; does nothing for an unknown id. */
export const updateToast = (id: string, changes: Partial<ToastContent>): void => {
  publish(entries.map((entry) => (entry.id === id ? { ...entry, ...changes } : entry)))
}

/** Closes one toast, or all of them without an id. A closed toast leaves the state later. */
export const dismissToast = (id?: string): void => {
  const closing = entries.filter((entry) => id === undefined || entry.id === id)
  for (const entry of closing) {
    if (!removals.has(entry.id))
      removals.set(
        entry.id,
        setTimeout(() => forget(entry.id), toastRemoveDelayMs),
      )
  }
  publish(entries.map((entry) => (closing.includes(entry) ? { ...entry, isOpen: false } : entry)))
}

export const currentToasts = (): readonly ToastEntry[] => entries

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useToasts = (): readonly ToastEntry[] => useSyncExternalStore(subscribe, currentToasts)
