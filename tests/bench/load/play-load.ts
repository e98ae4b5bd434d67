// Plays one kind of call on so many connections for a while, and what came of it.
import autocannon from 'autocannon'
import { calls } from '#contract/calls.ts'
import { percentile } from '../statistics.ts'
import { signIn, type Kind, type Said } from './kinds.ts'
import { readMemory } from './read-memory.ts'
import type { Account } from './seed-accounts.ts'

export type LoadTarget = { url: string; pid: number; accounts: readonly Account[] }

export type LoadResult = {
  name: string
  perSec: number
  p50Ms: number
  p99Ms: number
  /** Answers that were not 2xx, and requests that broke. */
  failed: number
  /** Bytes of an answer on the wire, with its headers. */
  bytes: number
  peakMb: number
  goal: Kind['goal']
}

const asRequest = ({ path, headers, body }: Said): autocannon.Request => ({
  method: 'POST',
  path,
  headers: {
    'content-type': 'application/json',
    'accept-encoding': 'gzip, deflate, br',
    ...headers,
  },
  body: JSON.stringify(body),
})

/** Its instance, and what it came to. */
const begin = (options: autocannon.Options) => {
  const { promise: result, resolve, reject } = Promise.withResolvers<autocannon.Result>()
  const instance = autocannon(options, (error, done) => {
    if (error) reject(error as Error)
    else resolve(done)
  })
  return { instance, result }
}

/** Requests under way do not end the others: `stop` lets the instance run out. */
const signingIn = ({ url, accounts }: LoadTarget, connections: number): (() => Promise<void>) => {
  let n = 0
  const { instance, result } = begin({
    url,
    connections,
    duration: 600,
    requests: [{ setupRequest: () => asRequest(signIn(accounts, (n += 1))) }],
  })
  return async () => {
    instance.stop()
    await result
  }
}

/** The server answers `f` before anything is measured: a wrong request would be measured as a fast one. */
const assertAnswered = async (
  { url }: LoadTarget,
  { name, next }: Kind,
  n: number,
): Promise<void> => {
  const { path, headers, body } = next(n)
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const { f } = body as { f: keyof typeof calls }
  const envelope = (await response.json()) as { success: boolean; output: unknown }
  if (!envelope.success) throw new Error(`${name}: ${JSON.stringify(envelope).slice(0, 300)}`)
  calls[f].output.parse(envelope.output)
}

/** One kind for `seconds` after a warm-up of half a second. */
export const playLoad = async (
  target: LoadTarget,
  kind: Kind,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<LoadResult> => {
  let n = 0
  await assertAnswered(target, kind, n++)
  const stopSignIns = kind.signIns === undefined ? null : signingIn(target, kind.signIns)
  const play = async (duration: number) => {
    const times: number[] = []
    const begunMs = performance.now()
    const { instance, result } = begin({
      url: target.url,
      connections,
      duration,
      requests: [{ setupRequest: () => asRequest(kind.next(n++)) }],
    })
    instance.on('response', (_, __, ___, ms) => void times.push(ms))
    return { times, result: await result, tookSec: (performance.now() - begunMs) / 1000 }
  }
  await play(1)
  const { times, result, tookSec } = await play(seconds)
  await stopSignIns?.()
  return {
    name: kind.name,
    perSec: times.length / tookSec,
    p50Ms: percentile(times, 0.5),
    p99Ms: percentile(times, 0.99),
    failed: result.non2xx + result.errors,
    bytes: result.throughput.total / Math.max(1, times.length),
    peakMb: readMemory(target.pid).peakMb,
    goal: kind.goal,
  }
}
