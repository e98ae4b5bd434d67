// What an account chooses to be told about; on both engines.
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { NotificationSettingsWire } from '#contract/account/notification-settings-wire.ts'
import type { SessionOutput } from '#contract/account/user-wire.ts'
import { describeOnBothStores, openStoreAt, type Place } from '#tests/fakes/both-stores.ts'
import { serveStore, type FakeServer } from '#tests/fakes/memory-server.ts'

const off = { email: false, device: false }
const nothingChosen: NotificationSettingsWire = {
  watched_changes: off,
  watched_launches: off,
  product_news: off,
  security: { email: true },
}

describeOnBothStores('notification settings', (makePlace) => {
  let place: Place
  let store: Awaited<ReturnType<typeof openStoreAt>>
  let server: FakeServer
  let count = 0

  beforeAll(async () => {
    place = await makePlace()
    store = await openStoreAt(place)
    server = await serveStore(store, { environment: place.environment })
  })
  afterAll(async () => {
    await server.close()
    await place.remove()
  })

  const register = async (): Promise<string> => {
    count += 1
    const { output } = await server.call('register_user', {
      email: `notices${count}@example.com`,
      username: `notices${count}`,
      password: 'Correct-horse-9',
    })
    return String((output as SessionOutput).token)
  }
  const settingsOf = async (token: string): Promise<unknown> =>
    (
      (await server.call('get_notification_settings', {}, { token })).output as {
        settings: unknown
      }
    ).settings
  const choose = (settings: object, token: string) =>
    server.call('update_notification_settings', { settings }, { token })

  it('whoever never chose is told of the security of the account, and of nothing else', async () => {
    expect(await settingsOf(await register())).toEqual(nothingChosen)
  })

  it('a choice changes what it names, is answered with all of them, and is nobody else’s', async () => {
    const [token, other] = [await register(), await register()]
    expect(await choose({ watched_changes: { email: true } }, token)).toMatchObject({
      status: 200,
      success: true,
      output: {
        settings: { ...nothingChosen, watched_changes: { email: true, device: false } },
      },
    })
    await choose({ watched_changes: { device: true }, product_news: { email: true } }, token)
    await choose({ product_news: { email: false } }, token)
    await choose({}, token)
    expect(await settingsOf(token)).toEqual({
      ...nothingChosen,
      watched_changes: { email: true, device: true },
    })
    expect(await settingsOf(other)).toEqual(nothingChosen)
  })

  it('two devices that choose different things at once both count', async () => {
    const token = await register()
    await Promise.all([
      choose({ watched_launches: { email: true } }, token),
      choose({ product_news: { device: true } }, token),
    ])
    expect(await settingsOf(token)).toEqual({
      ...nothingChosen,
      watched_launches: { email: true, device: false },
      product_news: { email: false, device: true },
    })
  })

  it.each([
    ['the security of the account', { security: { email: false } }],
    ['a kind nobody knows', { gossip: { email: true } }],
    ['a way nobody knows', { product_news: { pigeon: true } }],
    ['what is neither yes nor no', { product_news: { email: 1 } }],
  ])('%s is no choice, and nothing changes', async (_, settings) => {
    const token = await register()
    await choose({ product_news: { email: true } }, token)
    expect(await choose({ watched_changes: { email: true }, ...settings }, token)).toMatchObject({
      status: 422,
      success: false,
      error: 'REQUEST_INVALID',
    })
    expect(await settingsOf(token)).toEqual({
      ...nothingChosen,
      product_news: { email: true, device: false },
    })
  })

  it('is asked of nobody who is not signed in', async () => {
    for (const f of ['get_notification_settings', 'update_notification_settings'] as const)
      expect(await server.call(f, { settings: {} })).toMatchObject({
        status: 401,
        error: 'AUTH_TOKEN_MISSING',
      })
  })
})
