import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createExpiryWatch } from './expiry-watch.ts'

const tokenOf = (payload: object): string =>
  `h.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.s`
const dayMs = 86_400_000

let nowMs: number
let token: string | null
let timers: { callback: () => void; atMs: number; isCancelled: boolean }[]
const probe = vi.fn<() => void>()
const announce = vi.fn<() => void>()
const clockIsWrong = vi.fn<() => void>()

const open = () =>
  createExpiryWatch({
    token: () => token,
    nowMs: () => nowMs,
    probe,
    announce,
    clockIsWrong,
    setTimer: (callback, delayMs) => {
      const timer = { callback, atMs: nowMs + delayMs, isCancelled: false }
      timers.push(timer)
      return () => {
        timer.isCancelled = true
      }
    },
  })

const passTo = (atMs: number): void => {
  for (;;) {
    const [next] = timers
      .filter((timer) => !timer.isCancelled && timer.atMs <= atMs)
      .toSorted((a, b) => a.atMs - b.atMs)
    if (!next) break
    next.isCancelled = true
    nowMs = next.atMs
    next.callback()
  }
  nowMs = atMs
}

beforeEach(() => {
  nowMs = 1_800_000_000_000
  token = null
  timers = []
  probe.mockClear()
  announce.mockClear()
  clockIsWrong.mockClear()
})

describe('the expiry watch', () => {
  it('D-EXPIRY finds an expired token at app start and ends the session once the server answers', () => {
    token = tokenOf({ exp: nowMs / 1000 - 1 })
    const watch = open()
    watch.check()
    expect(watch.expiredToken()).toBe(token)
    expect(probe).toHaveBeenCalledTimes(1)
    expect(announce).not.toHaveBeenCalled()
    watch.serverReached()
    expect(announce).toHaveBeenCalledTimes(1)
  })

  it('D-OFFLINEEXPIRY signs nobody out while no answer comes', () => {
    token = tokenOf({ exp: nowMs / 1000 - 1 })
    const watch = open()
    watch.check()
    watch.check()
    expect(announce).not.toHaveBeenCalled()
  })

  it('D-EXPIRY raises the event by a timer at exp, also for a token of 30 days', () => {
    const expiresAtMs = nowMs + 30 * dayMs
    token = tokenOf({ exp: expiresAtMs / 1000 })
    const watch = open()
    watch.check()
    passTo(expiresAtMs - 1)
    expect(watch.expiredToken()).toBeNull()
    passTo(expiresAtMs)
    expect(watch.expiredToken()).toBe(token)
    expect(probe).toHaveBeenCalledTimes(1)
  })

  it('D-EXPIRY trusts a token without exp through the login, until the next check', () => {
    const watch = open()
    watch.check()
    token = tokenOf({ sub: '7' })
    watch.tokenChanged()
    watch.serverReached()
    expect(announce).not.toHaveBeenCalled()
    watch.check()
    watch.serverReached()
    expect(announce).toHaveBeenCalledTimes(1)
  })

  it('a new login replaces the expired token and its timer', () => {
    token = tokenOf({ exp: nowMs / 1000 - 1 })
    const watch = open()
    const heard = vi.fn<() => void>()
    watch.subscribe(heard)
    watch.check()
    token = tokenOf({ exp: nowMs / 1000 + 60 })
    watch.tokenChanged()
    expect(watch.expiredToken()).toBeNull()
    expect(heard).toHaveBeenCalledTimes(2)
    watch.serverReached()
    expect(announce).not.toHaveBeenCalled()
    passTo(nowMs + 60_000)
    expect(watch.expiredToken()).toBe(token)
  })

  it('a session that has ended is announced no more', () => {
    token = tokenOf({ exp: nowMs / 1000 - 1 })
    const watch = open()
    watch.check()
    token = null
    watch.serverReached()
    expect(announce).not.toHaveBeenCalled()
  })

  it('tells whoever watches of each difference once, until they stop watching', () => {
    token = tokenOf({ exp: nowMs / 1000 - 1 })
    const watch = open()
    const heard = vi.fn<() => void>()
    const stop = watch.subscribe(heard)
    watch.check()
    watch.check()
    watch.tokenChanged()
    expect(heard).toHaveBeenCalledTimes(1)
    expect(watch.expiredToken()).toBe(token)
    stop()
    token = null
    watch.tokenChanged()
    expect([watch.expiredToken(), heard.mock.calls.length]).toEqual([null, 1])
  })

  it('a clock that was set right makes a token live again at the next check', () => {
    token = tokenOf({ exp: nowMs / 1000 - 1 })
    const watch = open()
    watch.check()
    nowMs -= 60_000
    watch.check()
    expect(watch.expiredToken()).toBeNull()
  })

  it('looks at nothing once nobody is signed in, or it was stopped', () => {
    const watch = open()
    const heard = vi.fn<() => void>()
    watch.stop()
    watch.subscribe(heard)
    token = tokenOf({ exp: nowMs / 1000 + 60 })
    watch.check()
    token = null
    watch.tokenChanged()
    watch.serverReached()
    expect(timers.filter(({ isCancelled }) => !isCancelled)).toEqual([])
    expect(announce).not.toHaveBeenCalled()

    token = tokenOf({ exp: nowMs / 1000 + 60 })
    watch.check()
    watch.stop()
    passTo(nowMs + 90_000)
    watch.check()
    expect([heard.mock.calls.length, timers.length]).toEqual([0, 2])
  })
})

const serverNowMs = (): number => nowMs - 26 * 3_600_000

describe('D5 a clock of the device that is wrong', () => {
  it('does not end a session that has just begun, and is told once', () => {
    const watch = open()
    watch.check()
    token = tokenOf({ iat: serverNowMs() / 1000, exp: (serverNowMs() + dayMs) / 1000 })
    watch.tokenChanged()
    passTo(nowMs + 60_000)
    watch.check()
    expect([
      watch.expiredToken(),
      announce.mock.calls.length,
      clockIsWrong.mock.calls.length,
    ]).toEqual([null, 0, 1])
  })

  it('does not end a session after the page was loaded anew, by the clock of the server', () => {
    token = tokenOf({ exp: (serverNowMs() + dayMs) / 1000 })
    const watch = open()
    watch.check()
    watch.serverReached(serverNowMs())
    expect([
      watch.expiredToken(),
      announce.mock.calls.length,
      clockIsWrong.mock.calls.length,
    ]).toEqual([null, 0, 1])
  })

  it('lets it end when its time has come by the clock of the server', () => {
    token = tokenOf({ exp: (serverNowMs() + 60_000) / 1000 })
    const watch = open()
    watch.check()
    watch.serverReached(serverNowMs())
    passTo(nowMs + 61_000)
    watch.serverReached(serverNowMs())
    expect(announce).toHaveBeenCalledTimes(1)
  })

  it('a token that is over by both clocks ends the session', () => {
    token = tokenOf({ exp: (serverNowMs() - 1000) / 1000 })
    const watch = open()
    watch.check()
    watch.serverReached(serverNowMs())
    expect([announce.mock.calls.length, clockIsWrong.mock.calls.length]).toEqual([1, 0])
  })
})
