// The ports that the engine of this tab runs on, for whoever wants to listen at them (traffic.ts).
// The engine itself knows nothing of it, and pays nothing while nobody listens.
import type { SyncPorts } from './ports.ts'

const { promise, resolve } = Promise.withResolvers<SyncPorts>()

/** Resolves once the engine of this tab is here. */
export const tabPorts = promise

export const keepTabPorts = resolve
