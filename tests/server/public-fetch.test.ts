// Feeds never lead the server into its own network (S14).
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askFeed } from '#server/gateways/news/ask-feed.ts'
import { isPublicAddress } from '#server/gateways/news/public-address.ts'
import { publicFetch } from '#server/gateways/news/public-fetch.ts'

const addressOf = (server: Server): string => {
  const { address, port } = server.address() as AddressInfo
  return `http://${address}:${port}`
}
const nothing = { etag: null, lastModified: null }

describe('addresses', () => {
  it.each([
    '127.0.0.1',
    '127.8.8.8',
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '192.0.2.1',
    '198.18.0.1',
    '203.0.113.9',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fec0::1',
    'ff02::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '2001:0:1::',
    'localhost',
    '',
  ])('S14 %s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  it.each([
    '8.8.8.8',
    '1.1.1.1',
    '172.32.0.1',
    '192.167.0.1',
    '100.128.0.1',
    '2606:4700:4700::1111',
    '2a00:1450:4001::1',
  ])('S14 %s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })
})

describe('requests', () => {
  let outside: Server
  let inside: Server
  let hits = 0
  let redirectTo = ''
  beforeAll(async () => {
    // Two addresses of this machine stand for the internet and for what is behind the server.
    inside = createServer((_, response) => {
      hits += 1
      response.end('<rss><channel><title>secret</title></channel></rss>')
    })
    outside = createServer(({ url }, response) => {
      if (url === '/moved') return void response.writeHead(302, { location: redirectTo }).end()
      if (url === '/gzip')
        return void response
          .writeHead(200, { 'content-encoding': 'gzip', etag: '"z"' })
          .end(gzipSync('<rss/>'))
      if (url === '/bomb')
        return void response
          .writeHead(200, { 'content-encoding': 'gzip' })
          .end(gzipSync(Buffer.alloc(8 * 1024 * 1024)))
      if (url === '/same') return void response.writeHead(304).end()
      if (url === '/round') return void response.writeHead(301, { location: '/round' }).end()
      return void response.writeHead(200, { 'last-modified': 'yesterday' }).end('<rss/>')
    })
    await new Promise<void>((resolve) => void inside.listen(0, '127.0.0.1', resolve))
    await new Promise<void>((resolve) => void outside.listen(0, '127.0.0.2', resolve))
  })
  afterAll(() => {
    inside.close()
    outside.close()
  })
  const send = publicFetch(['127.0.0.2'])

  it('S14 no way of writing this machine leads to it', async () => {
    const { port } = inside.address() as AddressInfo
    for (const host of [
      '127.0.0.1',
      'localhost',
      '0x7f.1',
      '2130706433',
      '0.0.0.0',
      '[::1]',
      '[::ffff:127.0.0.1]',
      '[::]',
    ]) {
      await expect(publicFetch()(`http://${host}:${port}/`)).rejects.toThrow(/no public address/)
    }
    expect(hits).toBe(0)
  })

  it.each([
    'http://127.0.0.1',
    'http://localhost',
    '//127.0.0.1',
    'http://[::ffff:127.0.0.1]',
    'http://169.254.169.254',
  ])('S14 a feed that redirects to %s reaches nobody', async (target) => {
    redirectTo = `${target}:${(inside.address() as AddressInfo).port}/latest/meta-data`
    await expect(askFeed(`${addressOf(outside)}/moved`, nothing, send)).rejects.toThrow(
      /no public address/,
    )
    expect(hits).toBe(0)
  })

  it('S14 nor does one that changes to another kind of link, or goes round for ever', async () => {
    redirectTo = 'file:///etc/passwd'
    await expect(askFeed(`${addressOf(outside)}/moved`, nothing, send)).rejects.toThrow(
      /is not asked/,
    )
    await expect(askFeed(`${addressOf(outside)}/round`, nothing, send)).rejects.toThrow(/redirects/)
  })

  it('reads what may be read: moved, compressed, unchanged, and no more than two megabytes of it', async () => {
    redirectTo = '/feed'
    expect(await askFeed(`${addressOf(outside)}/moved`, nothing, send)).toEqual({
      kind: 'read',
      body: '<rss/>',
      memory: { etag: null, lastModified: 'yesterday' },
    })
    expect(await askFeed(`${addressOf(outside)}/gzip`, nothing, send)).toEqual({
      kind: 'read',
      body: '<rss/>',
      memory: { etag: '"z"', lastModified: null },
    })
    expect(
      await askFeed(`${addressOf(outside)}/same`, { etag: '"z"', lastModified: null }, send),
    ).toEqual({ kind: 'unchanged' })
    await expect(askFeed(`${addressOf(outside)}/bomb`, nothing, send)).rejects.toThrow(
      /longer than/,
    )
  })
})
