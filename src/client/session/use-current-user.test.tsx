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
const reached = vi.hoisted(() => new Set<() => void>())
vi.mock('#api/client.ts', () => ({
  callApi: answer,
  onServerReached: (listener: () => void) => {
    reached.add(listener)
    return () => reached.delete(listener)
  },
}))
vi.mock('#sync/online/sign-in/current-user.ts', () => ({
  fetchCurrentUser: (call: () => unknown) => call(),
}))

const minuteMs = 60_000
const ada = { id: 'ada' }
let client: QueryClient
let root: BareRoot

let kinds: string[]

const Reader = ({ token = 'a token' }: { token?: string }) => {
  kinds.push(useCurrentUser(token, false).kind)
  return null
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const arrive = (token?: string) =>
  act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <Reader {...(token === undefined ? {} : { token })} />
      </QueryClientProvider>,
    ),
  )
const serverIsReached = () => act(async () => reached.forEach((listener) => listener()))
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
  kinds = []
  reached.clear()
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

it('R-AUT-065, R-GRD-001: who could not be fetched is not waited for again while the server is asked again', async () => {
  answer.mockRejectedValue(new ApiError({ kind: 'http', status: 500 }))
  await arrive()
  await pass(1010)
  expect(kinds.at(-1)).toBe('failed')
  kinds = []
  for (let time = 0; time < 3; time += 1) {
    answer.mockClear()
    await pass(10_001)
    await serverIsReached()
    expect(answer).toHaveBeenCalledOnce()
    await pass(1010)
  }
  expect(new Set(kinds)).toEqual(new Set(['failed']))
  answer.mockResolvedValue(ada)
  await pass(10_001)
  await serverIsReached()
  await pass(0)
  expect(kinds.at(-1)).toBe('confirmed')
})

it('R-AUT-065: the failure of one token says nothing of the next', async () => {
  answer.mockRejectedValue(new ApiError({ kind: 'http', status: 500 }))
  await arrive()
  await pass(1010)
  kinds = []
  await arrive('another token')
  expect(kinds.at(-1)).toBe('pending')
})
