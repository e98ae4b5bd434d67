// E1: what was refused stays in the panel with its words until the person has seen it, however soon a refresh follows.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pendingCount } from '#data/outbox/queries.ts'
import { queuedChanges } from '#data/outbox/queue-view.ts'
import { createWatchlist, editWatchlist, setListItem } from '#data/watchlists/commands.ts'
import { watchlistsOfKind } from '#data/watchlists/queries.ts'
import { createRulesKit, type RulesKit } from './rules-kit.ts'

let kit: RulesKit
let listId: string
beforeEach(async () => {
  kit = await createRulesKit()
  await createWatchlist(kit.db, { kind: 'coin', name: 'Other' })
  ;({ listId } = await createWatchlist(kit.db, { kind: 'coin', name: 'Core' }))
  await kit.settle()
})
afterEach(() => kit.close())

const status = () => kit.engine.status.get()
const listed = async () =>
  (await queuedChanges(kit.db)).map(({ operation, name }) => [
    name,
    operation.type === 'edit'
      ? operation.patch
      : operation.type === 'member'
        ? operation.itemId
        : operation.type,
  ])

/** Edited offline, while the list is deleted elsewhere; then online again, where a load is wanted at once. */
const refuseOffline = async (): Promise<void> => {
  kit.session.isOnline = false
  await setListItem(kit.db, { kind: 'coin', listId, itemId: 'bitcoin', desired: 'in' })
  await editWatchlist(kit.db, {
    kind: 'coin',
    listId,
    patch: { name: 'Better', description: 'Words of an hour' },
  })
  await kit.settle()
  const list = (await watchlistsOfKind(kit.db, 'coin')).find((one) => one.listId === listId)
  const gone = await kit.server.call(
    'delete_watchlist',
    { id: list?.serverId ?? '' },
    { token: kit.session.token ?? '' },
  )
  expect(gone.success).toBe(true)
  kit.session.isOnline = true
  kit.session.nowMs += 60_000
  kit.engine.wake('online')
  await kit.settle()
  await kit.fireTimers()
}

describe('E1 changes of a list that another device deleted', () => {
  it('stay in the panel with their words and the name of the list, off the screen, and are never said to have arrived', async () => {
    await refuseOffline()
    await kit.engine.refresh()
    await kit.engine.refresh()
    expect(await listed()).toEqual([
      ['Core', 'bitcoin'],
      ['Core', { name: 'Better', description: 'Words of an hour' }],
    ])
    expect(status()).toMatchObject({ state: 'review', needsReviewCount: 2, waiting: 0 })
    expect((await watchlistsOfKind(kit.db, 'coin')).map(({ name }) => name)).toEqual(['Other'])
    expect(await pendingCount(kit.db)).toBe(0)
  })

  it('are gone once the person has seen them', async () => {
    await refuseOffline()
    await kit.engine.refresh()
    await kit.engine.discardAll()
    await kit.settle()
    expect(await listed()).toEqual([])
    expect(status().state).toBe('synced')
  })

  it('are told again where the person tries again and is refused again', async () => {
    await refuseOffline()
    await kit.engine.refresh()
    await kit.engine.retryAll()
    await kit.settle()
    await kit.engine.refresh()
    expect(await listed()).toEqual([
      ['Core', 'bitcoin'],
      ['Core', { name: 'Better', description: 'Words of an hour' }],
    ])
    expect(status().needsReviewCount).toBe(2)
  })

  it('outlive the page', async () => {
    await refuseOffline()
    await kit.engine.refresh()
    kit.engine.stop()
    kit.engine.start(kit.userId)
    await kit.settle()
    expect(status()).toMatchObject({ state: 'review', needsReviewCount: 2 })
  })
})

it('a wish made anew after a refusal is queued and shown as if nothing had been', async () => {
  kit.answerNext('add_to_watchlist_v2', {
    body: { success: false, output: null, error: 'NO', errormsg: 'No.' },
  })
  await setListItem(kit.db, { kind: 'coin', listId, itemId: 'bitcoin', desired: 'in' })
  await kit.settle()
  await kit.engine.refresh()
  kit.session.isOnline = false
  await setListItem(kit.db, { kind: 'coin', listId, itemId: 'bitcoin', desired: 'in' })
  await setListItem(kit.db, { kind: 'coin', listId, itemId: 'bitcoin', desired: 'out' })
  expect(await pendingCount(kit.db)).toBe(0)
  await setListItem(kit.db, { kind: 'coin', listId, itemId: 'bitcoin', desired: 'in' })
  expect(
    (await watchlistsOfKind(kit.db, 'coin')).find((one) => one.listId === listId)?.items,
  ).toMatchObject([{ itemId: 'bitcoin', isPending: true }])
})
