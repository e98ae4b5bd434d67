// What happened to the catalogue that no caller waits for: repairs and refusals, for the app and
// the inspector.
import type { CatalogFaultCode } from '../catalog-fault.ts'

export type CatalogEvent =
  | { type: 'catalogDropped'; code: CatalogFaultCode; detail: string }
  | { type: 'deltaRefused'; code: CatalogFaultCode; detail: string }
  | { type: 'extrasDropped'; charts: number; blocks: number }

type Listener = (event: CatalogEvent) => void
const listeners = new Set<Listener>()

/** Listens until the returned function is called. After `catalogDropped` a market pull is due. */
export const onCatalogEvent = (listener: Listener): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Tells every listener; one listener's fault stays its own. */
export const emitCatalogEvent = (event: CatalogEvent): void => {
  for (const listener of listeners) {
    try {
      listener(event)
    } catch (error) {
      console.error('catalog event listener failed', error)
    }
  }
}
