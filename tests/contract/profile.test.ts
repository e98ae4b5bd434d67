// What the web app does with an account, against the real server in memory, and against answers that are odd.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createCallApi, type CallApi } from '#api/call.ts'
import { createHttp } from '#api/http.ts'
import { fallbackUser } from '#domain/account/user.ts'
import { chooseAvatar, removeAvatar } from '#sync/online/avatar.ts'
import { changePassword } from '#sync/online/change-password.ts'
import { fetchCurrentUser } from '#sync/online/sign-in/current-user.ts'
import { deleteAccount } from '#sync/online/delete-account.ts'
import { fetchSessions, revokeOtherSessions, revokeSession } from '#sync/online/device-sessions.ts'
import { exportMyData } from '#sync/online/export-my-data.ts'
import { signIn } from '#sync/online/sign-in/sign-in.ts'
import { updateProfile } from '#sync/online/update-profile.ts'
import { userFromWire } from '#sync/online/user-from-wire.ts'
import { createMemoryServer, type MemoryServer } from '#tests/fakes/memory-server.ts'

const password = 'Correct-horse-9'
const ada = { email: 'ada@example.org', password, username: 'ada' }

type Fetch = typeof fetch

const lineTo = (send: Fetch, token: () => string | null): CallApi =>
  createCallApi(
    createHttp({
      origin: 'https://api.example',
      token,
      language: () => 'tr',
      isOffline: () => false,
      onAnswer: () => {},
      onUnauthorized: () => {},
      fetch: send,
    }),
  )

/** A host that gives this one answer. */
const answering = (body: unknown, status = 200): CallApi =>
  lineTo(
    async () =>
      new Response(typeof body === 'string' ? body : JSON.stringify(body), {
        status,
        headers: { 'content-type': 'application/json' },
      }),
    () => 't',
  )

const broken: CallApi = lineTo(
  async () => {
    throw new TypeError('Failed to fetch')
  },
  () => 't',
)

describe('with the server', () => {
  let server: MemoryServer
  let token: string
  let callApi: CallApi

  beforeEach(async () => {
    server = await createMemoryServer()
    token = ((await server.call('register_user', ada)).output as { token: string }).token
    callApi = lineTo(server.fetch, () => token)
  })
  afterEach(() => server.close())

  it('R-AUT-001 the user comes with everything the screens show', async () => {
    expect(await fetchCurrentUser(callApi)).toMatchObject({
      username: 'ada',
      avatarId: null,
      avatarUrl: null,
      hasPassword: true,
      memberSinceSec: expect.any(Number),
    })
  })

  it('D-USERNAME changes the name, and says when somebody has it', async () => {
    await server.call('register_user', { email: 'eve@example.org', password, username: 'eve' })
    expect(await updateProfile(callApi, 'ada.l')).toMatchObject({
      kind: 'updated',
      user: { username: 'ada.l', email: ada.email },
    })
    expect(await updateProfile(callApi, 'EVE')).toEqual({
      kind: 'nameTaken',
      message: 'Bu kullanıcı adı alınmış. Lütfen başka bir ad seçin.',
    })
    expect(await updateProfile(broken, 'ada')).toMatchObject({
      kind: 'failed',
      failure: { reason: 'noResponse' },
    })
  })

  it('R-PRF-002 R-PRF-003 chooses and removes a picture, with the server’s words', async () => {
    expect(await chooseAvatar(callApi, 'fox')).toEqual({
      kind: 'done',
      message: 'Avatar güncellendi',
    })
    expect((await fetchCurrentUser(callApi)).avatarId).toBe('fox')
    expect(await removeAvatar(callApi)).toEqual({
      kind: 'done',
      message: 'Avatar başarıyla kaldırıldı!',
    })
    expect((await fetchCurrentUser(callApi)).avatarId).toBeNull()
  })

  it('R-AUT-052 R-PRF-010 changes the password, and tells which of the two was refused', async () => {
    expect(
      await changePassword(callApi, { current: 'not this one', next: 'Better-horse-10' }),
    ).toMatchObject({ kind: 'currentWrong', message: 'Mevcut şifre doğru değil.' })
    expect(await changePassword(callApi, { current: password, next: 'weak' })).toMatchObject({
      kind: 'nextRefused',
    })
    expect(await changePassword(callApi, { current: password, next: password })).toMatchObject({
      kind: 'nextRefused',
    })
    expect(await changePassword(callApi, { current: password, next: 'Better-horse-10' })).toEqual({
      kind: 'changed',
      session: null,
    })
    expect(
      await signIn(callApi, { email: ada.email, password: 'Better-horse-10', remember: false }),
    ).toMatchObject({ kind: 'signedIn' })
    expect(
      await changePassword(broken, { current: password, next: 'Better-horse-10' }),
    ).toMatchObject({ kind: 'failed' })
  })

  it('lists the devices, this one first, and logs out one or all others', async () => {
    const other = await signIn(callApi, { email: ada.email, password, remember: true })
    await signIn(callApi, { email: ada.email, password, remember: true })
    const sessions = await fetchSessions(callApi)
    expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false])
    const id = sessions.at(-1)?.id ?? ''
    expect(await revokeSession(callApi, id)).toEqual({ kind: 'ended' })
    expect(await revokeSession(callApi, id)).toEqual({ kind: 'alreadyOver' })
    expect(await revokeOtherSessions(callApi)).toEqual({ kind: 'ended' })
    expect(await fetchSessions(callApi)).toHaveLength(1)
    expect(other.kind).toBe('signedIn')
    expect(await revokeSession(broken, id)).toMatchObject({ kind: 'failed' })
  })

  it('takes everything away in the shape of the contract', async () => {
    await server.call('create_watchlist', { name: 'Core' }, { token })
    expect(await exportMyData(callApi)).toMatchObject({
      kind: 'collected',
      data: { format: 'coinsight-account-data', version: 1, watchlists: [{ name: 'Core' }] },
    })
    expect(await exportMyData(broken)).toMatchObject({ kind: 'failed' })
  })

  it('deletes the account with its password only', async () => {
    expect(await deleteAccount(callApi, 'not this one')).toEqual({
      kind: 'passwordWrong',
      message: 'Mevcut şifre doğru değil.',
    })
    expect(await deleteAccount(callApi, password)).toEqual({ kind: 'deleted' })
    expect(await signIn(callApi, { email: ada.email, password, remember: false })).toMatchObject({
      kind: 'failed',
    })
  })

  it('a deletion whose answer was lost is settled by asking once more', async () => {
    let isFirst = true
    const losing = lineTo(
      async (...request: Parameters<Fetch>) => {
        const answer = await server.fetch(...request)
        if (!isFirst) return answer
        isFirst = false
        throw new TypeError('Failed to fetch')
      },
      () => token,
    )
    expect(await deleteAccount(losing, password)).toEqual({ kind: 'deleted' })
    expect(await deleteAccount(broken, password)).toMatchObject({
      kind: 'failed',
      failure: { reason: 'noResponse' },
    })
  })
})

describe('R-PRF-004..008 what the answer to a picture says', () => {
  it.each([
    [
      { success: true, output: { message: 'a' }, message: 'b' },
      { kind: 'done', message: 'a' },
    ],
    [
      { success: true, output: null },
      { kind: 'done', message: null },
    ],
    // Hosts of the specification may say yes in their own way (R-PRF-004: a truthy success).
    [
      { success: 1, output: true },
      { kind: 'done', message: null },
    ],
    [
      { success: 'true', output: { message: 'a' } },
      { kind: 'done', message: 'a' },
    ],
    [
      { success: true, output: 'gone', message: 'b' },
      { kind: 'done', message: 'b' },
    ],
    [
      { success: false, output: { message: 'a' }, message: 'b', errormsg: 'c' },
      { kind: 'refused', message: 'a' },
    ],
    [
      { success: false, output: null, message: 'b' },
      { kind: 'refused', message: 'b' },
    ],
    [
      { success: false, output: null, errormsg: 'c' },
      { kind: 'refused', message: null, failure: { reason: 'said', message: 'c' } },
    ],
    [{ success: 0 }, { kind: 'refused', message: null }],
    [{ nothing: 'useful' }, { kind: 'thrown', message: null }],
    ['<html>gateway</html>', { kind: 'thrown', message: null, failure: { reason: 'broken' } }],
  ] as const)('%j', async (body, expected) => {
    expect(await removeAvatar(answering(body))).toMatchObject(expected)
    expect(await chooseAvatar(answering(body), 'fox')).toMatchObject(expected)
  })

  it('R-PRF-007 an error status is a thrown error, with the same words where it has some', async () => {
    expect(
      await removeAvatar(answering({ success: false, output: { message: 'a' } }, 500)),
    ).toMatchObject({ kind: 'thrown', message: 'a' })
    expect(await removeAvatar(answering({ success: false, message: 'b' }, 403))).toMatchObject({
      kind: 'thrown',
      message: 'b',
    })
    expect(await removeAvatar(broken)).toMatchObject({
      kind: 'thrown',
      message: null,
      failure: { reason: 'noResponse' },
    })
  })
})

it('R-PRM-011 R-AUT-001 a user of another host: numbers for ids, no tier, neither name of the picture', () => {
  const wire = {
    id: 7,
    username: 'ada',
    email: 'ada@example.org',
    email_verified: 1,
    membershipTier: 'free',
  } as const
  expect(userFromWire(wire)).toEqual({
    ...fallbackUser('ada@example.org'),
    id: '7',
    isEmailVerified: true,
  })
  expect(userFromWire({ ...wire, avatar_id: 12 }).avatarId).toBe('12')
  expect(userFromWire({ ...wire, avatarId: 'fox' }).avatarId).toBe('fox')
})
