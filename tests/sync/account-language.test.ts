import { beforeEach, expect, it, vi, type MockInstance } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import type { CallApi } from '#api/call.ts'
import type { AccountDb } from '#data/account-db.ts'
import { sendLanguage, sendUnsentLanguage } from '#sync/session/account-language.ts'
import { createDevice } from '#tests/fakes/device-storage.ts'

let db: AccountDb
let logged: MockInstance<typeof console.warn>

beforeEach(() => {
  db = createDevice().open('7')
  logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
})

/** A server that answers each call in turn: with the language, or with a failure. */
const server = (...answers: ('yes' | ApiError)[]) => {
  const languages: unknown[] = []
  const callApi = (async (_f: string, payload: { language_code: string }) => {
    const answer = answers[languages.length] ?? 'yes'
    languages.push(payload.language_code)
    if (answer !== 'yes') throw answer
    return payload
  }) as unknown as CallApi
  return { callApi, languages }
}

const noConnection = new ApiError({ kind: 'network' })
const refusal = new ApiError({ kind: 'refused', data: { success: false }, message: 'no' })

it('D-LANGLIST tells the account at once, and nothing again', async () => {
  const { callApi, languages } = server()
  await sendLanguage({ db, callApi }, 'ja')
  await sendUnsentLanguage({ db, callApi })
  expect(languages).toEqual(['ja'])
  expect(logged.mock.calls).toEqual([])
})

it.each([
  ['no connection', noConnection],
  ['a server in trouble', new ApiError({ kind: 'http', status: 503 })],
  ['a session that has ended', new ApiError({ kind: 'http', status: 401 })],
])(
  'D-LANGLIST after %s the choice is only logged, kept, and told later',
  async (_name, failure) => {
    const { callApi, languages } = server(failure, failure)
    await sendLanguage({ db, callApi }, 'ja')
    await sendUnsentLanguage({ db, callApi })
    await sendUnsentLanguage({ db, callApi })
    await sendUnsentLanguage({ db, callApi })
    expect(languages).toEqual(['ja', 'ja', 'ja'])
    expect(logged).toHaveBeenCalledTimes(2)
  },
)

it('D-LANGLIST a refusal is not repeated', async () => {
  const { callApi, languages } = server(refusal)
  await sendLanguage({ db, callApi }, 'ja')
  await sendUnsentLanguage({ db, callApi })
  expect(languages).toEqual(['ja'])
})

it('D-LANGLIST only the last of several choices is told later', async () => {
  const { callApi, languages } = server(noConnection, noConnection)
  await sendLanguage({ db, callApi }, 'ja')
  await sendLanguage({ db, callApi }, 'tr')
  await sendUnsentLanguage({ db, callApi })
  expect(languages).toEqual(['ja', 'tr', 'tr'])
})

it('an answer that arrives after a newer choice does not forget that choice', async () => {
  const [requested, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const slow = (async () => {
    requested.resolve()
    await answered.promise
  }) as unknown as CallApi
  const first = sendLanguage({ db, callApi: slow }, 'ja')
  await requested.promise
  const { callApi, languages } = server(noConnection)
  await sendLanguage({ db, callApi }, 'tr')
  answered.resolve()
  await first
  await sendUnsentLanguage({ db, callApi })
  expect(languages).toEqual(['tr', 'tr'])
})
