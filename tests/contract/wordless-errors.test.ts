// Error answers without a word of the API's own: a web server's page, an empty body, somebody's JSON. Each is said in the
// sentence of its call and status, never in the page's text and never in nothing.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import authTexts from '#locales/en/auth.json' with { type: 'json' }
import errorTexts from '#locales/en/error.json' with { type: 'json' }
import { createCallApi, type CallApi } from '#api/call.ts'
import { createHttp } from '#api/http.ts'
import { initialiseTexts } from '#i18n/setup.ts'
import { textOf, type Translate } from '#i18n/use-text.ts'
import { failureText } from '#parts/errors/failure-text.ts'
import { onlineFailureText } from '#parts/errors/online-failure-text.ts'
import { saidByHost } from '#client/membership/payment-failure.ts'
import { changePassword } from '#sync/online/change-password.ts'
import { openCheckout } from '#sync/online/membership/payments.ts'
import { onlineFailureOf, type OnlineFailure } from '#sync/online/online-failure.ts'
import { register } from '#sync/online/sign-in/register.ts'
import { signIn } from '#sync/online/sign-in/sign-in.ts'
import { updateProfile } from '#sync/online/update-profile.ts'
import { answer, answerJson, startBadServer, type BadServer } from '#tests/fakes/bad-server.ts'

let server: BadServer
let callApi: CallApi

beforeAll(async () => {
  server = await startBadServer()
  callApi = createCallApi(
    createHttp({
      origin: server.origin,
      token: () => 'tok',
      language: () => 'en',
      isOffline: () => false,
      onAnswer: () => {},
      onUnauthorized: () => {},
    }),
  )
  initialiseTexts('en', { auth: authTexts, error: errorTexts })
})
afterAll(() => server.close())

const page = '<html><head><title>Nope</title></head><body><h1>Nope</h1>nginx</body></html>'
const bodies = {
  'a page': (status: number) => answer(status, page, { 'content-type': 'text/html' }),
  'a page called JSON': (status: number) => answer(status, page),
  nothing: (status: number) => answer(status, '', { 'content-type': 'text/plain' }),
  'a plain text': (status: number) => answer(status, 'Nope', { 'content-type': 'text/plain' }),
  "somebody's JSON": (status: number) => answerJson(status, { detail: 'Nope' }),
  'an envelope without words': (status: number) =>
    answerJson(status, { success: false, output: null, error: false, errormsg: false }),
}
const statuses = [400, 403, 404, 405, 409, 413, 422, 429, 500, 501, 502, 503]

const t: Translate<'auth'> = (key, values) => textOf('auth', key, values)
const form = { email: 'ada@example.org', password: 'Secret-123', username: 'ada' }
const failureIn = (result: object): OnlineFailure | null =>
  'failure' in result ? (result.failure as OnlineFailure) : null

describe.each(Object.entries(bodies))('%s', (_, answering) => {
  it.each([403, 409])('R-AUT-041 R-AUT-042 a registration answered %i', async (status) => {
    server.behave(answering(status))
    expect(await register(callApi, form)).toEqual(
      status === 409 ? { kind: 'emailTaken' } : { kind: 'inviteOnly', message: null },
    )
  })

  it.each(statuses.filter((status) => status !== 403 && status !== 409))(
    'R-AUT-024 a registration answered %i',
    async (status) => {
      server.behave(answering(status))
      const failure = failureIn(await register(callApi, form))
      expect(onlineFailureText(t, failure as OnlineFailure, 'registrationError')).toBe(
        'An error occurred during registration. Please try again.',
      )
    },
  )

  it.each(statuses)('R-AUT-018 R-AUT-023 a login answered %i', async (status) => {
    server.behave(answering(status))
    const failure = failureIn(await signIn(callApi, { ...form, remember: false }))
    expect([
      'Authentication failed. Please check your credentials.',
      ...(status < 500 ? [] : ['Something went wrong. Please try again.']),
    ]).toContain(onlineFailureText(t, failure as OnlineFailure, 'authenticationFailed'))
  })

  it.each(statuses)('R-AUT-025 a change of the account answered %i', async (status) => {
    server.behave(answering(status))
    const results = [
      await changePassword(callApi, { current: 'a', next: 'b' }),
      await updateProfile(callApi, 'ada'),
    ]
    for (const result of results)
      expect([
        'An error occurred. Please try again.',
        ...(status < 500 ? [] : ['Something went wrong. Please try again.']),
      ]).toContain(onlineFailureText(t, failureIn(result) as OnlineFailure, 'errorOccurred'))
  })

  it.each(statuses)(
    'R-MEM-038 a payment answered %i is left to its fixed sentence',
    async (status) => {
      server.behave(answering(status))
      const request = { priceId: 'p', userId: '1', origin: 'https://app.example' }
      const failure = failureIn(await openCheckout(callApi, request))
      expect(failure && saidByHost(failure)).toBeNull()
    },
  )

  it.each(statuses)('R-ERR-036 a screen whose data is answered %i', async (status) => {
    server.behave(answering(status))
    const error: unknown = await callApi('get_coins', {}).catch((thrown: unknown) => thrown)
    expect(failureText(error)).toBe(
      [400, 422].includes(status) ? 'Invalid input' : 'Could not fetch data',
    )
    expect(onlineFailureOf(error)).not.toHaveProperty('message')
  })
})

it('D-LOGINERR words without the rest of an envelope are words', async () => {
  server.behave(answerJson(403, { errormsg: 'Come back tomorrow.' }))
  expect(await register(callApi, form)).toEqual({
    kind: 'inviteOnly',
    message: 'Come back tomorrow.',
  })
})
