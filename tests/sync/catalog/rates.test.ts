// The fake must be in place before Dexie looks for IndexedDB.
import 'fake-indexeddb/auto'
import { pullRates } from '#data/catalog/pulls/pull-rates.ts'
import { exchangeRates } from '#data/catalog/queries/rates.ts'
import { createMarketServer } from '#tests/fakes/market-server.ts'
import { describe, expect, test } from 'vitest'
import { freshCatalog, portsOf } from './catalog-kit.ts'

const answer = (rates: Record<string, unknown>, asOfSec = 7) => ({
  output: { rates, source: { id: 'sample', is_sample: true, as_of: asOfSec, quarantined: 0 } },
})

describe('D-PRICE exchange rates on the device', () => {
  test('none before the first answer; then those that are rates, with their time', async () => {
    const { db } = freshCatalog()
    const server = createMarketServer([])
    expect(await exchangeRates(db)).toBeNull()
    server.next('get_exchange_rates', answer({ TRY: 42, EUR: 0, JPY: null, KRW: 'x', XAU: 1 }))
    expect(await pullRates(portsOf(db, server))).toEqual({ asOfSec: 7 })
    expect(await exchangeRates(db)).toEqual({ perUsd: { TRY: 42 }, asOfSec: 7, isSample: true })
  })

  test('without a connection the last copy stays, with its age', async () => {
    const { db } = freshCatalog()
    const server = createMarketServer([])
    server.next('get_exchange_rates', answer({ TRY: 42 }))
    await pullRates(portsOf(db, server))
    server.next('get_exchange_rates', { error: new Error('offline') })
    await expect(pullRates(portsOf(db, server))).rejects.toThrow('offline')
    expect(await exchangeRates(db)).toMatchObject({ perUsd: { TRY: 42 }, asOfSec: 7 })
  })

  test('an answer without a single rate takes nothing away; a newer one replaces all', async () => {
    const { db } = freshCatalog()
    const server = createMarketServer([])
    server.next('get_exchange_rates', answer({ TRY: 42, EUR: 0.9 }))
    await pullRates(portsOf(db, server))
    server.next('get_exchange_rates', answer({}, 8))
    await pullRates(portsOf(db, server))
    expect(await exchangeRates(db)).toMatchObject({ perUsd: { TRY: 42, EUR: 0.9 }, asOfSec: 7 })
    server.next('get_exchange_rates', answer({ TRY: 43 }, 9))
    await pullRates(portsOf(db, server))
    expect(await exchangeRates(db)).toEqual({ perUsd: { TRY: 43 }, asOfSec: 9, isSample: true })
  })
})
