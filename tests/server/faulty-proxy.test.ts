// The bad network of the browser suites does what it says: a fault that is none would prove nothing.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openFaultyProxy, type Fate, type FaultyProxy } from '#tests/fakes/faulty-proxy.ts'

const answer = JSON.stringify({ success: true, output: 'x'.repeat(1000) })
let server: Server
let proxy: FaultyProxy
let done: string[]

beforeEach(async () => {
  done = []
  server = createServer((request, response) => {
    done.push(String(request.headers['idempotency-key'] ?? request.url))
    response.end(answer)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  proxy = await openFaultyProxy((server.address() as AddressInfo).port)
})
afterEach(async () => {
  await proxy.close()
  server.closeAllConnections()
  server.close()
})

const send = async (): Promise<string> => {
  try {
    const response = await fetch(`${proxy.origin}/client.php`, {
      method: 'POST',
      headers: { 'idempotency-key': 'one' },
      body: JSON.stringify({ f: 'create_watchlist' }),
    })
    return (await response.text()) === answer ? 'whole' : 'other'
  } catch {
    return 'nothing'
  }
}
const meet = (fate: Fate): Promise<string> => {
  proxy.obey(() => fate)
  return send()
}

it('passes calls and files', async () => {
  expect(await send()).toBe('whole')
  expect((await fetch(`${proxy.origin}/assets/x.js`)).status).toBe(200)
  expect(done).toEqual(['one', '/assets/x.js'])
})

it('loses a call before the server has it, or after', async () => {
  expect(await meet({ type: 'dropRequest' })).toBe('nothing')
  expect(done).toEqual([])
  expect(await meet({ type: 'dropReply' })).toBe('nothing')
  expect(done).toEqual(['one'])
})

it('breaks off in the middle of an answer', async () => {
  expect(await meet({ type: 'cutReply' })).toBe('nothing')
  expect(done).toEqual(['one'])
})

it('delivers a call once more, late', async () => {
  expect(await meet({ type: 'duplicate', afterMs: 50 })).toBe('whole')
  await proxy.quiet()
  expect(done).toEqual(['one', 'one'])
  expect(proxy.counts()).toEqual({ deliveries: 2, duplicate: 1 })
})

it('keeps a call, and then lets it go on or loses it; keeps an answer of what is done', async () => {
  const gate = Promise.withResolvers<'deliver' | 'lose'>()
  const waiting = meet({ type: 'keepRequest', until: gate.promise })
  await wait(50)
  expect(done).toEqual([])
  gate.resolve('deliver')
  expect(await waiting).toBe('whole')
  expect(await meet({ type: 'keepRequest', until: Promise.resolve('lose') })).toBe('nothing')
  const kept = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  const late = meet({ type: 'keepReply', onKept: kept.resolve, until: release.promise })
  await kept.promise
  expect(done).toEqual(['one', 'one'])
  release.resolve()
  expect(await late).toBe('whole')
})

it('a cut line lets nobody through until it is mended', async () => {
  proxy.cut()
  expect(await send()).toBe('nothing')
  proxy.mend()
  expect(await send()).toBe('whole')
})
