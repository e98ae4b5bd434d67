import { describe, expect, it } from 'vitest'
import { createMemoryServer } from '#tests/fakes/memory-server.ts'

const account = { email: 'ada@example.com', password: 'Correct-horse-9', username: 'ada' }

describe('the server in memory', () => {
  it('answers fetch like the real one and goes back to a snapshot', async () => {
    const server = await createMemoryServer({ seedRandom: 1 })
    const empty = server.snapshot()
    const { output } = await server.call('register_user', account)
    const { token } = output as { token: string }
    const response = await server.fetch('https://api.example/client.php', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ f: 'create_watchlist', name: 'First', icon_id: 3, description: '' }),
    })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({
      success: true,
      output: { name: 'First', icon_id: 3, isDefault: true, version: 1, coins: [] },
    })
    server.restore(empty)
    expect(await server.call('get_user_watchlists', {}, { token })).toMatchObject({
      status: 401,
      error: 'AUTH_TOKEN_INVALID',
    })
    expect((await server.call('register_user', account)).success).toBe(true)
    await server.close()
  })
})
