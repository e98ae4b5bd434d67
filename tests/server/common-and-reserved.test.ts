// Passwords everybody tries, names that would speak for the product (S12).
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isCommonPassword } from '#server/auth/password/common-passwords.ts'
import { createMemoryServer, type MemoryServer } from '#tests/fakes/memory-server.ts'

let server: MemoryServer
let count = 0
beforeAll(async () => {
  server = await createMemoryServer()
})
afterAll(() => server.close())

const register = (fields: { password?: string; username?: string }) => {
  count += 1
  return server.call('register_user', {
    email: `s12-${count}@example.com`,
    password: 'Correct-horse-9',
    username: `s12-${count}`,
    ...fields,
  })
}

describe('passwords', () => {
  it.each([
    'Password1!',
    'P@ssw0rd',
    'aaaaaaaA1!',
    'Qwerty123!',
    '123Dragon!',
    'Iloveyou2!',
    'CoinSight1!',
    'Welcome1!',
    'Abc123!!',
    'Sunshine#2024',
    'Letmein1!',
  ])('S12 %s is refused at sign-up, and says why', async (password) => {
    expect(await register({ password })).toMatchObject({
      status: 422,
      error: 'AUTH_PASSWORD_COMMON',
      fields: ['password'],
      errormsg: expect.stringMatching(/too common/),
    })
  })

  it.each([
    'Correct-horse-9',
    'Better-horse-10',
    'tR7#kq2!vLm',
    'Grandma’s 3 red kettles',
    'Blaue-Kuh-1977',
    'Ünïcode-Wörter-7',
  ])('S12 %s is taken', (password) => {
    expect(isCommonPassword(password)).toBe(false)
  })

  it('S12 a change of password refuses it too; who has one already still signs in', async () => {
    const { output } = await register({})
    const { token, email } = output as { token: string; email: string }
    expect(
      await server.call(
        'change_password',
        { current_password: 'Correct-horse-9', new_password: 'Password1!' },
        { token },
      ),
    ).toMatchObject({ status: 422, error: 'AUTH_PASSWORD_COMMON', fields: ['new_password'] })
    await server.deps.store.db
      .updateTable('users')
      .set({ password_hash: await server.deps.passwords.hash('Password1!') })
      .where('email', '=', email)
      .execute()
    expect(await server.call('login_user', { email, password: 'Password1!' })).toMatchObject({
      success: true,
    })
  })
})

describe('names', () => {
  it.each([
    'admin',
    'Admin',
    'adm1n',
    'ADMIN_',
    'a-d-m-i-n',
    'admin2024',
    'root',
    'r00t',
    'support',
    'Supp0rt.',
    'CoinSight',
    'c01nsight',
    'coin.sight',
    'CoinSight-Support',
    'the_coinsight_team',
  ])('S12 %s is nobody’s', async (username) => {
    expect(await register({ username })).toMatchObject({
      success: false,
      error: 'AUTH_USERNAME_TAKEN',
    })
  })

  it.each(['rooted', 'supporter', 'administrata', 'coins-and-sights', 'helpful'])(
    'S12 %s is somebody’s',
    async (username) => {
      expect(await register({ username })).toMatchObject({ success: true })
    },
  )

  it('S12 nor can one be taken later; who has one from before keeps it', async () => {
    const { output } = await register({})
    const { token, user } = output as { token: string; user: { id: string } }
    expect(await server.call('update_profile', { username: 'support' }, { token })).toMatchObject({
      success: false,
      error: 'AUTH_USERNAME_TAKEN',
    })
    await server.deps.store.db
      .insertInto('user_names')
      .values({ name_key: 'root', user_id: user.id })
      .execute()
    expect(await server.call('update_profile', { username: 'Root' }, { token })).toMatchObject({
      success: true,
    })
  })
})
