// What the web app does with the choices of what to be told about, against the real server in memory.
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createCallApi, type CallApi } from '#api/call.ts'
import { createHttp } from '#api/http.ts'
import {
  changeNotificationSettings,
  fetchNotificationSettings,
} from '#sync/online/notification-settings.ts'
import { createMemoryServer, type MemoryServer } from '#tests/fakes/memory-server.ts'

const off = { email: false, device: false }
let server: MemoryServer
let callApi: CallApi

const lineTo = (send: typeof fetch, token: string | null): CallApi =>
  createCallApi(
    createHttp({
      origin: 'https://api.example',
      token: () => token,
      language: () => 'en',
      isOffline: () => false,
      onAnswer: () => {},
      onUnauthorized: () => {},
      fetch: send,
    }),
  )

beforeEach(async () => {
  server = await createMemoryServer()
  const { output } = await server.call('register_user', {
    email: 'ada@example.org',
    password: 'Correct-horse-9',
    username: 'ada',
  })
  callApi = lineTo(server.fetch, (output as { token: string }).token)
})
afterEach(() => server.close())

it('reads the choices, and sends only those that were made', async () => {
  expect(await fetchNotificationSettings(callApi)).toEqual({
    watchedChanges: off,
    watchedLaunches: off,
    productNews: off,
  })
  const settings = {
    watchedChanges: off,
    watchedLaunches: { email: false, device: true },
    productNews: off,
  }
  expect(await changeNotificationSettings(callApi, { watchedLaunches: { device: true } })).toEqual({
    kind: 'changed',
    settings,
  })
  expect(await fetchNotificationSettings(callApi)).toEqual(settings)
})

it('what the server says no to is told, not thrown', async () => {
  expect(
    await changeNotificationSettings(lineTo(server.fetch, null), { productNews: { email: true } }),
  ).toMatchObject({ kind: 'failed', failure: { reason: 'said', code: 'AUTH_TOKEN_MISSING' } })
})
