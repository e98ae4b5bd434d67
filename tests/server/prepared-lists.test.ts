// Lists are answered from what was prepared for the last read (decisions/210): never older than any
// write, whoever made it.
// SEED repeats a run.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CallName } from '#contract/calls.ts'
import { clientIdHeader } from '#contract/headers.ts'
import { createMarket } from '#server/gateways/market/create-market.ts'
import type { MarketPort } from '#server/gateways/market/market-port.ts'
import { sampleMarketSource } from '#server/gateways/market/sample/sample-source.ts'
import { describeOnBothStores, openStoreAt, type Place } from '#tests/fakes/both-stores.ts'
import { emptyMemoryStore, serveStore, type FakeServer } from '#tests/fakes/memory-server.ts'
import { seededChance, type Chance } from '#tests/fakes/seeded-chance.ts'

const seed = Number(process.env['SEED'] ?? Date.now() % 2 ** 31)
const steps = process.env['TEST_LONG'] === '1' ? 2000 : 120
const device = { [clientIdHeader]: randomUUID() }
const minimal = { prefer: 'return=minimal' }

const kinds = {
  coin: {
    of: 'watchlist',
    add: 'add_to_watchlist_v2',
    take: 'remove_from_watchlist_v2',
    item: 'coinId',
    items: 'coins',
  },
  ido: {
    of: 'ido_watchlist',
    add: 'add_to_ido_watchlist',
    take: 'remove_from_ido_watchlist',
    item: 'projectId',
    items: 'projects',
  },
} as const
type Kind = keyof typeof kinds
type Item = { id: string; description?: string; name?: string; price?: number }
type Expected = { id: string; name: string; description: string; items: Item[] }

const ids = {
  coin: ['bitcoin', 'ethereum', 'solana', 'nobody-knows', 'a"quote'],
  ido: ['tessera-network', 'quarrystone', 'nobody-knows'],
}
const notes = ['', 'mine', 'with "quotes" and }]']

/** What a read must say, kept by whoever makes the writes. */
class Model {
  readonly lists: Record<Kind, Expected[]> = { coin: [], ido: [] }
  #seq = 0
  readonly #say: (f: CallName, payload: object) => Promise<unknown>
  constructor(say: (f: CallName, payload: object) => Promise<unknown>) {
    this.#say = say
  }

  async #sayTogether(change: { f: CallName; payload: object; lane: string }): Promise<void> {
    this.#seq += 1
    const changes = [{ ...change, key: randomUUID(), seq: this.#seq }]
    const answers = await this.#say('change_watchlist_items', { changes })
    const [answer] = answers as { status: number }[]
    if (answer?.status !== 200) throw new Error(`refused: ${JSON.stringify(answers)}`)
  }

  async step(chance: Chance, kind: Kind): Promise<void> {
    const { of, add, take, item } = kinds[kind]
    const lists = this.lists[kind]
    const list = lists.length === 0 || chance.happens(0.08) ? null : chance.oneOf(lists)
    if (list === null) {
      const fields = { name: `List ${chance.below(1000)}`, description: '', icon_id: 1 }
      const made = (await this.#say(`create_${of}`, fields)) as { id: string }
      lists.push({ id: made.id, name: fields.name, description: '', items: [] })
    } else if (lists.length > 1 && chance.happens(0.08)) {
      await this.#say(`delete_${of}`, { id: list.id })
      lists.splice(lists.indexOf(list), 1)
    } else if (chance.happens(0.2)) {
      const fields = { name: `Name ${chance.below(1000)}`, description: 'why', icon_id: 2 }
      await this.#say(`edit_${of}`, { id: list.id, ...fields })
      Object.assign(list, { name: fields.name, description: fields.description })
    } else {
      const id = chance.oneOf(ids[kind])
      const held = list.items.findIndex((one) => one.id === id)
      if (held !== -1) {
        await this.#say(take, { listId: list.id, [item]: id })
        list.items.splice(held, 1)
      } else {
        const note = chance.oneOf(notes)
        const description = note === '' ? undefined : note
        const payload = { listId: list.id, [item]: id, description }
        if (chance.happens(0.5)) await this.#say(add, payload)
        else await this.#sayTogether({ f: add, payload, lane: list.id })
        list.items.push({ id, ...(description !== undefined && { description }) })
      }
    }
  }
}

const plainly = (output: unknown, kind: Kind): Expected[] =>
  (output as (Expected & Record<'coins' | 'projects', Item[]>)[]).map((list) => ({
    id: list.id,
    name: list.name,
    description: list.description,
    items: list[kinds[kind].items].map(({ id, description }) => ({
      id,
      ...(description !== undefined && { description }),
    })),
  }))

const signUp = async (server: FakeServer, name: string): Promise<string> => {
  const { output } = await server.call('register_user', {
    email: `${name}@example.com`,
    password: 'Correct-horse-9',
    username: name,
  })
  return (output as { token: string }).token
}

const openMarket = async (): Promise<{ market: MarketPort; turn: () => Promise<unknown> }> => {
  let nowMs = Date.UTC(2026, 10, 21, 7, 30)
  const clock = { nowMs: () => nowMs }
  const market = createMarket({ source: sampleMarketSource(clock), clock })
  await market.refresh()
  const turn = () => {
    nowMs += 600_000
    return market.refresh()
  }
  return { market, turn }
}

describeOnBothStores('prepared lists', (makePlace) => {
  let place: Place
  let servers: FakeServer[]
  let turn: () => Promise<unknown>
  let market: MarketPort

  beforeAll(async () => {
    console.log(`prepared lists: SEED=${seed}`)
    place = await makePlace()
    ;({ market, turn } = await openMarket())
    // Two servers share a PostgreSQL; a SQLite is one process's own.
    const stores = [await openStoreAt(place)]
    if ('DATABASE_URL' in place.environment) stores.push(await openStoreAt(place))
    servers = await Promise.all(
      stores.map((store) => serveStore(store, { environment: place.environment, market })),
    )
  })
  afterAll(async () => {
    for (const server of servers) await server.close()
    await place.remove()
  })

  it('R-WLC-030 every read, whole or ids alone, says what was written last, by whichever server', async () => {
    const chance = seededChance(seed)
    const token = await signUp(servers[0] as FakeServer, `random${seed}`)
    const model = new Model(async (f, payload) => {
      const { success, output } = await chance
        .oneOf(servers)
        .call(f, payload, { token, headers: device })
      expect(success, `${f} SEED=${seed}`).toBe(true)
      return output
    })
    for (let step = 0; step < steps; step += 1) {
      const kind = chance.oneOf(['coin', 'ido'] as const)
      if (chance.happens(0.7)) await model.step(chance, kind)
      if (chance.happens(0.1)) await turn()
      const f = `get_user_${kinds[kind].of}s` as const
      const headers = chance.happens(0.5) ? minimal : {}
      const answer = await chance.oneOf(servers).call(f, {}, { token, headers })
      expect(plainly(answer.output, kind), `step ${step}, SEED=${seed}`).toEqual(model.lists[kind])
      const [first] = (answer.output as { coins?: Item[] }[]).flatMap(({ coins = [] }) => coins)
      const known = headers === minimal ? null : market.view()?.row(first?.id ?? '')
      expect(first ?? {}, `step ${step}, SEED=${seed}`).toMatchObject(known ?? {})
    }
  })

  it('of one account nothing is told to another, and equal names change nothing', async () => {
    const [server] = servers as [FakeServer]
    const tokens = [await signUp(server, 'anna'), await signUp(server, 'berta')]
    for (const token of tokens) {
      const read = () => server.call('get_user_watchlists', {}, { token })
      expect((await read()).output).toEqual([])
      await server.call('create_watchlist', { name: 'Same' }, { token })
      expect((await read()).output).toMatchObject([{ name: 'Same', coins: [] }])
      expect((await read()).output).toHaveLength(1)
    }
  })
})

it('after a backup was restored nothing of what came after it is answered', async () => {
  const store = await emptyMemoryStore()
  const server = await serveStore(store)
  const token = await signUp(server, 'restored')
  const { output } = await server.call('create_watchlist', { name: 'One' }, { token })
  const listId = (output as { id: string }).id
  const backup = store.snapshot()
  const read = async () =>
    ((await server.call('get_user_watchlists', {}, { token })).output as { coins: Item[] }[])[0]
  const add = (coinId: string) => server.call('add_to_watchlist_v2', { listId, coinId }, { token })
  await add('bitcoin')
  expect((await read())?.coins).toEqual([{ id: 'bitcoin' }])
  store.restore(backup)
  await add('ethereum')
  expect((await read())?.coins).toEqual([{ id: 'ethereum' }])
  await server.close()
})
