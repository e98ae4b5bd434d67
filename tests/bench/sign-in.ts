// `npm run bench:sign-in`: the real server as a process. What eight sign-ins at once do to everybody else's calls, and
// whether the time of a refused login tells that an address has an account. Prints figures; times never fail it.
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import type { Envelope } from '#contract/envelope.ts'
import { startedServer } from '#tests/fakes/server-process.ts'
import { median, percentile } from './statistics.ts'

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5)
/** `npm run bench:sign-in -- calls` or `-- times` runs that half only. */
const wanted = process.argv.slice(2)
const isWanted = (half: string): boolean => wanted.length === 0 || wanted.includes(half)
const signInsAtOnce = 8
const callsPerRound = 400
const triesPerKind = 200
const password = 'Correct-horse-9'

const folder = mkdtempSync(path.join(tmpdir(), 'coinsight-bench-'))
const server = await startedServer({ DATA_DIR: folder })

const call = async (endpoint: string, body: object, token?: string): Promise<Envelope> => {
  const response = await fetch(`${server.url}${endpoint}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  return (await response.json()) as Envelope
}
const logIn = (email: string, secret: string): Promise<Envelope> =>
  call('/authentication.php', { f: 'login_user', email, password: secret })
const emailOf = (n: number): string => `bench${n}@example.com`

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const startMs = performance.now()
  await work()
  return performance.now() - startMs
}

const ms = (value: number): string => `${value.toFixed(1)} ms`
const spread = (values: readonly number[]): string =>
  `${ms(median(values))} (${ms(Math.min(...values))} to ${ms(Math.max(...values))})`

/** Times of calls that have nothing to do with passwords, four under way at a time. */
const otherCalls = async (token: string): Promise<number[]> => {
  const times: number[] = []
  const caller = async (): Promise<void> => {
    while (times.length < callsPerRound)
      times.push(await timed(() => call('/client.php', { f: 'get_user_watchlists' }, token)))
  }
  await Promise.all([caller(), caller(), caller(), caller()])
  return times
}

/** The same while `signInsAtOnce` people sign in, over and over. */
const besideSignIns = async (token: string): Promise<{ times: number[]; signIns: number[] }> => {
  const signIns: number[] = []
  const others = { areDone: false }
  const people = Array.from({ length: signInsAtOnce }, async (_, n) => {
    while (!others.areDone) signIns.push(await timed(() => logIn(emailOf(n), password)))
  })
  const times = await otherCalls(token)
  others.areDone = true
  await Promise.all(people)
  return { times, signIns }
}

/** How often a random time of `left` is longer than one of `right`: a half where nothing tells them apart. */
const shareLonger = (left: readonly number[], right: readonly number[]): number =>
  left.reduce(
    (sum, a) => sum + right.filter((b) => a > b).length + right.filter((b) => a === b).length / 2,
    0,
  ) /
  (left.length * right.length)

/** Refused logins one after the other, known and unknown addresses in turn, who goes first by chance. */
const refusedLogins = async (): Promise<{ known: number[]; unknown: number[] }> => {
  const [known, unknown]: [number[], number[]] = [[], []]
  for (let n = 0; n < triesPerKind; n += 1) {
    const pair = [
      async () =>
        void known.push(await timed(() => logIn(emailOf(n % signInsAtOnce), 'a wrong guess'))),
      async () =>
        void unknown.push(await timed(() => logIn(`nobody${n}@example.com`, 'a wrong guess'))),
    ]
    for (const attempt of Math.random() < 0.5 ? pair : pair.toReversed()) await attempt()
  }
  return { known, unknown }
}

const callsHalf = async (): Promise<void> => {
  const { token } = (await logIn(emailOf(0), password)).output as { token: string }
  await otherCalls(token)
  const [alone, beside, beside50, signIn]: [number[], number[], number[], number[]] = [
    [],
    [],
    [],
    [],
  ]
  for (let round = 0; round < rounds; round += 1) {
    alone.push(percentile(await otherCalls(token), 0.99))
    const { times, signIns } = await besideSignIns(token)
    beside.push(percentile(times, 0.99))
    beside50.push(median(times))
    signIn.push(median(signIns))
  }
  console.log(`other calls alone, p99:                    ${spread(alone)}`)
  console.log(`other calls beside ${signInsAtOnce} sign-ins, p50:        ${spread(beside50)}`)
  console.log(
    `other calls beside ${signInsAtOnce} sign-ins, p99:        ${spread(beside)}, goal below 150 ms: ${median(beside) < 150 ? 'met' : 'MISSED'}`,
  )
  console.log(`a sign-in, ${signInsAtOnce} at once, p50:                ${spread(signIn)}`)
}

const timesHalf = async (): Promise<void> => {
  const [shares, gaps, middles]: [number[], number[], number[]] = [[], [], []]
  for (let round = 0; round < rounds; round += 1) {
    const { known, unknown } = await refusedLogins()
    shares.push(shareLonger(known, unknown))
    gaps.push(median(known) - median(unknown))
    middles.push(median(unknown))
  }
  // The standard deviation of the share where both are drawn from one source.
  const chance = Math.sqrt((2 * triesPerKind + 1) / (12 * triesPerKind * triesPerKind))
  console.log(`a refused login, unknown address, p50:     ${spread(middles)}`)
  console.log(`known minus unknown address, of p50:       ${spread(gaps)}`)
  console.log(
    `a known one takes longer, ${triesPerKind} tries each: ${shares.map((share) => `${(share * 100).toFixed(1)} %`).join(', ')}; chance alone gives 50 +- ${(200 * chance).toFixed(1)} %`,
  )
}

try {
  console.log(
    `${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}, ${rounds} rounds; medians of the rounds (least to most)`,
  )
  for (let n = 0; n < signInsAtOnce; n += 1)
    await call('/authentication.php', {
      f: 'register_user',
      email: emailOf(n),
      password,
      username: `bench-${n}`,
    })
  if (isWanted('calls')) await callsHalf()
  if (isWanted('times')) await timesHalf()
} finally {
  await server.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
}
