// A live market with contract flags, audits, locked value and unlock schedules of other providers, over real sockets.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { clientMarketCalls } from '#contract/calls/client-market.ts'
import { rate } from '#domain/rating/rate.ts'
import { readConfig } from '#server/config.ts'
import type { Market } from '#server/gateways/market/create-market.ts'
import { openMarket } from '#server/gateways/market/open-market.ts'
import { countedFlags } from '#server/gateways/market/goplus/token-security.ts'
import { migrate } from '#server/store/migrate.ts'
import { openMemoryStore, type SqliteStore } from '#server/store/sqlite/open-sqlite-store.ts'
import { answer, answerJson, hangUp } from '#tests/fakes/bad-server.ts'
import { geckoMarket, startCoingeckoServer } from '#tests/fakes/coingecko-server.ts'
import { createMemoryServer } from '#tests/fakes/memory-server.ts'
import { startProviderServer, type ProviderServer } from '#tests/fakes/provider-server.ts'

const startMs = Date.UTC(2026, 10, 21, 7, 30)
const daySec = 86_400
const apiKey = 'secret/key'
const startSec = startMs / 1000
const address = `0x${'aa'.repeat(20)}`
const modified = '2026-11-01T00:00:00.000Z'
let nowMs = startMs
const clock = { nowMs: () => nowMs }
let gecko: ProviderServer
let goplus: ProviderServer
let llama: ProviderServer
let store: SqliteStore
let dataDir: string
let notes: string[]

const contract = (over: Record<string, string> = {}) => ({
  is_open_source: '1',
  is_honeypot: '0',
  ...Object.fromEntries(countedFlags.map((flag) => [flag, '0'])),
  is_mintable: '1',
  ...over,
})
const schedule = {
  documentedData: {
    data: [
      {
        label: 'All',
        data: [
          { timestamp: startSec - daySec, unlocked: 1e6 },
          { timestamp: startSec + 10 * daySec, unlocked: 3e6 },
        ],
      },
    ],
    tokenAllocation: { final: { insiders: 30, farming: 70 } },
  },
  categories: {},
}

beforeEach(async () => {
  nowMs = startMs
  notes = []
  gecko = await startCoingeckoServer(geckoMarket(startMs))
  goplus = await startProviderServer({
    '/api/v1/token_security/:chain': ({ query }) => ({
      body: { code: 1, message: 'OK', result: { [query['contract_addresses'] ?? '']: contract() } },
    }),
  })
  llama = await startProviderServer({
    '/protocols': () => ({
      body: [
        {
          name: 'Lend',
          gecko_id: 'lend-protocol',
          category: 'Lending',
          tvl: 5e8,
          audits: '2',
          audit_links: ['https://a.test/1', 'https://a.test/2'],
        },
      ],
    }),
    '/:key/api/emissions': ({ params }) =>
      params['key'] !== apiKey
        ? { status: 401, body: {} }
        : { body: [{ gecko_id: 'lend-protocol' }, { gecko_id: 'not-listed-here' }] },
    '/:key/api/emission/:id': () => ({
      body: { body: JSON.stringify(schedule), lastModified: modified },
    }),
  })
  store = openMemoryStore()
  await migrate(store, 0)
  dataDir = mkdtempSync(join(tmpdir(), 'coinsight-live-'))
})
afterEach(async () => {
  await Promise.all([gecko.close(), goplus.close(), llama.close(), store.close()])
  rmSync(dataDir, { recursive: true, force: true })
})

const everything = (): Record<string, string> => ({
  GOPLUS: 'on',
  GOPLUS_BASE_URL: `${goplus.origin}/`,
  DEFILLAMA: 'on',
  DEFILLAMA_BASE_URL: llama.origin,
  DEFILLAMA_PRO_BASE_URL: llama.origin,
  DEFILLAMA_API_KEY: apiKey,
})
const open = async (environment: Record<string, string>): Promise<Market> => {
  const config = readConfig({
    MARKET_SOURCE: 'coingecko',
    COINGECKO_BASE_URL: `${gecko.origin}/api/v3`,
    COINGECKO_CALLS_PER_MINUTE: '6000',
    ...environment,
  })
  const market = openMarket(
    { market: config.market, dataDir },
    {
      store,
      clock,
      onFailure: (error) => notes.push(String(error)),
      onNote: (note) => notes.push(note),
    },
  )
  await market.refresh()
  await market.enrich()
  return market
}
const factsOf = (market: Market, id = 'lend-protocol') => market.view()?.record(id)?.facts ?? {}

describe('D-AISCORE coverage lifted by other sources', () => {
  test('off unless configured: nobody else is asked', async () => {
    const market = await open({})
    expect(Object.values(factsOf(market)).map(({ source }) => source)).toEqual(
      Object.values(factsOf(market)).map(() => 'coingecko'),
    )
    expect([goplus.seen, llama.seen]).toEqual([[], []])
  })

  test('each fact says who told it and when, and the score rests on it', async () => {
    const [plain, rich] = [await open({}), await open(everything())]
    expect(factsOf(rich)).toMatchObject({
      openSource: { value: 1, source: 'goplus', as_of: startSec },
      honeypot: { value: 0, source: 'goplus' },
      contractFlags: { value: 1, source: 'goplus' },
      auditCount: { value: 2, source: 'defillama', as_of: startSec },
      tvl: { value: 5e8, source: 'defillama' },
      unlockNext30d: { source: 'defillama', as_of: Date.parse(modified) / 1000 },
      insiderShare: { value: 30, source: 'defillama' },
    })
    expect(goplus.seen).toEqual([`/api/v1/token_security/1?contract_addresses=${address}`])
    const before = plain.view()?.row('lend-protocol')
    const after = rich.view()?.row('lend-protocol')
    expect(after?.coverage).toBeGreaterThanOrEqual((before?.coverage ?? 100) + 20)
    const lines = rate('coin', factsOf(rich)).subscores.flatMap((subscore) => subscore.lines)
    expect(lines.find(({ key }) => key === 'contractFlags')).toMatchObject({
      source: 'goplus',
      asOfSec: startSec,
      value: 1,
    })
    const server = await createMemoryServer({ market: rich, clock })
    const detail = clientMarketCalls.get_coin_detail.output.parse(
      (await server.call('get_coin_detail', { id: 'lend-protocol' })).output,
    )
    expect(detail.facts['contractFlags']).toMatchObject({ source: 'goplus' })
    await server.close()
  })

  test("coins without a contract on a numbered chain are nobody's to look at", async () => {
    const market = await open(everything())
    for (const id of ['first-chain', '1337', 'dollar [new]'])
      expect(factsOf(market, id)).not.toHaveProperty('openSource')
  })

  test('a honeypot holds the total down, as the receipt says', async () => {
    goplus.behave(
      '/token_security',
      answerJson(200, {
        code: 1,
        message: 'OK',
        result: { [address]: contract({ is_honeypot: '1' }) },
      }),
    )
    const row = (await open(everything())).view()?.row('lend-protocol')
    expect(row?.total_ai_score).toBeLessThanOrEqual(20)
  })

  test.each([
    ['429', answerJson(429, {}, { 'retry-after': '60' })],
    ['500', answerJson(500, { error: 'x' })],
    ['HTML', answer(200, '<html>', { 'content-type': 'text/html' })],
    ['a dropped line', hangUp],
    ['another type', answerJson(200, { code: '1', result: 7, body: 7 })],
  ])(
    '%s: the market stands without them, says so in the log and keeps the key to itself',
    async (_, trouble) => {
      for (const provider of [goplus, llama]) provider.behave('/', trouble)
      const market = await open(everything())
      expect(market.view()?.rows).toHaveLength(4)
      expect(factsOf(market)).not.toHaveProperty('auditCount')
      expect(notes.filter((note) => note.includes('left for later'))).toHaveLength(3)
      expect(notes.join('\n')).not.toMatch(/secret/)
    },
  )

  test('after a restart without them the facts stand, as old as they are; they are asked again when due, not before', async () => {
    const atFirst = factsOf(await open(everything()))
    const seen = [goplus.seen.length, llama.seen.length]
    nowMs += 3_600_000
    const again = await open(everything())
    expect([goplus.seen.length, llama.seen.length]).toEqual(seen)
    expect(factsOf(again)).toEqual(atFirst)
    for (const provider of [goplus, llama]) provider.behave('/', hangUp)
    nowMs += 30 * daySec * 1000
    const later = factsOf(await open(everything()))
    expect(later['contractFlags']).toEqual(atFirst['contractFlags'])
    expect(later['auditCount']).toEqual(atFirst['auditCount'])
  })
})
