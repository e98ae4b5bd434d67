// Whom a limit counts: the right-most hop that is not a proxy of ours, and an IPv6 customer as one (S2).
import { afterEach, describe, expect, it } from 'vitest'
import { networkOf } from '#server/http/network-of.ts'
import { createMemoryServer, type MemoryServer } from '#tests/fakes/memory-server.ts'

let server: MemoryServer | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

const serve = async (environment: Record<string, string>): Promise<MemoryServer> => {
  server = await createMemoryServer({
    environment: { RATE_LIMITS: 'on', LIMIT_CALLS_PER_MINUTE: '3', ...environment },
  })
  return server
}
const statusesOf = async (addresses: readonly string[]): Promise<number[]> => {
  const statuses: number[] = []
  for (const forwarded of addresses)
    statuses.push(
      (
        await (server as MemoryServer).call(
          'get_config',
          {},
          { headers: { 'x-forwarded-for': forwarded } },
        )
      ).status,
    )
  return statuses
}
const register = async (n: number, from: string) =>
  (
    await (server as MemoryServer).call(
      'register_user',
      { email: `n${n}@example.com`, username: `network-${n}`, password: 'Correct-horse-9' },
      { headers: { 'x-forwarded-for': from } },
    )
  ).status
const invented = (n: number): string => `198.51.100.${n}`

describe('S2 behind a proxy that appends', () => {
  it('with one hop, what a caller writes before the real address evades nothing', async () => {
    await serve({ TRUST_PROXY: '1' })
    expect(await statusesOf([1, 2, 3, 4].map((n) => `${invented(n)}, 203.0.113.9`))).toEqual([
      200, 200, 200, 429,
    ])
    expect(await statusesOf(['203.0.113.10'])).toEqual([200])
  })

  it('with two hops, the address the outer proxy saw counts', async () => {
    await serve({ TRUST_PROXY: '2' })
    expect(
      await statusesOf([1, 2, 3, 4].map((n) => `${invented(n)}, 203.0.113.9, 10.0.0.${n}`)),
    ).toEqual([200, 200, 200, 429])
  })

  it('with networks, the right-most address outside them counts', async () => {
    await serve({ TRUST_PROXY: 'loopback, 10.0.0.0/8' })
    expect(
      await statusesOf([1, 2, 3, 4].map((n) => `${invented(n)}, 203.0.113.9, 10.0.0.${n}`)),
    ).toEqual([200, 200, 200, 429])
  })

  it('off, the header is not looked at', async () => {
    await serve({})
    expect(await statusesOf([1, 2, 3, 4].map(invented))).toEqual([200, 200, 200, 429])
  })

  it('IPv6 is counted by /64 and an IPv4 address in IPv6 clothes as IPv4, in the overall limit and in that of failures', async () => {
    await serve({
      TRUST_PROXY: '1',
      LIMIT_CALLS_PER_MINUTE: '1000',
      LIMIT_REGISTRATIONS_PER_HOUR: '2',
    })
    expect([
      await register(1, '2001:db8:1:2::1'),
      await register(2, '2001:0db8:0001:0002:ffff::2'),
      await register(3, '2001:db8:1:2:3:4:5:6'),
      await register(4, '2001:db8:1:3::1'),
    ]).toEqual([200, 200, 429, 200])
    expect([
      await register(5, '::ffff:203.0.113.7'),
      await register(6, '203.0.113.7'),
      await register(7, '::ffff:cb00:7107'),
    ]).toEqual([200, 200, 429])
  })
})

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:51234', '203.0.113.7'],
  ['[2001:db8:1:2::1]:443', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'no address'],
  ['', 'no address'],
])('S2 %j is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
