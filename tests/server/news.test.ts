// News from feeds, from the feed's bytes to what a coin's page is told, on both engines.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { feedNews } from '#server/gateways/news/feed-news.ts'
import { createNewsMatcher } from '#server/gateways/news/match-news.ts'
import { publicFetch } from '#server/gateways/news/public-fetch.ts'
import { readFeed } from '#server/gateways/news/parse-feed.ts'
import type { Store } from '#server/store/store.ts'
import { describeOnBothStores, openStoreAt, type Place } from '#tests/fakes/both-stores.ts'

const nowSec = Date.UTC(2026, 10, 21, 12) / 1000
const item = (fields: Record<string, string>) =>
  `<item>${Object.entries(fields)
    .map(([name, text]) => `<${name}>${text}</${name}>`)
    .join('')}</item>`
const rss = (...items: string[]) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>Daily &amp; Coin</title>${items.join('')}</channel></rss>`
const bitcoin = { id: 'bitcoin', name: 'Bitcoin', symbol: 'btc' }

test('R-CDT-001 a feed becomes plain text: no markup, no scripts, no odd links, no times that cannot be', () => {
  const feed = readFeed(
    rss(
      item({
        title: '<![CDATA[<b>Bitcoin</b> &amp; co &lt;script&gt;alert(1)&lt;/script&gt;]]>',
        link: 'https://news.example/a',
        description: '&lt;p&gt;First&lt;/p&gt;&lt;img src=x onerror=alert(1)&gt;second',
        pubDate: 'Fri, 20 Nov 2026 10:00:00 GMT',
      }),
      item({ title: 'A bad link', link: 'javascript:alert(1)', pubDate: 'not a date' }),
      item({
        title: 'From the future',
        link: 'https://news.example/b',
        pubDate: 'Fri, 20 Nov 2099 10:00:00 GMT',
      }),
      item({ link: 'https://news.example/untitled' }),
      item({ title: 'Twice', link: 'https://news.example/a' }),
    ),
    nowSec,
  )
  expect(feed?.title).toBe('Daily & Coin')
  expect(feed?.entries).toHaveLength(3)
  expect(
    feed?.entries.map(({ title, url, publishedAtSec }) => ({ title, url, publishedAtSec })),
  ).toEqual([
    {
      title: 'Bitcoin & co <script>alert(1)</script>',
      url: 'https://news.example/a',
      publishedAtSec: Date.UTC(2026, 10, 20, 10) / 1000,
    },
    { title: 'A bad link', url: null, publishedAtSec: null },
    { title: 'From the future', url: 'https://news.example/b', publishedAtSec: null },
  ])
  const first = readFeed(
    rss(
      item({
        title: '<![CDATA[<b>Bitcoin</b> &amp; co <script>alert(1)</script>]]>',
        description: '&lt;p&gt;First&lt;/p&gt;&lt;img src=x onerror=alert(1)&gt;second',
      }),
    ),
    nowSec,
  )?.entries[0]
  expect(first).toMatchObject({ title: 'Bitcoin & co', summary: 'First second' })
})

test('R-CDT-001 Atom feeds are read too; a web page is no feed', () => {
  const atom =
    '<feed xmlns="http://www.w3.org/2005/Atom"><title>A</title><entry><id>1</id><title>Ethereum upgrade</title><link href="https://news.example/e"/><updated>2026-11-20T10:00:00Z</updated><summary>Text</summary></entry></feed>'
  expect(readFeed(atom, nowSec)?.entries).toMatchObject([
    {
      title: 'Ethereum upgrade',
      url: 'https://news.example/e',
      publishedAtSec: Date.UTC(2026, 10, 20, 10) / 1000,
    },
  ])
  expect([
    readFeed('<html><body>hello</body></html>', nowSec),
    readFeed('', nowSec),
    readFeed('{"a":1}', nowSec),
  ]).toEqual([null, null, null])
})

test.each([
  ['Bitcoin rises', true],
  ['What BTC did', true],
  ['$btc', false],
  ['$BTC up', true],
  ['Bitcoiners meet', false],
  ['A bitcoin-like thing', false],
  ['btc in small letters', false],
  ['ビットコイン', false],
])('R-CDT-001 "%s" names Bitcoin: %s', (text, isNamed) => {
  expect(createNewsMatcher(bitcoin)(text)).toBe(isNamed)
})

test('R-CDT-001 odd names match as they are written, never as patterns; two-letter tickers need their sign', () => {
  expect(
    createNewsMatcher({ id: 'a', name: 'C++ (Token)', symbol: 'a.o.t' })('about C++ (Token) today'),
  ).toBe(true)
  expect(createNewsMatcher({ id: 'x', name: 'OK', symbol: 'ok' })('OK, fine')).toBe(false)
  expect(createNewsMatcher({ id: 'x', name: 'OK', symbol: 'ok' })('$OK is up')).toBe(true)
  expect(createNewsMatcher({ id: 'x', name: ' ', symbol: '' })('anything')).toBe(false)
})

describeOnBothStores('news from feeds', (makePlace) => {
  let place: Place
  let store: Store
  let http: Server
  let url = ''
  const requests: { etag: string | undefined }[] = []
  let answer: { status: number; body: string } = { status: 200, body: '' }

  beforeAll(async () => {
    place = await makePlace()
    store = await openStoreAt(place)
    http = createServer((request, response) => {
      const etag = request.headers['if-none-match']
      requests.push({ etag })
      response
        .writeHead(etag === '"1"' ? 304 : answer.status, { etag: '"1"' })
        .end(etag === '"1"' ? '' : answer.body)
    })
    await new Promise<void>((resolve) => {
      http.listen(0, '127.0.0.1', resolve)
    })
    url = `http://127.0.0.1:${(http.address() as AddressInfo).port}/feed.xml`
  })
  afterAll(async () => {
    http.close()
    await store.close()
    await place.remove()
  })

  test('R-CDT-001 stories are kept with their age through restarts, unchanged feeds and failures', async () => {
    const failures: unknown[] = []
    const open = (atSec: number) =>
      feedNews({
        store,
        clock: { nowMs: () => atSec * 1000 },
        feeds: [url],
        onFailure: (error) => failures.push(error),
        send: publicFetch(['127.0.0.1']),
      })
    const news = open(nowSec)
    expect(await news.newsOf(bitcoin, nowSec)).toEqual({ items: [], asOfSec: null })
    answer = {
      status: 200,
      body: rss(
        item({
          title: 'Older Bitcoin story',
          link: 'https://news.example/1',
          pubDate: 'Thu, 19 Nov 2026 10:00:00 GMT',
        }),
        item({
          title: 'Newer Bitcoin story',
          link: 'https://news.example/2',
          pubDate: 'Fri, 20 Nov 2026 10:00:00 GMT',
        }),
        item({ title: 'About something else', link: 'https://news.example/3' }),
      ),
    }
    await news.refresh()
    const first = await news.newsOf(bitcoin, nowSec)
    expect(first.items.map(({ title }) => title)).toEqual([
      'Newer Bitcoin story',
      'Older Bitcoin story',
    ])
    expect(first.items[0]).toMatchObject({
      source: '127.0.0.1',
      is_sample: false,
      url: 'https://news.example/2',
    })
    expect(first.asOfSec).toBe(nowSec)

    const restarted = open(nowSec + 600)
    expect((await restarted.newsOf(bitcoin, nowSec + 600)).items).toEqual(first.items)
    await restarted.refresh()
    expect(requests.at(-1)).toEqual({ etag: '"1"' })
    expect(await restarted.newsOf(bitcoin, nowSec + 600)).toEqual({
      items: first.items,
      asOfSec: nowSec + 600,
    })

    await store.db.updateTable('news_feeds').set({ etag: null }).execute()
    for (const broken of [
      { status: 500, body: '' },
      { status: 200, body: '<html>maintenance</html>' },
      { status: 200, body: 'x'.repeat(3 * 1024 * 1024) },
    ]) {
      answer = broken
      await restarted.refresh()
    }
    expect(failures).toHaveLength(3)
    expect(await restarted.newsOf(bitcoin, nowSec + 600)).toEqual({
      items: first.items,
      asOfSec: nowSec + 600,
    })
  })
})
