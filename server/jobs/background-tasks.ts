// Work an answer need not wait for, such as handing a letter over; closing the server waits for it.

export type BackgroundTasks = {
  /** The task must not reject: it tells its own failures. */
  run: (task: Promise<void>) => void
  settled: () => Promise<void>
}

export const createBackgroundTasks = (): BackgroundTasks => {
  const running = new Set<Promise<void>>()
  return {
    run: (task) => {
      const tracked = task.finally(() => running.delete(tracked))
      running.add(tracked)
    },
    settled: async () => {
      await Promise.all(running)
    },
  }
}
