// Code that comes after the first screen and may not find a connection: it is asked for until it is
// here, because a part that is missing must never take the screen around it away.
import { watchConnectivity } from '../device/connectivity.ts'

const firstWaitMs = 1000
const longestWaitMs = 30_000

/**
 * Resolves after `delayMs`, at once when the browser finds a connection, and when a worker has
 * taken over the page.
 */
const nextChance = (delayMs: number): Promise<void> =>
  new Promise((resolve) => {
    const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : null
    const end = (): void => {
      clearTimeout(timer)
      stop()
      workers?.removeEventListener('controllerchange', end)
      resolve()
    }
    const timer = setTimeout(end, delayMs)
    const stop = watchConnectivity((isOnline) => {
      if (isOnline) end()
    })
    workers?.addEventListener('controllerchange', end)
  })

/**
 * Chromium never asks again for a module that failed once; under another address it does. Null
 * where the error names none.
 */
const freshAddress = (error: unknown, attempt: number): string | null => {
  const address = /https?:\/\/\S+\.js/.exec(error instanceof Error ? error.message : '')?.[0]
  return address === undefined ? null : `${address}?again=${attempt}`
}

type Ways = {
  chance: (delayMs: number) => Promise<void>
  importFrom: (address: string) => Promise<unknown>
}

const browserWays: Ways = {
  chance: nextChance,
  importFrom: (address) => import(/* @vite-ignore */ address),
}

/**
 * The module that `load` imports, however long it takes to reach it; never rejects. `load` is an
 * import() alone.
 */
export const loadLazy = async <Module>(
  load: () => Promise<Module>,
  { chance, importFrom }: Ways = browserWays,
): Promise<Module> => {
  const tryOnce = async (attempt: number): Promise<Module> => {
    try {
      return await load()
    } catch (error) {
      const address = attempt === 0 ? null : freshAddress(error, attempt)
      if (address === null) throw error
      return (await importFrom(address)) as Module
    }
  }
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await tryOnce(attempt)
    } catch {
      await chance(Math.min(firstWaitMs * 2 ** attempt, longestWaitMs))
    }
  }
}
