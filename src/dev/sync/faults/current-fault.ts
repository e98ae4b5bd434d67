// The fault that is switched on in this tab, if any. It ends with the page.
import { useSyncExternalStore } from 'react'
import { browserLine, layLine } from '#api/line.ts'
import { faultyLine, type Fault } from './faulty-line.ts'

let current: Fault | null = null
const listeners = new Set<() => void>()
const whenMet = new Set<() => void>()

export const currentFault = (): Fault | null => current

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Puts a fault on the line of this tab, or takes it away. */
export const switchFault = (fault: Fault | null): void => {
  current = fault
  layLine(
    fault === null
      ? browserLine
      : faultyLine(browserLine, fault, () => whenMet.forEach((listener) => listener())),
  )
  for (const listener of listeners) listener()
}

/** Calls back for every request that meets the fault. Returns how to stop. */
export const onFaultMet = (listener: () => void): (() => void) => {
  whenMet.add(listener)
  return () => whenMet.delete(listener)
}

export const useCurrentFault = (): Fault | null => useSyncExternalStore(subscribe, currentFault)
