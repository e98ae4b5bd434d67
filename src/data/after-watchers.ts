// The order between a fetch that is done and the screens that watch what it wrote.

/**
 * Resolves when live queries have seen what was just written. Dexie tells them in a task of its own, after which they read:
 * `read`, of the same rows, begins behind them. Whoever waits for a fetch then never finds it done and nothing there.
 */
export const afterWatchers = async (read: () => Promise<unknown>): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve))
  await read()
}
