// A part of a screen whose code comes later. Until it is here its place shows the fallback around
// it, never an error.
import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { loadLazy } from '#platform/worker/load-lazy.ts'

/**
 * Like lazy(), for everything but whole screens: code that cannot be fetched is waited for
 * (load-lazy.ts).
 */
export const lazyPart = <Module, Props>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: pick(await loadLazy(load)) }))
