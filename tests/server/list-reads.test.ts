// What a read of one's lists carries: rows of the market, or for who has a catalogue ids and notes alone.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMarket } from '#server/gateways/market/create-market.ts'
import { sampleMarketSource } from '#server/gateways/market/sample/sample-source.ts'
import { createMemoryServer, type MemoryServer } from '#tests/fakes/memory-server.ts'

const clock = { nowMs: () => Date.UTC(2026, 10, 21, 7, 30) }
const minimal = { prefer: 'return=minimal' }
let server: MemoryServer
let plain: MemoryServer

beforeAll(async () => {
  const market = createMarket({ source: sampleMarketSource(clock), clock })
  await market.refresh()
  server = await createMemoryServer({ market, clock })
  plain = await createMemoryServer({ market, clock, extensions: false })
})
afterAll(async () => {
  await server.close()
  await plain.close()
})

const listOf = (made: unknown): string => (made as { id: string }).id

const withLists = async (host: MemoryServer): Promise<string> => {
  const { output } = await host.call('register_user', {
    email: 'ann@example.com',
    password: 'Correct-horse-9',
    username: 'ann',
  })
  const { token } = output as { token: string }
  const coins = (await host.call('create_watchlist', { name: 'Coins' }, { token })).output
  const sales = (await host.call('create_ido_watchlist', { name: 'Sales' }, { token })).output
  await host.call(
    'add_to_watchlist_v2',
    { listId: listOf(coins), coinId: 'bitcoin', description: 'mine' },
    { token },
  )
  await host.call(
    'add_to_watchlist_v2',
    { listId: listOf(coins), coinId: 'nobody-knows' },
    { token },
  )
  await host.call(
    'add_to_ido_watchlist',
    { listId: listOf(sales), projectId: 'tessera-network' },
    { token },
  )
  return token
}

it('R-WLC-030 a device that has the catalogue reads ids and notes alone, anybody else rows', async () => {
  const token = await withLists(server)
  const read = async (f: 'get_user_watchlists' | 'get_user_ido_watchlists', headers = {}) =>
    (await server.call(f, {}, { token, headers })).output
  expect(await read('get_user_watchlists', minimal)).toMatchObject([
    { name: 'Coins', coins: [{ id: 'bitcoin', description: 'mine' }, { id: 'nobody-knows' }] },
  ])
  const [short, whole] = [
    await read('get_user_watchlists', minimal),
    await read('get_user_watchlists'),
  ] as [{ coins: object[] }[], { coins: object[] }[]]
  expect(short[0]?.coins.map((coin) => Object.keys(coin))).toEqual([['id', 'description'], ['id']])
  expect(whole[0]?.coins[0]).toMatchObject({ id: 'bitcoin', description: 'mine', name: 'Bitcoin' })
  expect(await read('get_user_ido_watchlists', minimal)).toMatchObject([
    { projects: [{ id: 'tessera-network' }] },
  ])
  expect(await read('get_user_ido_watchlists')).toMatchObject([
    { projects: [{ id: 'tessera-network', name: 'Tessera Network' }] },
  ])
})

it('a plain host knows no such wish', async () => {
  const token = await withLists(plain)
  const { output } = await plain.call('get_user_watchlists', {}, { token, headers: minimal })
  expect(output).toMatchObject([{ coins: [{ name: 'Bitcoin' }, { id: 'nobody-knows' }] }])
})
