// What people can take off a device, and what they are told before it is erased.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { AccountDb } from '#data/account-db.ts'
import { exportAccount } from '#data/device/queries/export-account.ts'
import { onlyOnThisDevice } from '#data/device/queries.ts'
import { setPref } from '#data/prefs.ts'
import { createWatchlist, setListItem } from '#data/watchlists/commands.ts'
import { createDevice } from '#tests/fakes/device-storage.ts'

let db: AccountDb

const furnish = async (account: string): Promise<void> => {
  db = createDevice().open(account)
  const { listId } = await createWatchlist(db, { kind: 'coin', name: 'Core' })
  await setListItem(db, { kind: 'coin', listId, itemId: 'bitcoin', desired: 'in' })
  await createWatchlist(db, { kind: 'ido', name: 'Sales' })
  await setPref(db, 'sort', 'score')
}

afterEach(() => db.close())

describe('a member with three unsent changes', () => {
  beforeEach(() => furnish('u1'))

  it('exports lists, the queue in its order, history and preferences, with times that can be read', async () => {
    const content = await exportAccount(db)
    expect(content).toMatchObject({
      format: 'coinsight-account',
      version: 1,
      account: 'u1',
      preferences: { sort: 'score' },
    })
    expect(content.lists).toMatchObject([
      {
        name: 'Core',
        kind: 'coin',
        isOnServer: false,
        items: [{ id: 'bitcoin', isWaiting: true }],
      },
      { name: 'Sales', kind: 'ido', items: [] },
    ])
    expect(
      content.unsentChanges.map(({ change, list, item, state }) => [change, list, item, state]),
    ).toEqual([
      ['create', 'Core', null, 'queued'],
      ['add', 'Core', 'bitcoin', 'queued'],
      ['create', 'Sales', null, 'queued'],
    ])
    expect(content.history.map(({ action, list }) => [action, list])).toEqual([
      ['create', 'Core'],
      ['add', 'Core'],
      ['create', 'Sales'],
    ])
    for (const time of [
      content.exportedAt,
      content.lists[0]?.createdAt,
      content.unsentChanges[0]?.madeAt,
    ])
      expect(time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  })

  it('survives a round trip through JSON', async () => {
    const content = await exportAccount(db)
    expect(JSON.parse(JSON.stringify(content))).toEqual(content)
  })

  it('is told how many changes only this device has', async () => {
    expect(await onlyOnThisDevice(db)).toEqual({ unsentChanges: 3, lists: 0 })
  })
})

it('somebody who is not signed in is told how many lists only this device has', async () => {
  await furnish('anon')
  expect(await onlyOnThisDevice(db)).toEqual({ unsentChanges: 0, lists: 2 })
})
