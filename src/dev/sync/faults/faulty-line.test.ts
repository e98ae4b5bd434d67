import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Line } from '#api/line.ts'
import { delayMs, faults, faultyLine, type Fault } from './faulty-line.ts'

const sent: string[] = []
const sound: Line = {
  isOffline: () => false,
  fetch: async (input) => {
    const { f } = (await (input as Request).json()) as { f: string }
    sent.push(f)
    return Response.json({ success: true, output: f })
  },
}

const ask = async (
  fault: Fault,
  f = 'create_watchlist',
  onMet: () => void = () => {},
): Promise<string> => {
  const request = new Request('http://api.test/x', { method: 'POST', body: JSON.stringify({ f }) })
  try {
    const response = await faultyLine(sound, fault, onMet).fetch(request)
    return `${response.status} ${response.headers.get('content-type')?.split(';')[0]}`
  } catch (error) {
    return error instanceof TypeError ? 'lost' : String(error)
  }
}

beforeEach(() => {
  sent.length = 0
})
afterEach(() => vi.useRealTimers())

describe('a line with a fault', () => {
  it.each<[Fault, string, number]>([
    ['offline', 'lost', 0],
    ['dropBefore', 'lost', 0],
    ['dropAfter', 'lost', 1],
    ['duplicate', '200 application/json', 2],
    ['error500', '500 application/json', 0],
    ['unauthorized', '401 application/json', 0],
    ['html', '200 text/html', 0],
  ])('%s: the app sees "%s", the server %i requests', async (fault, seen, count) => {
    expect(await ask(fault)).toBe(seen)
    expect(sent).toHaveLength(count)
  })

  it('sends late, and not at all once nobody waits any more', async () => {
    vi.useFakeTimers()
    const asking = ask('delay')
    await vi.advanceTimersByTimeAsync(delayMs - 1)
    expect(sent).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(await asking).toBe('200 application/json')
    const patience = new AbortController()
    const request = new Request('http://api.test/x', {
      method: 'POST',
      body: '{"f":"create_watchlist"}',
      signal: patience.signal,
    })
    const given = faultyLine(sound, 'delay', () => {}).fetch(request)
    setTimeout(() => patience.abort(new Error('enough')), 1000)
    const [outcome] = await Promise.all([
      Promise.allSettled([given]),
      vi.advanceTimersByTimeAsync(1000),
    ])
    expect(outcome).toMatchObject([{ status: 'rejected', reason: new Error('enough') }])
    await vi.advanceTimersByTimeAsync(delayMs)
    expect(sent).toEqual(['create_watchlist'])
  })

  it('lets every other call of the app through, but for a line without a connection', async () => {
    for (const fault of faults) {
      sent.length = 0
      const seen = await ask(fault, 'get_market')
      expect([fault, seen, sent]).toEqual(
        fault === 'offline' ? [fault, 'lost', []] : [fault, '200 application/json', ['get_market']],
      )
    }
  })

  it('tells of every request that met it, and only without a connection that nothing leaves', async () => {
    const onMet = vi.fn<() => void>()
    await ask('html', 'get_user_watchlists', onMet)
    await ask('html', 'get_market', onMet)
    expect(onMet).toHaveBeenCalledTimes(1)
    expect(faults.filter((fault) => faultyLine(sound, fault, onMet).isOffline())).toEqual([
      'offline',
    ])
  })
})
