// When a stored token counts as expired, and when that ends the session: at once if the server can
// be reached, never before (D-EXPIRY, D-OFFLINEEXPIRY).
import { isExpired, readToken } from '#domain/account/token.ts'

export type ExpiryPorts = {
  token: () => string | null
  nowMs: () => number
  /** Calls back once after `delayMs`; returns how to cancel. */
  setTimer: (callback: () => void, delayMs: number) => () => void
  /**
   * Asks the server anything, without a token. Its answer, if one comes, is told through
   * `serverReached`.
   */
  probe: () => void
  /** Raises the session-expiry event. */
  announce: () => void
  /** This device's clock would end a session that is alive by the server's; told once. */
  clockIsWrong: () => void
}

export type ExpiryWatch = {
  /**
   * Looks at the stored token: at start, when its time has come, when the tab comes to the front.
   */
  check: () => void
  /**
   * The server answered: an expired session ends now. `serverNowMs`: its clock, null where it can't
   * be read.
   */
  serverReached: (serverNowMs?: number | null) => void
  /** The stored token has changed: a new one is trusted until the next check. */
  tokenChanged: () => void
  /** The token that a check found expired, or null. */
  expiredToken: () => string | null
  subscribe: (listener: () => void) => () => void
  stop: () => void
}

/** Timers of browsers hold 31 bits; a 30-day token outlives them and is looked at again. */
const longestTimerMs = 2 ** 31 - 1

/**
 * Clocks that are this close count as the same: the server tells whole seconds, and answers take
 * their time.
 */
const sameClockMs = 120_000

/** The server's time, as far as it is known: the device's own until that was seen to be ahead. */
const clockOf = (
  ports: ExpiryPorts,
): { nowMs: () => number; trustServer: (serverNowMs: number) => void } => {
  let aheadMs = 0
  let isReported = false
  return {
    nowMs: () => ports.nowMs() - aheadMs,
    trustServer: (serverNowMs) => {
      aheadMs = ports.nowMs() - serverNowMs
      if (!isReported) ports.clockIsWrong()
      isReported = true
    },
  }
}

/** The token that was found expired; whoever listens hears of each change once. */
const createMark = () => {
  const listeners = new Set<() => void>()
  let expired: string | null = null
  return {
    expired: () => expired,
    set: (token: string | null): void => {
      if (expired === token) return
      expired = token
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    clearListeners: () => listeners.clear(),
  }
}

export const createExpiryWatch = (ports: ExpiryPorts): ExpiryWatch => {
  const mark = createMark()
  let cancelTimer: (() => void) | null = null
  const { nowMs, trustServer } = clockOf(ports)

  const schedule = (expiresAtSec: number | null): void => {
    cancelTimer?.()
    if (expiresAtSec === null) return
    cancelTimer = ports.setTimer(
      check,
      Math.min(Math.max(expiresAtSec * 1000 - nowMs(), 0), longestTimerMs),
    )
  }

  const check = (): void => {
    const token = ports.token()
    const claims = token === null ? null : readToken(token)
    if (!claims || !isExpired(claims, nowMs())) {
      mark.set(null)
      schedule(claims?.expiresAtSec ?? null)
      return
    }
    cancelTimer?.()
    mark.set(token)
    ports.probe()
  }

  return {
    check,
    serverReached: (serverNowMs = null) => {
      const expired = mark.expired()
      if (expired === null || expired !== ports.token()) return
      const isSameClock = serverNowMs !== null && ports.nowMs() - serverNowMs < sameClockMs
      if (serverNowMs === null || isSameClock || isExpired(readToken(expired), serverNowMs)) {
        ports.announce()
        return
      }
      trustServer(serverNowMs)
      check()
    },
    tokenChanged: () => {
      const token = ports.token()
      if (token !== mark.expired()) mark.set(null)
      const claims = token === null ? null : readToken(token)
      // Nobody is handed a token that is over: where it looks so, this clock is wrong, and the
      // token tells the right time.
      if (claims?.issuedAtSec && token !== mark.expired() && isExpired(claims, nowMs()))
        trustServer(claims.issuedAtSec * 1000)
      schedule(claims?.expiresAtSec ?? null)
    },
    expiredToken: mark.expired,
    subscribe: mark.subscribe,
    stop: () => {
      cancelTimer?.()
      mark.clearListeners()
    },
  }
}
