// Time that moves only when the schedule says so, and a way to know that everything real has come to rest.

export type VirtualTime = {
  nowMs: () => number
  after: (delayMs: number, callback: () => void) => () => void
  sleep: (delayMs: number) => Promise<void>
  /** Moves on, running what is due in order, each to its end. */
  advance: (ms: number) => Promise<void>
  /** When the next timer is due; null where none is set. */
  nextAtMs: () => number | null
}

const realImmediate = globalThis.setImmediate
let outstanding = 0

/** Real work in flight that no immediate stands for: a request inside the server. */
export const work = { running: 0 }

const counted = (callback: (...args: unknown[]) => void, ...args: unknown[]): NodeJS.Immediate => {
  outstanding += 1
  return realImmediate(() => {
    outstanding -= 1
    callback(...args)
  })
}

/** Counts what the in-memory IndexedDB has in flight: it runs on setImmediate alone. Returns how to stop. */
export const watchImmediates = (): (() => void) => {
  globalThis.setImmediate = counted as unknown as typeof setImmediate
  return () => {
    globalThis.setImmediate = realImmediate
  }
}

const tick = (): Promise<void> => new Promise((resolve) => realImmediate(() => resolve()))

/** Lets real work go on for some turns of the event loop. */
export const turns = async (count: number): Promise<void> => {
  for (let at = 0; at < count; at += 1) await tick()
}

/** Of computing: a loop without end computes all the time, and a busy or a stopped machine costs a schedule nothing. */
const restlessForMs = 60_000

const computedMs = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Resolves when nothing real is in flight any more: all that is left waits for virtual time. */
export const atRest = async (): Promise<void> => {
  const untilMs = computedMs() + restlessForMs
  for (let idle = 0; idle < 3;) {
    await tick()
    idle = outstanding === 0 && work.running === 0 ? idle + 1 : 0
    if (computedMs() > untilMs)
      throw new Error(
        `the simulation does not come to rest: ${outstanding} steps of storage, ${work.running} requests`,
      )
  }
}

export const createVirtualTime = (startMs: number): VirtualTime => {
  let now = startMs
  let count = 0
  const timers = new Map<number, { atMs: number; callback: () => void }>()
  const next = (): [number, { atMs: number; callback: () => void }] | undefined =>
    [...timers].toSorted(([a, left], [b, right]) => left.atMs - right.atMs || a - b)[0]
  const time: VirtualTime = {
    nowMs: () => now,
    after: (delayMs, callback) => {
      const id = (count += 1)
      timers.set(id, { atMs: now + Math.max(0, delayMs), callback })
      return () => timers.delete(id)
    },
    sleep: (delayMs) => new Promise((resolve) => time.after(delayMs, resolve)),
    advance: async (ms) => {
      const endMs = now + ms
      for (let due = next(); due && due[1].atMs <= endMs; due = next()) {
        timers.delete(due[0])
        now = Math.max(now, due[1].atMs)
        due[1].callback()
        await atRest()
      }
      now = endMs
    },
    nextAtMs: () => next()?.[1].atMs ?? null,
  }
  return time
}
