// Argon2id with a bounded queue: hashing is dear on purpose, so a flood is turned away instead of
// queued for minutes.
import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '../../refusal.ts'

export type PasswordHasher = {
  hash: (password: string) => Promise<string>
  /**
   * With no stored hash it costs the same and is false, so that unknown accounts cannot be told
   * apart by time.
   */
  matches: (password: string, stored: string | null) => Promise<boolean>
}

const figures = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
const maxRunning = 2
const maxWaiting = 32
const retryAfterSec = 2

type Slots = <T>(work: () => Promise<T>) => Promise<T>

/** Runs at most `running` at once and lets `waiting` more wait. Throws AUTH_BUSY beyond. */
export const boundedSlots = (running: number, waiting: number): Slots => {
  let active = 0
  const queue: (() => void)[] = []
  return async (work) => {
    if (active >= running) {
      if (queue.length >= waiting) throw new Refusal('AUTH_BUSY', { retryAfterSec })
      await new Promise<void>((resolve) => queue.push(resolve))
    } else {
      active += 1
    }
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next === undefined) active -= 1
      else next()
    }
  }
}

/** The production hasher. Throws AUTH_BUSY when its queue is full. */
export const createPasswordHasher = (): PasswordHasher => {
  const inSlot = boundedSlots(maxRunning, maxWaiting)
  let decoy: Promise<string> | undefined
  return {
    hash: (password) => inSlot(() => hash(password, figures)),
    matches: async (password, stored) => {
      decoy ??= hash('a password nobody has', figures)
      const against = stored ?? (await decoy)
      const isMatch = await inSlot(() => verify(against, password))
      return isMatch && stored !== null
    },
  }
}
