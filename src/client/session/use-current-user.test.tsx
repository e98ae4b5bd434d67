import {
  focusManager,
  onlineManager,
  QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { createBareRoot, type BareRoot } from '#tests/fakes/bare-root.ts'
import { useCurrentUser } from './use-current-user.ts'

const answer = vi.hoisted(() => vi.fn<() => Promise<unknown>>())
vi.mock('#api/client.ts', () => ({ callApi: answer, onServerReached: () => () => {} }))
vi.mock('#sync/online/sign-in/current-user.ts', () => ({
  fetchCurrentUser: (call: () => unknown) => call(),
}))

const minuteMs = 60_000
const ada = { id: 'ada' }
let client: QueryClient
let root: BareRoot

const Reader = () => {
  useCurrentUser('a token', false)
  return null
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const arrive = () =>
  act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <Reader />
      </QueryClientProvider>,
    ),
  )
const leave = () => act(async () => root.render(null))
const comeToTheFront = async () => {
  await act(async () => focusManager.setFocused(false))
  await act(async () => focusManager.setFocused(true))
}
const reconnect = async () => {
  await act(async () => onlineManager.setOnline(false))
  await act(async () => onlineManager.setOnline(true))
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  answer.mockReset().mockResolvedValue(ada)
  client = new QueryClient()
  client.mount()
  root = createBareRoot()
})
afterEach(async () => {
  await act(async () => root.unmount())
  client.unmount()
  client.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  focusManager.setFocused(undefined)
})

it('R-DAT-007, R-DAT-009: asks again on focus, on a new visit and with a connection, each time only what is five minutes old', async () => {
  await arrive()
  await pass(0)
  for (const again of [
    comeToTheFront,
    reconnect,
    async () => {
      await leave()
      await arrive()
    },
  ]) {
    answer.mockClear()
    await pass(5 * minuteMs - 1)
    await again()
    expect(answer).not.toHaveBeenCalled()
    await pass(1)
    await again()
    expect(answer).toHaveBeenCalledOnce()
    await pass(0)
  }
})

it('R-DAT-007: keeps who it was for ten minutes after the last look', async () => {
  await arrive()
  await pass(0)
  await leave()
  await pass(10 * minuteMs - 1)
  expect(client.getQueryData(['current-user', 'a token'])).toEqual(ada)
  await pass(1)
  expect(client.getQueryData(['current-user', 'a token'])).toBeUndefined()
})

it('R-DAT-008: asks once more, a second after a failure', async () => {
  answer.mockRejectedValue(new ApiError({ kind: 'http', status: 500 }))
  await arrive()
  await pass(999)
  expect(answer).toHaveBeenCalledTimes(1)
  await pass(1)
  expect(answer).toHaveBeenCalledTimes(2)
  await pass(minuteMs)
  expect(answer).toHaveBeenCalledTimes(2)
})

it('D-USERRETRY: a 401 is the end of the session, and not asked again', async () => {
  answer.mockRejectedValue(new ApiError({ kind: 'http', status: 401 }))
  await arrive()
  await pass(minuteMs)
  expect(answer).toHaveBeenCalledTimes(1)
})
