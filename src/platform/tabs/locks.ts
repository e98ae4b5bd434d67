// One tab at a time (Web Locks). Where the browser has no locks, or refuses them as it refuses
// every stored thing, this tab's own work is still taken in turn.

let tail: Promise<unknown> = Promise.resolve()

const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
  const turn = tail.then(work, work)
  tail = turn.catch(() => {})
  return turn
}

/** A browser that blocks site data has the locks and throws at every use of them. */
const isRefused = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'SecurityError'

/**
 * Runs `work` while holding the lock `name`; null at once where another tab holds it. `isForced`
 * takes the lock from its holder, whose work runs on without it: only for a holder that is frozen,
 * and only with a fence behind the lock.
 */
export const runIfFree = async <Result>(
  name: string,
  work: () => Promise<Result>,
  { isForced = false }: { isForced?: boolean } = {},
): Promise<Result | null> => {
  if (!navigator.locks) return inTurn(work)
  let running: Promise<Result> | null = null
  try {
    return await navigator.locks.request(
      name,
      isForced ? { steal: true } : { ifAvailable: true },
      async (lock) => {
        if (!lock) return null
        running = work()
        return running
      },
    )
  } catch (error) {
    // Losing the lock to another tab is not a failure of the work.
    if (running) return running
    if (isRefused(error)) return inTurn(work)
    throw error
  }
}
