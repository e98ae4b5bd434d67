// One account's calls in turn, and no more answered in a second than leaves the server to everybody
// else: making an answer takes the processor in proportion to its bytes, whoever asks and from
// however many addresses (decisions/165).
import { Refusal } from '../refusal.ts'

/** What an account is answered at a stretch; a list of 1,000 entries is about a megabyte. */
const bytesPerSec = 8_000_000
/** Beside its bytes every call takes something. */
const callBytes = 64_000
/** Answers of so much may follow each other at once before the pace counts. */
const burstMs = 1000
const mostWaiting = 16
const longestWaitMs = 5000
const retryAfterSec = 5

type Line = {
  waiting: number
  last: Promise<void>
  /** When what was answered is paid for at the pace. */
  paidAtMs: number
}

export type AccountTurns = {
  /**
   * Runs `work` when it is this account's turn. `bytesOf` what it resolved to is what it costs.
   * Throws RATE_LIMITED where the line is too long.
   */
  take: <T>(userId: string, work: () => Promise<T>, bytesOf: (result: T) => number) => Promise<T>
}

const tooMany = (): Refusal => new Refusal('RATE_LIMITED', { retryAfterSec })

/** Waits for whoever is before; false where that takes too long. */
const isReached = async (before: Promise<void>): Promise<boolean> => {
  const { promise: late, resolve } = Promise.withResolvers<false>()
  const timer = setTimeout(() => resolve(false), longestWaitMs).unref()
  const reached = await Promise.race([before.then(() => true), late])
  clearTimeout(timer)
  return reached
}

/** `nowMs` rises steadily; the lines are this process's alone. */
export const createAccountTurns = (nowMs: () => number = () => performance.now()): AccountTurns => {
  const lines = new Map<string, Line>()

  const rest = async (line: Line, bytes: number): Promise<void> => {
    line.paidAtMs = Math.max(line.paidAtMs, nowMs()) + ((callBytes + bytes) / bytesPerSec) * 1000
    const restMs = line.paidAtMs - nowMs() - burstMs
    if (restMs > 0) await new Promise((resolve) => void setTimeout(resolve, restMs).unref())
  }

  /** Forgets accounts that nobody waits for and whose answers are paid for. */
  const dropPaid = (): void => {
    for (const [userId, line] of lines)
      if (line.waiting === 0 && line.paidAtMs <= nowMs()) lines.delete(userId)
  }

  return {
    take: async (userId, work, bytesOf) => {
      const line = lines.get(userId) ?? { waiting: 0, last: Promise.resolve(), paidAtMs: 0 }
      if (line.waiting >= mostWaiting) throw tooMany()
      if (lines.size > 1000) dropPaid()
      lines.set(userId, line)
      line.waiting += 1
      const before = line.last
      const { promise, resolve } = Promise.withResolvers<void>()
      line.last = promise
      const leaveAfter = async (ending: Promise<void>): Promise<void> => {
        await ending
        line.waiting -= 1
        resolve()
      }
      if (!(await isReached(before))) {
        void leaveAfter(before)
        throw tooMany()
      }
      let bytes = 0
      try {
        const result = await work()
        bytes = bytesOf(result)
        return result
      } finally {
        void leaveAfter(rest(line, bytes))
      }
    },
  }
}
