// What a person does with the account itself: each answer of the server comes to one result, and
// nothing rejects.
import { describe, expect, it } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { chooseAvatar, removeAvatar } from './avatar.ts'
import { changePassword } from './change-password.ts'
import { fetchCurrentUser } from './sign-in/current-user.ts'
import { deleteAccount } from './delete-account.ts'
import { requestEmailVerification } from './sign-in/email-verification.ts'
import { exportMyData } from './export-my-data.ts'
import { updateProfile } from './update-profile.ts'
import { userFromWire } from './user-from-wire.ts'
import {
  answering,
  lost,
  malformed,
  refused,
  timedOut,
  unsent,
} from '#tests/fakes/answering-api.ts'

const wire = {
  id: 7,
  username: 'ada',
  email: 'ada@example.org',
  email_verified: 1,
  membershipTier: 'pro' as const,
}

describe('the picture', () => {
  it('R-PRF-002 R-PRF-003 is chosen by its id, or taken away', async () => {
    const { callApi, requests } = answering({ message: 'Saved' }, {})
    expect(await chooseAvatar(callApi, 'fox')).toEqual({ kind: 'done', message: 'Saved' })
    expect(await removeAvatar(callApi)).toEqual({ kind: 'done', message: null })
    expect(requests).toEqual([
      ['update_user_avatar', { avatar_id: 'fox' }],
      ['remove_user_avatar', {}],
    ])
  })

  it.each([
    [
      'R-PRF-004 any truthy success counts',
      malformed({ success: 1, message: 'Kept' }),
      { kind: 'done', message: 'Kept' },
    ],
    [
      'the message of the output goes first',
      malformed({ success: true, output: { message: 'Inner' }, message: 'Outer' }),
      { kind: 'done', message: 'Inner' },
    ],
    [
      'an empty message is none',
      malformed({ success: true, output: { message: '' }, message: 3 }),
      { kind: 'done', message: null },
    ],
    [
      'success: false in any shape is a refusal',
      malformed({ success: false, message: 'No' }),
      { kind: 'refused', message: 'No' },
    ],
    ['so is a refusal in the spec’s form', refused('NO', 'No'), { kind: 'refused', message: null }],
    [
      'an answer without success is no answer',
      malformed({ message: 'Odd' }),
      { kind: 'thrown', message: 'Odd' },
    ],
    [
      'nor is an error status, whatever it says',
      new ApiError({ kind: 'http', status: 500, data: { success: true, message: 'Down' } }),
      { kind: 'thrown', message: 'Down' },
    ],
    ['nor a lost connection', lost, { kind: 'thrown', message: null }],
    ['nor a defect', new TypeError('boom'), { kind: 'thrown', message: null }],
  ])('%s', async (_, error, result) => {
    expect(await chooseAvatar(answering(error).callApi, 'fox')).toMatchObject(result)
  })
})

describe('R-AUT-052 the password', () => {
  it('is changed by both, the present one and the new one', async () => {
    const { callApi, requests } = answering(null)
    expect(
      await changePassword(callApi, { current: 'old', next: 'new', takesRenewal: false }),
    ).toEqual({ kind: 'changed', session: null })
    expect(requests).toMatchObject([
      ['change_password', { current_password: 'old', new_password: 'new' }],
    ])
  })

  it('S10 is answered with a new session where the host gives one, which the next call goes out with', async () => {
    const { callApi } = answering({
      message: 'Changed',
      token: 'new.token',
      user: wire,
      email: wire.email,
    })
    expect(
      await changePassword(callApi, { current: 'old', next: 'new', takesRenewal: true }),
    ).toEqual({
      kind: 'changed',
      session: { token: 'new.token', email: wire.email, user: userFromWire(wire) },
    })
  })

  it.each([
    [refused('AUTH_PASSWORD_WRONG', 'Not yours'), { kind: 'currentWrong', message: 'Not yours' }],
    [refused('AUTH_PASSWORD_WEAK'), { kind: 'nextRefused', message: null }],
    [refused('AUTH_PASSWORD_SAME', 'The same'), { kind: 'nextRefused', message: 'The same' }],
    [
      refused('OTHER', 'Else'),
      { kind: 'failed', failure: { reason: 'said', message: 'Else', code: 'OTHER', status: 200 } },
    ],
    [timedOut, { kind: 'failed', failure: { reason: 'timedOut' } }],
  ])('%s: %j', async (error, result) => {
    expect(
      await changePassword(answering(error).callApi, {
        current: 'old',
        next: 'new',
        takesRenewal: true,
      }),
    ).toEqual(result)
  })
})

describe('D-USERNAME the name', () => {
  it('is the server’s to give', async () => {
    const { callApi, requests } = answering({ user: wire })
    expect(await updateProfile(callApi, 'ada')).toEqual({
      kind: 'updated',
      user: userFromWire(wire),
    })
    expect(requests).toEqual([['update_profile', { username: 'ada' }]])
  })

  it.each([
    [refused('AUTH_USERNAME_TAKEN', 'Taken'), { kind: 'nameTaken', message: 'Taken' }],
    [refused('AUTH_USERNAME_TAKEN'), { kind: 'nameTaken', message: null }],
    [
      refused('OTHER'),
      { kind: 'failed', failure: { reason: 'refused', status: 200, code: 'OTHER' } },
    ],
    [lost, { kind: 'failed', failure: { reason: 'noResponse' } }],
  ])('%s: %j', async (error, result) => {
    expect(await updateProfile(answering(error).callApi, 'ada')).toEqual(result)
  })
})

const attemptDeletion = async (...answers: unknown[]) => {
  const { callApi, requests } = answering(...answers)
  return { result: await deleteAccount(callApi, 'secret'), requests }
}

describe('the deletion of an account', () => {
  it('asks with the password, once', async () => {
    expect(await attemptDeletion(null)).toEqual({
      result: { kind: 'deleted' },
      requests: [['delete_account', { password: 'secret' }]],
    })
  })

  it.each([lost, timedOut])(
    'a lost answer (%s) is settled by asking again: a session that is over is that of an account that is gone',
    async (error) => {
      expect((await attemptDeletion(error, refused('SESSION', '', 401))).result).toEqual({
        kind: 'deleted',
      })
      expect((await attemptDeletion(error, null)).result).toEqual({ kind: 'deleted' })
      expect((await attemptDeletion(error, lost)).result).toEqual({
        kind: 'failed',
        failure: { reason: 'noResponse' },
      })
      expect((await attemptDeletion(error, refused('AUTH_PASSWORD_WRONG'))).result).toEqual({
        kind: 'passwordWrong',
        message: null,
      })
      expect((await attemptDeletion(error, new TypeError('boom'))).result).toEqual({
        kind: 'failed',
        failure: { reason: 'network', message: 'boom' },
      })
    },
  )

  it.each([
    [refused('AUTH_PASSWORD_WRONG', 'Not yours'), { kind: 'passwordWrong', message: 'Not yours' }],
    [
      refused('SESSION', '', 401),
      { kind: 'failed', failure: { reason: 'refused', status: 401, code: 'SESSION' } },
    ],
    [unsent, { kind: 'failed', failure: { reason: 'noResponse' } }],
    [
      new ApiError({ kind: 'http', status: 500, data: {} }),
      { kind: 'failed', failure: { reason: 'refused', status: 500, code: null } },
    ],
    [new TypeError('boom'), { kind: 'failed', failure: { reason: 'network', message: 'boom' } }],
  ])('any other end is asked about once: %s', async (error, result) => {
    const { result: came, requests } = await attemptDeletion(error)
    expect([came, requests.length]).toEqual([result, 1])
  })
})

it('R-AUT-064 who is signed in is asked of the server', async () => {
  const { signal } = new AbortController()
  const { callApi, requests } = answering({ user: wire }, { user: wire })
  expect(await fetchCurrentUser(callApi, signal)).toEqual(userFromWire(wire))
  await fetchCurrentUser(callApi)
  expect(requests).toEqual([
    ['retrieve_current_user', {}, { signal }],
    ['retrieve_current_user', {}, {}],
  ])
})

it('an export is what the server holds, or why it did not come', async () => {
  const data = { user: 'all of it' }
  expect(await exportMyData(answering(data).callApi)).toEqual({ kind: 'collected', data })
  expect(await exportMyData(answering(lost).callApi)).toEqual({
    kind: 'failed',
    failure: { reason: 'noResponse' },
  })
})

it('D-VERIFY another link is asked for by the address, with a captcha where one was solved', async () => {
  const { callApi, requests } = answering(null, null, refused('AUTH_CAPTCHA_REQUIRED', 'Prove it'))
  expect(await requestEmailVerification(callApi, { email: 'a@b.c' })).toEqual({ kind: 'requested' })
  await requestEmailVerification(callApi, { email: 'a@b.c', captchaToken: 'c' })
  expect(requests).toEqual([
    ['request_email_verification', { email: 'a@b.c' }],
    ['request_email_verification', { email: 'a@b.c', captcha_token: 'c' }],
  ])
  expect(await requestEmailVerification(callApi, { email: 'a@b.c' })).toMatchObject({
    kind: 'failed',
    failure: { message: 'Prove it' },
    needsCaptcha: true,
  })
})

it('a user who signs in elsewhere has no password; what a host leaves out is null', () => {
  expect(
    userFromWire({
      ...wire,
      login_method: 'social',
      avatarUrl: 'https://x.example/a.png',
      created_at: 5,
      avatar_id: 3,
    }),
  ).toMatchObject({
    hasPassword: false,
    avatarUrl: 'https://x.example/a.png',
    memberSinceSec: 5,
    avatarId: '3',
  })
  expect(userFromWire({ ...wire, avatarUrl: '', avatar_id: '' })).toMatchObject({
    hasPassword: true,
    avatarUrl: null,
    memberSinceSec: null,
    avatarId: null,
  })
  expect(userFromWire({ ...wire, avatar_id: null }).avatarId).toBeNull()
  expect(userFromWire(wire).avatarId).toBeNull()
})
