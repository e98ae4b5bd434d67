// This client meets a host of the previous release, and sends it what the previous client sent.
import { afterEach, describe, expect, it } from 'vitest'
import { pendingCount } from '#data/outbox/queries.ts'
import {
  createWatchlist,
  deleteWatchlist,
  editWatchlist,
  setListItem,
} from '#data/watchlists/commands.ts'
import { watchlistsOfKind } from '#data/watchlists/queries.ts'
import { speakAsRecorded } from '#tests/fakes/previous-host.ts'
import { exchangeWith, hosts } from '../fixtures/previous-release/exchange.ts'
import { createRulesKit, type RulesKit } from './watchlists/rules-kit.ts'

let kit: RulesKit
afterEach(() => kit.close())

type Sent = { f: string; body: Record<string, unknown> }

const isChange = (f: string): boolean => /^(create|edit|delete|add|remove)_/.test(f)
/** The ids a host gives differ from one to the next. */
const withoutIds = ({ f, body: { id: _id, listId: _listId, ...rest } }: Sent): Sent => ({
  f,
  body: rest,
})

/** The story that was recorded (tests/fixtures/previous-release), as far as the engine tells it. */
const playStory = async (
  { db, engine, settle, session, fireTimers }: RulesKit,
  others: { delete: (serverId: string) => Promise<unknown>; loseNext: (f: string) => void },
): Promise<void> => {
  const step = async <Result>(work: Promise<Result>): Promise<Result> => {
    const result = await work
    await settle()
    return result
  }
  const { listId } = await step(
    createWatchlist(db, { kind: 'coin', name: 'Majors', description: 'Long term', iconId: 3 }),
  )
  for (const itemId of ['bitcoin', 'ethereum', 'solana'])
    await step(setListItem(db, { kind: 'coin', listId, itemId, desired: 'in' }))
  await step(editWatchlist(db, { kind: 'coin', listId, patch: { name: 'Big coins' } }))
  await step(
    editWatchlist(db, {
      kind: 'coin',
      listId,
      patch: { description: 'Held since 2020\nand on', iconId: 5 },
    }),
  )
  await step(setListItem(db, { kind: 'coin', listId, itemId: 'ethereum', desired: 'out' }))
  const sales = await step(createWatchlist(db, { kind: 'ido', name: 'Launches' }))
  await step(
    setListItem(db, { kind: 'ido', listId: sales.listId, itemId: 'sale-1', desired: 'in' }),
  )
  others.loseNext('create_watchlist')
  const lost = await step(
    createWatchlist(db, { kind: 'coin', name: 'Answer lost', description: 'known by this' }),
  )
  session.nowMs += 60_000
  await fireTimers()
  await step(engine.refresh())
  await step(
    setListItem(db, { kind: 'coin', listId: lost.listId, itemId: 'cardano', desired: 'in' }),
  )
  await others.delete((await db.baseLists.get(lost.listId))?.serverId ?? '')
  await step(
    setListItem(db, { kind: 'coin', listId: lost.listId, itemId: 'monero', desired: 'in' }),
  )
  await step(engine.refresh())
  const short = await step(createWatchlist(db, { kind: 'coin', name: 'Short lived' }))
  await step(deleteWatchlist(db, { kind: 'coin', listId: short.listId }))
}

describe.each(hosts)('a host %s', (host) => {
  it('gets every change once, in order and in the body it was recorded with', async () => {
    const exchange = exchangeWith(host)
    kit = await createRulesKit({ extensions: host === 'with-extensions', starts: false })
    const sent: Sent[] = []
    speakAsRecorded(kit.server, exchange, (f, body) => sent.push({ f, body }))
    let lostNext = ''
    const answer = kit.server.fetch
    kit.server.fetch = async (input, init) => {
      const request = new Request(input, init)
      const { f } = (await request.clone().json()) as Sent
      const response = await answer(request)
      if (f !== lostNext) return response
      lostNext = ''
      throw new TypeError('the answer was lost')
    }
    kit.engine.start(kit.userId)
    await kit.settle()

    await playStory(kit, {
      delete: (id) =>
        kit.server.call('delete_watchlist', { id }, { token: kit.session.token ?? '' }),
      loseNext: (f) => {
        lostNext = f
      },
    })

    const recorded = exchange.rows
      .filter(({ by, body }) => by === 'engine' && isChange(body.f))
      .map(({ body: { f, ...body } }) => ({ f, body }))
    expect(sent.filter(({ f }) => isChange(f)).map(withoutIds)).toEqual(recorded.map(withoutIds))
    expect(await pendingCount(kit.db)).toBe(0)
    const shown = async (kind: 'coin' | 'ido') =>
      (await watchlistsOfKind(kit.db, kind)).map(({ name, description, iconId, items }) => [
        name,
        description,
        iconId,
        items.map(({ itemId }) => itemId),
      ])
    expect(await shown('coin')).toEqual([
      ['Big coins', 'Held since 2020\nand on', 5, ['bitcoin', 'solana']],
    ])
    expect(await shown('ido')).toEqual([['Launches', '', 1, ['sale-1']]])
  })
})
