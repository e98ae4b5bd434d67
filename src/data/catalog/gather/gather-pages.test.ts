import { marketRow } from '#tests/fixtures/wire-market.ts'
import { describe, expect, test } from 'vitest'
import { gatherAirdrops, gatherLaunchpads, gatherMarketPages, gatherSales } from './gather-pages.ts'
import type { MarketCall } from '../pulls/ports.ts'

type Page = { items: { id: string }[]; total: number; source?: object | null }
type PageRequest = { f: string; payload: unknown; options: unknown }

/** A server that answers page by page, and how many pages it was asked for at once at most. */
const pagesOf = (pageAt: (page: number) => Page) => {
  const requests: PageRequest[] = []
  const load = { now: 0, most: 0 }
  const call = (async (f: string, payload: { page: number }, options: unknown) => {
    requests.push({ f, payload, options })
    load.most = Math.max(load.most, (load.now += 1))
    await Promise.resolve()
    load.now -= 1
    return pageAt(payload.page)
  }) as unknown as MarketCall
  return { call, requests, load }
}
const ids = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => ({ id: `a${from + at}` }))
const page = ({ payload }: PageRequest): number => (payload as { page: number }).page
const source = { id: 'sample', is_sample: true, as_of: 7, quarantined: 0 }

describe('a list in pages', () => {
  test('is gathered whole and in its order, two pages at once, with what the first says of its source', async () => {
    const { call, requests, load } = pagesOf((at) => ({
      items: ids((at - 1) * 2, Math.min(9, at * 2)),
      total: 9,
      source,
    }))
    const { signal } = new AbortController()
    expect(await gatherAirdrops({ call, nowMs: () => 0 }, { signal })).toEqual({
      items: ids(0, 9),
      source,
    })
    expect([requests.map(page), load.most]).toEqual([[1, 2, 3, 4, 5], 2])
    expect(requests[0]).toEqual({
      f: 'get_airdrops',
      payload: { page: 1, page_size: 250 },
      options: { signal },
    })
  })

  test('of an even number of pages asks for none too many', async () => {
    const { call, requests } = pagesOf((at) => ({ items: ids(at - 1, at), total: 4 }))
    expect(await gatherAirdrops({ call, nowMs: () => 0 }, {})).toEqual({
      items: ids(0, 4),
      source: null,
    })
    expect(requests.map(page)).toEqual([1, 2, 3, 4])
  })

  test('that shifts while it is read names nothing twice: its first place counts', async () => {
    const { call } = pagesOf(
      (at) => ({ items: [{ id: 'a', page: at }, { id: `b${at}` }], total: 4 }) as Page,
    )
    expect((await gatherAirdrops({ call, nowMs: () => 0 }, {})).items).toEqual([
      { id: 'a', page: 1 },
      { id: 'b1' },
      { id: 'b2' },
    ])
  })

  test('that claims rows and sends none ends, and so does one that never would', async () => {
    const empty = pagesOf(() => ({ items: [], total: 3 }))
    expect((await gatherAirdrops({ call: empty.call, nowMs: () => 0 }, {})).items).toEqual([])
    const endless = pagesOf((at) => ({ items: ids(at - 1, at), total: 1e9 }))
    expect((await gatherAirdrops({ call: endless.call, nowMs: () => 0 }, {})).items).toHaveLength(
      200,
    )
  })

  test('a page that is lost loses the list: nothing is kept of half of it', async () => {
    const { call } = pagesOf((at) => {
      if (at === 3) throw new Error('offline')
      return { items: ids(at - 1, at), total: 3 }
    })
    await expect(gatherAirdrops({ call, nowMs: () => 0 }, {})).rejects.toThrow('offline')
  })
})

test('sales and launchpads are asked for with their records', async () => {
  const { call, requests } = pagesOf(() => ({ items: [], total: 0 }))
  const { signal } = new AbortController()
  await gatherSales({ call, nowMs: () => 0 }, { signal })
  await gatherLaunchpads({ call, nowMs: () => 0 }, { signal })
  expect(requests).toEqual(
    ['get_upcoming_idos', 'get_launchpads'].map((f) => ({
      f,
      payload: { page: 1, page_size: 250, with_detail: true },
      options: { signal },
    })),
  )
})

const gathered = (items: object[], over: object = {}) => {
  const { call, requests } = pagesOf(() => ({ items, total: items.length, ...over }) as Page)
  return { requests, snapshot: gatherMarketPages({ call, nowMs: () => 5_999 }, {}) }
}

describe('coins of a server without snapshots', () => {
  test('become the snapshot it cannot send: column by column, without blocks, its version the second it was read', async () => {
    const { requests, snapshot } = gathered(
      [marketRow({ id: 'a', price: 3 }), { id: 'b', name: 'B', symbol: 'b' }],
      { source },
    )
    expect(await snapshot).toMatchObject({
      kind: 'snapshot',
      version: 5,
      count: 2,
      block_size: 100,
      source,
      columns: { id: ['a', 'b'], price: [3, null], chain: [null, null] },
    })
    expect((await snapshot).columns).not.toHaveProperty('block')
    expect(requests[0]).toMatchObject({ f: 'get_coins', payload: { page: 1, page_size: 250 } })
  })

  test('D-PHPTYPES a score that comes alone stands as the host says it: its own range, fully covered', async () => {
    const { columns } = await gathered([
      { id: 'a', total_ai_score: 70, score_low: null, score_high: null, coverage: null },
      { id: 'b', total_ai_score: null, score_low: null, score_high: null, coverage: null },
      { id: 'c', total_ai_score: 60, score_low: 50, score_high: 80, coverage: 40 },
    ]).snapshot
    expect([columns['score_low'], columns['score_high'], columns['coverage']]).toEqual([
      [70, null, 50],
      [70, null, 80],
      [100, 0, 40],
    ])
  })

  test('are as old as the newest of them where the server does not say; a server that tells no age is read as of now', async () => {
    expect(
      (
        await gathered([
          { id: 'a', as_of: 3 },
          { id: 'b', as_of: 4 },
          { id: 'c', as_of: 2 },
          { id: 'd', as_of: null },
        ]).snapshot
      ).source,
    ).toEqual({ id: 'coingecko', is_sample: false, as_of: 4, quarantined: 0 })
    expect((await gathered([{ id: 'a' }]).snapshot).source.as_of).toBe(5)
  })
})
