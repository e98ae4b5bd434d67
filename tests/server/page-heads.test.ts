// What an address says of itself before the app has drawn it: to link previews, search engines and bookmarks (decision 200).
import { parseDocument } from 'htmlparser2'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { movedPages, pages } from '#domain/page/pages.ts'
import { createMarket, type Market } from '#server/gateways/market/create-market.ts'
import { sampleMarketSource } from '#server/gateways/market/sample/sample-source.ts'
import { makeBuiltApp } from '#tests/fakes/built-app.ts'
import { createMemoryServer, type MemoryServer } from '#tests/fakes/memory-server.ts'

const clock = { nowMs: () => Date.UTC(2026, 10, 21, 7, 30) }
const app = makeBuiltApp()
const origin = 'https://app.example.com'
let market: Market
let server: MemoryServer

beforeAll(async () => {
  market = createMarket({ source: sampleMarketSource(clock), clock })
  await market.refresh()
  server = await createMemoryServer({
    market,
    clock,
    environment: { APP_DIR: app.dir, APP_ORIGIN: origin },
  })
})
afterAll(async () => {
  await server.close()
  app.remove()
})

type Tag = { name: string; attribs: Record<string, string>; children: { data?: string }[] }

/** The head as a parser reads it, by the names that matter. */
const headOf = async (url: string, from: MemoryServer = server) => {
  const response = await from.fetch(`http://x${url}`, { headers: { accept: 'text/html' } })
  const found: Record<string, string[]> = {}
  const walk = (node: unknown): void => {
    const { name, attribs = {}, children = [] } = node as Partial<Tag>
    const key = attribs['name'] ?? attribs['property'] ?? attribs['rel'] ?? name
    const value = attribs['content'] ?? attribs['href'] ?? children[0]?.data
    if (['title', 'meta', 'link'].includes(name ?? '') && key !== undefined)
      found[key] = [...(found[key] ?? []), value ?? '']
    for (const child of children) walk(child)
  }
  walk(parseDocument(await response.text()))
  return { status: response.status, etag: response.headers.get('etag'), tags: found }
}
const one = (tags: Record<string, string[]>, key: string): string | undefined => {
  expect([key, tags[key]?.length ?? 1]).toEqual([key, 1])
  return tags[key]?.[0]
}

describe('a coin', () => {
  it('is told by name, ticker, score and word, with its parts and one address', async () => {
    const row = market.view()?.row('bitcoin')
    const { tags } = await headOf('/coindetail/bitcoin?tab=news')
    expect(one(tags, 'title')).toBe(`${one(tags, 'og:title')} · CoinSight`)
    expect(one(tags, 'og:title')).toMatch(
      new RegExp(`^Bitcoin BTC: ${row?.total_ai_score} (Excellent|Positive)$`),
    )
    expect(one(tags, 'description')).toContain(
      `Tokenomics ${row?.tokenomics}, Security ${row?.security}, Social ${row?.social}`,
    )
    expect(one(tags, 'description')).toContain('Sample market: figures are simulated.')
    expect(one(tags, 'og:description')).toBe(one(tags, 'description'))
    expect(one(tags, 'canonical')).toBe(`${origin}/coin/bitcoin`)
    expect(one(tags, 'og:url')).toBe(`${origin}/coin/bitcoin`)
    expect(one(tags, 'og:image')).toBe(`${origin}/previews/slip.png`)
    expect(one(tags, 'twitter:card')).toBe('summary_large_image')
  })

  it('of every state says what the screens say', async () => {
    for (const row of market.view()?.rows ?? []) {
      const { tags } = await headOf(`/coin/${encodeURIComponent(row.id)}`)
      const word =
        row.total_ai_score === null
          ? 'not rated'
          : (row.coverage ?? 0) < 60
            ? `${row.total_ai_score} Provisional`
            : String(row.total_ai_score)
      expect(one(tags, 'title')).toContain(`${row.symbol.toUpperCase()}: ${word}`)
    }
  })

  it.each(['/coin/no-such-coin', '/coin/%25zz', '/coindetail/no-such', '/ido/no-such-sale'])(
    'that is unknown (%s) gets the neutral head, no address to keep, and still 200',
    async (url) => {
      const { status, tags } = await headOf(url)
      expect([status, one(tags, 'title'), one(tags, 'canonical')]).toEqual([
        200,
        'CoinSight',
        undefined,
      ])
      expect(one(tags, 'description')).toContain('watchlists that work on a flight')
    },
  )
})

describe('a sale', () => {
  it('is told with its launch date, or that there is none yet', async () => {
    const sales = market.view()?.sales ?? []
    for (const sale of sales) {
      const { tags } = await headOf(`/ido/${sale.id}`)
      expect(one(tags, 'title')?.startsWith(`${sale.name} ${sale.symbol.toUpperCase()}: `)).toBe(
        true,
      )
      expect(one(tags, 'title')).toMatch(
        sale.launch_date === null
          ? /, launch to be announced · CoinSight$/
          : /, launch [A-Z][a-z]{2} \d\d?, 20\d\d · CoinSight$/,
      )
      expect(one(tags, 'canonical')).toBe(`${origin}/ido/${sale.id}`)
    }
    expect(sales.some(({ launch_date: launch }) => launch === null)).toBe(true)
  })
})

describe('every address', () => {
  it('has one title, one description and one address, old ones that of the page they lead to', async () => {
    for (const url of [...pages.filter((page) => !page.includes('$')), ...movedPages.keys()]) {
      const { status, tags } = await headOf(url)
      expect(status).toBe(200)
      for (const key of ['title', 'description', 'canonical', 'og:title', 'og:image'])
        expect([url, key, tags[key]?.length]).toEqual([url, key, 1])
      expect(one(tags, 'canonical')).toBe(`${origin}${movedPages.get(url) ?? url}`)
    }
  })

  it('that is none says the neutral words under its 404', async () => {
    const { status, tags } = await headOf('/no-such-page')
    expect([status, tags['title'], tags['canonical']]).toEqual([404, ['CoinSight'], undefined])
  })

  it('the front page counts what there is', async () => {
    const { tags } = await headOf('/')
    const view = market.view()
    expect(one(tags, 'title')).toBe('CoinSight: every score comes with a receipt')
    expect(one(tags, 'description')).toContain(
      `${view?.rows.length} coins and ${view?.sales.length} upcoming token sales`,
    )
  })
})

describe('what others wrote', () => {
  it('stays text: a name of markup opens nothing', async () => {
    const evil = `</title><script>alert("1")</script> $& $1 'x`
    const view = market.view()
    if (!view) throw new Error('no market')
    const row = view.row('bitcoin')
    if (!row) throw new Error('no bitcoin')
    const named = await createMemoryServer({
      market: { ...market, view: () => ({ ...view, row: () => ({ ...row, name: evil }) }) },
      clock,
      environment: { APP_DIR: app.dir },
    })
    const text = await (await named.fetch('http://x/coin/bitcoin')).text()
    expect(text).not.toContain('<script>')
    const { tags } = await headOf('/coin/bitcoin', named)
    expect(tags['title']?.[0]).toContain(evil)
    expect(tags['og:title']?.[0]).toContain(evil)
    await named.close()
  })
})

describe('without what it could say', () => {
  it('a server that is not told its address names none', async () => {
    const plain = await createMemoryServer({ market, clock, environment: { APP_DIR: app.dir } })
    const { tags } = await headOf('/coin/bitcoin', plain)
    expect([tags['canonical'], tags['og:url'], tags['og:image']]).toEqual([
      undefined,
      undefined,
      ['/previews/slip.png'],
    ])
    await plain.close()
  })

  it('a server whose market is not there yet answers all the same', async () => {
    const empty = await createMemoryServer({ environment: { APP_DIR: app.dir } })
    expect(await headOf('/coin/bitcoin', empty)).toMatchObject({
      status: 200,
      tags: { title: ['CoinSight'] },
    })
    expect((await headOf('/coinlist', empty)).tags['title']).toEqual(['Coins · CoinSight'])
    await empty.close()
  })
})

describe('as the market goes on', () => {
  it('an address keeps its copy while nothing changed and says the new score at once', async () => {
    const view = market.view()
    const row = view?.row('bitcoin')
    if (!view || !row) throw new Error('no bitcoin')
    const withScore = (total: number) => ({
      ...view,
      row: () => ({ ...row, total_ai_score: total, coverage: 100 }),
    })
    let shown = withScore(40)
    const moving = await createMemoryServer({
      market: { ...market, view: () => shown },
      clock,
      environment: { APP_DIR: app.dir },
    })
    const first = await headOf('/coin/bitcoin', moving)
    expect(first.tags['og:title']).toEqual(['Bitcoin BTC: 40 Weak'])
    expect((await headOf('/coin/bitcoin', moving)).etag).toBe(first.etag)
    shown = withScore(90)
    const next = await headOf('/coin/bitcoin', moving)
    expect(next.tags['og:title']).toEqual(['Bitcoin BTC: 90 Excellent'])
    expect(next.etag).not.toBe(first.etag)
    await moving.close()
  })
})
