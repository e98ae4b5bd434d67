import { describe, expect, it } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import type { CallApi } from '#api/call.ts'
import { verifyEmail } from './sign-in/email-verification.ts'
import { onlineFailureOf } from './online-failure.ts'
import { register } from './sign-in/register.ts'
import { signIn } from './sign-in/sign-in.ts'
import { signOut } from './sign-in/sign-out.ts'
import { userFromWire } from './user-from-wire.ts'

const wire = {
  id: 7,
  username: 'ada',
  email: 'ada@example.org',
  email_verified: 1,
  membershipTier: 'pro' as const,
}

/** An API that answers every call with `output`, and keeps what it was asked. */
const answering = (output: unknown) => {
  const requests: { f: string; payload: unknown }[] = []
  const callApi = ((f: string, payload: unknown) => {
    requests.push({ f, payload })
    return Promise.resolve(output)
  }) as unknown as CallApi
  return { callApi, requests }
}
const failing =
  (error: unknown): CallApi =>
  async () => {
    throw error
  }
const refused = (body: object, status = 200): ApiError =>
  new ApiError({
    kind: status === 200 ? 'refused' : 'http',
    status,
    data: body,
    code: (body as { error?: string }).error,
    message: (body as { errormsg?: string }).errormsg,
  })

const credentials = { email: 'ada@example.org', password: 'secret', remember: false }

describe('signIn', () => {
  it('D-REMEMBER sends the pair alone, and remember or a captcha only when set', async () => {
    const { callApi, requests } = answering({ token: 't', user: wire })
    await signIn(callApi, credentials)
    await signIn(callApi, { ...credentials, remember: true, captchaToken: 'c' })
    expect(requests.map(({ payload }) => payload)).toEqual([
      { email: 'ada@example.org', password: 'secret' },
      { email: 'ada@example.org', password: 'secret', remember: true, captcha_token: 'c' },
    ])
  })

  it('R-AUT-009 gives the session with its user, R-AUT-047 or with its e-mail alone', async () => {
    expect(await signIn(answering({ token: 't', user: wire }).callApi, credentials)).toEqual({
      kind: 'signedIn',
      session: { token: 't', email: 'ada@example.org', user: userFromWire(wire) },
    })
    expect(
      await signIn(answering({ token: 't', email: 'g@example.org' }).callApi, credentials),
    ).toEqual({
      kind: 'signedIn',
      session: { token: 't', email: 'g@example.org', user: null },
    })
  })

  it('R-AUT-020 knows a success without a token', async () => {
    expect(await signIn(answering({ user: wire }).callApi, credentials)).toEqual({
      kind: 'noToken',
    })
  })

  it.each([
    { success: false, data: { email_not_verified: true } },
    { success: false, email_not_verified: 1 },
    { success: false, output: { email_not_verified: true } },
    { success: false, error: 'AUTH_EMAIL_NOT_VERIFIED' },
  ])('R-AUT-015 D-DATAKEY sees the unverified e-mail in %j', async (body) => {
    expect(await signIn(failing(refused(body)), credentials)).toEqual({
      kind: 'emailNotVerified',
      email: 'ada@example.org',
    })
  })

  it('asks for a captcha only when the server did', async () => {
    expect(
      await signIn(
        failing(refused({ error: 'AUTH_CAPTCHA_REQUIRED', errormsg: 'x' })),
        credentials,
      ),
    ).toMatchObject({ needsCaptcha: true })
    expect(
      await signIn(failing(refused({ error: 'AUTH_CREDENTIALS', errormsg: 'x' })), credentials),
    ).toMatchObject({ needsCaptcha: false })
  })
})

describe('onlineFailureOf', () => {
  it.each([
    [
      refused({ errormsg: 'Nope', error: 'AUTH_CREDENTIALS' }),
      { reason: 'said', message: 'Nope', code: 'AUTH_CREDENTIALS', status: 200 },
    ],
    [refused({ errormsg: '' }), { reason: 'refused', status: 200, code: null }],
    [refused({}, 403), { reason: 'refused', status: 403, code: null }],
    [new ApiError({ kind: 'network', message: 'Failed to fetch' }), { reason: 'noResponse' }],
    [new ApiError({ kind: 'network', hasLeft: false }), { reason: 'noResponse' }],
    [
      new ApiError({ kind: 'setup', message: 'bad url' }),
      { reason: 'network', message: 'bad url' },
    ],
    [new ApiError({ kind: 'timeout' }), { reason: 'timedOut' }],
    [new ApiError({ kind: 'http', status: 504, data: '<html>' }), { reason: 'timedOut' }],
    [new ApiError({ kind: 'http', status: 502, data: '<html>' }), { reason: 'broken' }],
    [new ApiError({ kind: 'format', status: 200, data: '<html>' }), { reason: 'broken' }],
    [new TypeError('boom'), { reason: 'network', message: 'boom' }],
    ['odd', { reason: 'network', message: 'odd' }],
  ])('D-LOGINERR sorts %s', (error, failure) => {
    expect(onlineFailureOf(error)).toEqual(failure)
  })
})

describe('register', () => {
  const form = { email: 'ada@example.org', password: 'Secret-123', username: 'ada' }

  it('R-AUT-037 R-AUT-029 sends the form with terms accepted', async () => {
    const { callApi, requests } = answering({ token: 't', user: wire })
    expect((await register(callApi, { ...form, captchaToken: 'c' })).kind).toBe('registered')
    expect(requests).toEqual([
      { f: 'register_user', payload: { ...form, terms_accepted: true, captcha_token: 'c' } },
    ])
  })

  it.each([
    [refused({ errormsg: 'taken' }, 409), { kind: 'emailTaken' }],
    [refused({}, 403), { kind: 'inviteOnly', message: null }],
    [refused({ errormsg: 'Friends only' }, 403), { kind: 'inviteOnly', message: 'Friends only' }],
    [
      refused({ errormsg: 'Name taken', error: 'AUTH_USERNAME_TAKEN' }),
      { kind: 'usernameRefused', message: 'Name taken' },
    ],
    [
      refused({ errormsg: 'Weak' }, 422),
      {
        kind: 'failed',
        failure: { reason: 'said', message: 'Weak', code: null, status: 422 },
        needsCaptcha: false,
      },
    ],
  ])('R-AUT-041 R-AUT-042 sorts %s', async (error, result) => {
    expect(await register(failing(error), form)).toEqual(result)
  })

  it('R-AUT-044 D-REGNOTOKEN knows an account without a session', async () => {
    expect(await register(answering({ user: wire }).callApi, form)).toEqual({
      kind: 'noToken',
      email: 'ada@example.org',
    })
  })
})

describe('verifyEmail', () => {
  it('D-VERIFY calls a link invalid only where the server definitely says so', async () => {
    expect(await verifyEmail(answering(null).callApi, 'x')).toEqual({ kind: 'verified' })
    expect((await verifyEmail(failing(refused({ error: 'AUTH_LINK_USED' })), 'x')).kind).toBe(
      'alreadyVerified',
    )
    expect((await verifyEmail(failing(refused({ error: 'AUTH_LINK_INVALID' })), 'x')).kind).toBe(
      'invalidLink',
    )
    expect((await verifyEmail(failing(refused({}, 422)), 'x')).kind).toBe('invalidLink')
    expect((await verifyEmail(failing(refused({}, 400)), 'x')).kind).toBe('invalidLink')
    expect((await verifyEmail(failing(refused({}, 408)), 'x')).kind).toBe('failed')
    expect((await verifyEmail(failing(refused({}, 429)), 'x')).kind).toBe('failed')
    expect((await verifyEmail(failing(refused({}, 500)), 'x')).kind).toBe('failed')
    expect((await verifyEmail(failing(new ApiError({ kind: 'network' })), 'x')).kind).toBe('failed')
  })
})

it('R-AUT-053 signOut tells whether the server ended the session, and never rejects', async () => {
  const { callApi, requests } = answering(null)
  expect(await signOut(callApi)).toBe(true)
  expect(requests).toEqual([{ f: 'logout_user', payload: {} }])
  expect(await signOut(failing(new ApiError({ kind: 'network' })))).toBe(false)
})

it('D-TIMEOUT R-API-021 signOut waits as long as its answer takes', async () => {
  const options: unknown[] = []
  await signOut((async (...[, , given]: unknown[]) => void options.push(given)) as never)
  expect(options).toEqual([undefined])
})

it('D-EMAILVERIFIED reads flags as 0/1 or booleans, and the avatar under either name', () => {
  expect(userFromWire({ ...wire, email_verified: 0, isAdmin: 1, avatarId: 'a' })).toMatchObject({
    id: '7',
    isEmailVerified: false,
    isAdmin: true,
    avatarId: 'a',
    tier: 'pro',
  })
  expect(
    userFromWire({ ...wire, email_verified: true, isAdmin: null, avatar_id: 'b' }),
  ).toMatchObject({
    isEmailVerified: true,
    isAdmin: false,
    avatarId: 'b',
  })
})
