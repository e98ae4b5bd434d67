import { expect, test } from 'vitest'
import { MarketSourceError } from '../source-port.ts'
import { readProtocols } from './protocols.ts'

const row = (over: Record<string, unknown>) => ({
  id: '1',
  name: 'Lend',
  symbol: 'LEND',
  url: 'https://lend.test',
  chain: 'Ethereum',
  category: 'Lending',
  chains: ['Ethereum'],
  slug: 'lend',
  tvl: 1_000,
  gecko_id: 'lend',
  audits: '2',
  audit_links: ['https://audit.test/1'],
  ...over,
})
const valuesOf = (rows: unknown[]) =>
  Object.fromEntries(
    Object.entries(readProtocols(rows, 50).items).map(([id, facts]) => [
      id,
      Object.fromEntries(Object.entries(facts).map(([key, { value }]) => [key, value])),
    ]),
  )

test("D-AISCORE what is locked and who audited, by the token's CoinGecko id, with source and age", () => {
  expect(readProtocols([row({})], 50)).toEqual({
    items: {
      lend: {
        tvl: { value: 1_000, as_of: 50, source: 'defillama' },
        auditCount: { value: 1, as_of: 50, source: 'defillama' },
      },
    },
    bad: 0,
  })
})

test('protocols of one token add up, an audit linked twice counts once', () => {
  expect(
    valuesOf([
      row({}),
      row({
        tvl: 500.4,
        audit_links: ['https://audit.test/1', 'https://audit.test/2', 'no link', 7],
      }),
    ]),
  ).toEqual({ lend: { tvl: 1_500, auditCount: 2 } })
})

test("negative, missing and customers' sums are no locked value; forks and unfilled audits are no audits", () => {
  expect(
    valuesOf([
      row({ gecko_id: 'negative', tvl: -22_495.78, audits: '3' }),
      row({ gecko_id: 'bare', tvl: undefined, audits: undefined, audit_links: undefined }),
      row({ gecko_id: 'exchange', category: 'CEX', audits: '0' }),
      row({ gecko_id: 'part', audits: '1' }),
      row({ gecko_id: 'number', audits: 2, audit_links: [] }),
    ]),
  ).toEqual({ part: { tvl: 1_000 }, number: { tvl: 1_000 } })
})

test("rows without a token are nobody's, rows that make no sense are counted", () => {
  expect(
    readProtocols(
      [row({ gecko_id: null }), row({ gecko_id: '' }), null, 'x', row({ tvl: '7' })],
      50,
    ),
  ).toEqual({ items: {}, bad: 3 })
})

test.each([[null], [{}], [{ message: 'rate limited' }], ['<html>']])(
  'what is no list is refused: %j',
  (body) => {
    expect(() => readProtocols(body, 50)).toThrow(MarketSourceError)
  },
)
