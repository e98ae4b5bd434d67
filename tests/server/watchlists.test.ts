// Coin and IDO lists behave alike on both engines, under concurrency too.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  watchlistLimits,
  type CoinWatchlistWire,
  type SaleWatchlistWire,
} from '#contract/watchlists/watchlist-wire.ts'
import { describeOnBothStores, openStoreAt, type Place } from '#tests/fakes/both-stores.ts'
import { serveStore, type FakeServer, type ServerAnswer } from '#tests/fakes/memory-server.ts'

type List = CoinWatchlistWire & SaleWatchlistWire

const kinds = {
  coin: {
    read: 'get_user_watchlists',
    create: 'create_watchlist',
    edit: 'edit_watchlist',
    remove: 'delete_watchlist',
    add: 'add_to_watchlist_v2',
    take: 'remove_from_watchlist_v2',
    item: 'coinId',
    items: 'coins',
    noun: 'Watchlist',
    only: 'Cannot delete the only watchlist',
  },
  ido: {
    read: 'get_user_ido_watchlists',
    create: 'create_ido_watchlist',
    edit: 'edit_ido_watchlist',
    remove: 'delete_ido_watchlist',
    add: 'add_to_ido_watchlist',
    take: 'remove_from_ido_watchlist',
    item: 'projectId',
    items: 'projects',
    noun: 'IDO Watchlist',
    only: 'Cannot delete the only IDO watchlist',
  },
} as const

const listOf = (answer: ServerAnswer): List => {
  expect(answer).toMatchObject({ success: true, error: null, status: 200 })
  return answer.output as List
}

describeOnBothStores('watchlists', (makePlace) => {
  let place: Place
  let server: FakeServer
  let count = 0

  beforeAll(async () => {
    place = await makePlace()
    server = await serveStore(await openStoreAt(place), { environment: place.environment })
  })
  afterAll(async () => {
    await server.close()
    await place.remove()
  })

  const signUp = async (): Promise<string> => {
    count += 1
    const { output } = await server.call('register_user', {
      email: `u${count}@example.com`,
      password: 'Correct-horse-9',
      username: `user${count}`,
    })
    return (output as { token: string }).token
  }

  describe.each(Object.keys(kinds) as (keyof typeof kinds)[])('%s lists', (kind) => {
    const k = kinds[kind]
    const start = async () => {
      const token = await signUp()
      const as = (headers: Record<string, string> = {}) => ({ token, headers })
      return {
        token,
        read: async () => (await server.call(k.read, {}, as())).output as List[],
        create: (name: string, headers?: Record<string, string>) =>
          server.call(k.create, { name, icon_id: 2, description: 'why' }, as(headers)),
        edit: (id: string | number, name: string, headers?: Record<string, string>) =>
          server.call(k.edit, { id, name, description: 'new', icon_id: 5 }, as(headers)),
        remove: (id: string | number, headers?: Record<string, string>) =>
          server.call(k.remove, { id }, as(headers)),
        add: (listId: string | number, item: string, headers?: Record<string, string>) =>
          server.call(k.add, { listId, [k.item]: item } as never, as(headers)),
        take: (listId: string | number, item: string, headers?: Record<string, string>) =>
          server.call(k.take, { listId, [k.item]: item } as never, as(headers)),
      }
    }
    const itemsOf = (list: List): string[] => list[k.items].map(({ id }) => id)

    it('R-WLC-001 makes a list with the fields of the spec; the first is the default', async () => {
      const me = await start()
      const first = listOf(await me.create('  Long term  '))
      expect(first).toMatchObject({
        name: 'Long term',
        icon_id: 2,
        description: 'why',
        isDefault: true,
        version: 1,
        client_id: null,
        [k.items]: [],
      })
      expect(first.created_at).toBeGreaterThan(1_700_000_000)
      expect(listOf(await me.create('Second')).isDefault).toBe(false)
      expect((await me.read()).map(({ name }) => name)).toEqual(['Long term', 'Second'])
    })

    it('R-WLC-014 R-WLI-007 refuses an empty name, trimmed, in the caller’s language, and stores nothing', async () => {
      const me = await start()
      expect(await me.create('   ')).toMatchObject({
        status: 200,
        success: false,
        output: null,
        errormsg: `${k.noun} name cannot be empty`,
      })
      const inTurkish = await me.create('', { 'accept-language': 'tr-TR,tr;q=0.9,en;q=0.5' })
      expect(inTurkish.errormsg).toMatch(/adı boş olamaz$/)
      expect(await me.read()).toEqual([])
      const { id } = listOf(await me.create('Kept'))
      expect((await me.edit(id, ' ')).errormsg).toBe(`${k.noun} name cannot be empty`)
      expect((await me.read())[0]).toMatchObject({ name: 'Kept', version: 1 })
    })

    it('D11 R-WLC-014 refuses a name that nobody could see or read, and stores nothing', async () => {
      const me = await start()
      for (const name of ['\u200b', '\u2060\u200d', '\u202e', '\ud83d', '\u0007'])
        expect((await me.create(name)).errormsg).toBe(`${k.noun} name cannot be empty`)
      for (const name of ['\u202ecba', 'a\ud83d', 'a\u0007b', 'two\nlines'])
        expect(await me.create(name)).toMatchObject({
          status: 200,
          success: false,
          error: 'WATCHLIST_NAME_UNREADABLE',
        })
      expect(await me.read()).toEqual([])
      const { id } = listOf(await me.create('👩‍🚀 قائمة'))
      expect((await me.edit(id, '\u200b')).success).toBe(false)
      expect(await me.read()).toMatchObject([{ name: '👩‍🚀 قائمة', version: 1 }])
    })

    it('D11 a list that got such a name from an earlier release can still be edited, and renamed', async () => {
      const me = await start()
      const { id } = listOf(await me.create('Old'))
      await server.deps.store.transaction(async (trx) => {
        await trx.updateTable('watchlists').set({ name: '\u200b' }).where('id', '=', id).execute()
      })
      expect(listOf(await me.edit(id, '\u200b'))).toMatchObject({
        name: '\u200b',
        description: 'new',
      })
      expect(listOf(await me.edit(id, 'Seen')).name).toBe('Seen')
    })

    it('D11 R-WLC-016 counts a name in code points', async () => {
      const me = await start()
      expect(listOf(await me.create('🚀'.repeat(80))).name).toBe('🚀'.repeat(80))
      expect(await me.create('🚀'.repeat(81))).toMatchObject({
        success: false,
        error: 'REQUEST_INVALID',
      })
    })

    it('R-WLC-036 puts an item in once, keeps the order of adding, takes it out', async () => {
      const me = await start()
      const { id } = listOf(await me.create('L'))
      for (const item of ['zeta', 'alpha', 'zeta', 'mid']) await me.add(id, item)
      const list = (await me.read())[0] as List
      expect(itemsOf(list)).toEqual(['zeta', 'alpha', 'mid'])
      expect(list.version).toBe(4)
      expect(itemsOf(listOf(await me.take(id, 'alpha')))).toEqual(['zeta', 'mid'])
      expect(listOf(await me.take(id, 'never there')).version).toBe(5)
    })

    it('renames, redescribes, changes the icon and counts the version up', async () => {
      const me = await start()
      const { id } = listOf(await me.create('Old'))
      expect(listOf(await me.edit(id, 'New'))).toMatchObject({
        id,
        name: 'New',
        description: 'new',
        icon_id: 5,
        version: 2,
      })
      expect((await me.read())[0]).toMatchObject({ name: 'New', version: 2 })
    })

    it('R-WLC-026 R-WLI-012 names the id that is not found, for edit, delete, add and remove', async () => {
      const me = await start()
      listOf(await me.create('Only mine'))
      for (const answer of [
        await me.edit('nope-1', 'x'),
        await me.remove('nope-1'),
        await me.add('nope-1', 'a'),
        await me.take('nope-1', 'a'),
      ]) {
        expect(answer).toMatchObject({
          status: 200,
          success: false,
          errormsg: `${k.noun} with id nope-1 not found`,
        })
      }
      expect((await me.remove(77)).errormsg).toBe(`${k.noun} with id 77 not found`)
    })

    it('another user’s list is as absent as one that never was', async () => {
      const [me, other] = [await start(), await start()]
      const { id } = listOf(await me.create('Mine'))
      listOf(await me.add(id, 'bitcoin'))
      listOf(await other.create('Theirs'))
      const before = await me.read()
      for (const answer of [
        await other.edit(id, 'x'),
        await other.remove(id),
        await other.add(id, 'a'),
        await other.take(id, 'bitcoin'),
      ]) {
        expect(answer.errormsg).toBe(`${k.noun} with id ${id} not found`)
      }
      expect(await me.read()).toEqual(before)
    })

    it('R-WLC-022 R-WLI-010 refuses to delete the only list; deletes another with a text; the default moves on', async () => {
      const me = await start()
      const first = listOf(await me.create('First'))
      expect(await me.remove(first.id)).toMatchObject({ success: false, errormsg: k.only })
      const second = listOf(await me.create('Second'))
      expect(await me.remove(first.id)).toMatchObject({
        success: true,
        output: 'Watchlist "First" deleted',
      })
      expect(await me.read()).toMatchObject([{ id: second.id, isDefault: true, version: 2 }])
      expect((await me.remove(second.id)).errormsg).toBe(k.only)
    })

    it('of many deletes at once, one list stays', async () => {
      const me = await start()
      const ids = []
      for (const name of ['a', 'b', 'c', 'd', 'e']) ids.push(listOf(await me.create(name)).id)
      const answers = await Promise.all(ids.map((id) => me.remove(id)))
      expect(answers.filter(({ success }) => success)).toHaveLength(4)
      expect(answers.find(({ success }) => !success)?.errormsg).toBe(k.only)
      expect(await me.read()).toMatchObject([{ isDefault: true }])
    })

    it('many adds at once are all there, once each', async () => {
      const me = await start()
      const { id } = listOf(await me.create('L'))
      const items = Array.from({ length: 12 }, (_, n) => `coin-${n % 8}`)
      await Promise.all(items.map(async (item) => listOf(await me.add(id, item))))
      const list = (await me.read())[0] as List
      expect(itemsOf(list).toSorted()).toEqual([...new Set(items)].toSorted())
      expect(list.version).toBe(9)
    })

    it('holds the limits of lists and of items', async () => {
      const me = await start()
      const { id } = listOf(await me.create('L0'))
      for (let n = 1; n < watchlistLimits.listsPerKind; n += 1) listOf(await me.create(`L${n}`))
      expect(await me.create('one too many')).toMatchObject({
        success: false,
        error: 'WATCHLIST_LIMIT',
      })
      const { user_id } = (await me.read())[0] as List
      await server.deps.store.transaction(async (trx) => {
        for (let n = 0; n < watchlistLimits.itemsPerList; n += 1) {
          await trx
            .insertInto('watchlist_items')
            .values({
              user_id: String(user_id),
              list_id: id,
              item_id: `i${n}`,
              description: null,
              position: 1,
              added_at: 1,
            })
            .execute()
        }
      })
      expect(await me.add(id, 'one too many')).toMatchObject({
        success: false,
        error: 'WATCHLIST_ITEM_LIMIT',
      })
      expect(listOf(await me.add(id, 'i7'))[k.items]).toHaveLength(watchlistLimits.itemsPerList)
    })

    it('a list is found by the id its device gave, and a create with that id never doubles', async () => {
      const me = await start()
      const lane = { 'x-lane': 'device-list-0001' }
      const made = listOf(await me.create('L', lane))
      expect(made.client_id).toBe('device-list-0001')
      expect(listOf(await me.create('L again', lane))).toMatchObject({ id: made.id, name: 'L' })
      expect(itemsOf(listOf(await me.add('device-list-0001', 'bitcoin')))).toEqual(['bitcoin'])
      expect(listOf(await me.edit('device-list-0001', 'Renamed')).id).toBe(made.id)
      expect(await me.read()).toHaveLength(1)
    })
  })
})
