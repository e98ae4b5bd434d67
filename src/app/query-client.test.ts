import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  MutationObserver,
  onlineManager,
  QueryObserver,
  type QueryClient,
} from '@tanstack/react-query'
import { ApiError } from '#api/api-error.ts'
import { createQueryClient } from './query-client.ts'

let client: QueryClient

beforeEach(() => {
  vi.useFakeTimers()
  client = createQueryClient()
})
afterEach(() => {
  client.clear()
  onlineManager.setOnline(true)
  vi.useRealTimers()
})

/** How often a question is asked that always fails in this way. */
const asksOf = async (failure: Error): Promise<number> => {
  let asks = 0
  const queryFn = async () => {
    asks += 1
    throw failure
  }
  const stop = new QueryObserver(client, { queryKey: ['q'], queryFn }).subscribe(() => {})
  await vi.advanceTimersByTimeAsync(60_000)
  stop()
  return asks
}

const sendsOf = async (failure: Error): Promise<number> => {
  let sends = 0
  const mutationFn = async () => {
    sends += 1
    throw failure
  }
  const sent = new MutationObserver(client, { mutationFn }).mutate().catch(() => 'failed')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await sent).toBe('failed')
  return sends
}

const unreachable = new ApiError({ kind: 'network', hasLeft: false })
const sessionOver = new ApiError({ kind: 'http', status: 401 })

describe('every query', () => {
  it('R-DAT-003: is asked again by who looks next once it is 60 seconds old', async () => {
    let asks = 0
    const look = () =>
      new QueryObserver(client, { queryKey: ['q'], queryFn: async () => (asks += 1) }).subscribe(
        () => {},
      )
    look()
    await vi.advanceTimersByTimeAsync(59_999)
    look()
    await vi.advanceTimersByTimeAsync(0)
    expect(asks).toBe(1)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asks).toBe(1)
    look()
    await vi.advanceTimersByTimeAsync(0)
    expect(asks).toBe(2)
  })

  it('R-DAT-001, R-DAT-002: is not asked again by the clock, nor when the page comes to the front', () =>
    expect(client.getDefaultOptions().queries).toMatchObject({
      refetchInterval: false,
      refetchOnWindowFocus: false,
    }))

  it('R-DAT-004: is tried twice, but once where the session is over', async () => {
    expect(await asksOf(unreachable)).toBe(2)
    expect(await asksOf(sessionOver)).toBe(1)
  })

  it('R-DAT-006: is kept for five minutes after the last look', async () => {
    new QueryObserver(client, { queryKey: ['q'], queryFn: async () => 'told' }).subscribe(
      () => {},
    )()
    await vi.advanceTimersByTimeAsync(0)
    await client.fetchQuery({ queryKey: ['q'], queryFn: async () => 'told' })
    await vi.advanceTimersByTimeAsync(5 * 60_000 - 1)
    expect(client.getQueryData(['q'])).toBe('told')
    await vi.advanceTimersByTimeAsync(1)
    expect(client.getQueryData(['q'])).toBeUndefined()
  })

  it('fails without a connection too, so that nobody waits for ever', async () => {
    onlineManager.setOnline(false)
    expect(await asksOf(unreachable)).toBe(2)
  })
})

it('R-DAT-004, D-MUTRETRY: a mutation is tried twice, without a connection too, but once where the session is over', async () => {
  expect(await sendsOf(unreachable)).toBe(2)
  expect(await sendsOf(sessionOver)).toBe(1)
  onlineManager.setOnline(false)
  expect(await sendsOf(unreachable)).toBe(2)
})
