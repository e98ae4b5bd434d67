// The fake must be in place before Dexie looks for IndexedDB.
import 'fake-indexeddb/auto'
import { pullAirdrops } from '#data/catalog/pulls/pull-market.ts'
import { airdropRows } from '#data/catalog/queries.ts'
import { airdropsState } from '#data/catalog/queries/status.ts'
import { createMarketServer } from '#tests/fakes/market-server.ts'
import { describe, expect, test } from 'vitest'
import { freshCatalog, nowMs, portsOf } from './catalog-kit.ts'

const source = { id: 'sample', is_sample: true, as_of: 7, quarantined: 0 }
const airdrop = (id: string, over: object = {}) => ({
  id,
  name: id,
  image: null,
  status: 'live',
  score: 50,
  reward: null,
  starts_at: 1_780_000_000,
  ends_at: null,
  tasks: [],
  url: null,
  ...over,
})
const page = (items: object[]) => ({
  output: { items, total: items.length, page: 1, page_size: 250, source },
})

describe('R-AIX-004 airdrops on the device', () => {
  test('a list replaces the one before; a host that sends only the proposed fields leaves the rest unknown', async () => {
    const { db } = freshCatalog()
    const server = createMarketServer([])
    server.next('get_airdrops', page([airdrop('gone'), airdrop('kept')]))
    await pullAirdrops(portsOf(db, server))
    server.next('get_airdrops', page([airdrop('kept')]))
    expect(await pullAirdrops(portsOf(db, server))).toEqual({ asOfSec: 7 })
    expect(await airdropRows(db)).toMatchObject([
      {
        id: 'kept',
        symbol: '',
        chain: null,
        toldStatus: 'live',
        startsAtSec: 1_780_000_000,
        endsAtSec: null,
        isConfirmed: null,
        tasks: [],
      },
    ])
    expect(await airdropsState(db)).toEqual({ asOfSec: 7, isSample: true, savedAtMs: nowMs })
  })

  test('D-TBA placeholder dates count as none', async () => {
    const { db } = freshCatalog()
    const server = createMarketServer([])
    server.next('get_airdrops', page([airdrop('a', { starts_at: 0, ends_at: 1 })]))
    await pullAirdrops(portsOf(db, server))
    expect(await airdropRows(db)).toMatchObject([{ startsAtSec: null, endsAtSec: null }])
  })
})
