// The real engine on in-memory databases against the real server, through schedules of faults. SCHEDULES and SEED come
// from the environment; a failure prints the seed and the shortest story that still fails.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHost, type Host } from './host.ts'
import { runSchedules, type Figures } from './run-schedules.ts'

const isLong = process.env['TEST_LONG'] === '1'
const schedules = Number(process.env['SCHEDULES'] ?? (isLong ? 10_000 : 300))
const seed = Number(process.env['SEED'] ?? (isLong ? Date.now() % 2 ** 31 : 20_260_105))
/** A loaded machine plays three in a second; a failing schedule takes a minute to be made shorter. */
const limitMs = 5 * 60_000 + schedules * 600

const report = (name: string, { schedules: played, moves, counts }: Figures): void => {
  const of = (word: string): string =>
    [...counts].filter(([what]) => what.startsWith(`${word} `)).map(([what, count]) => `${what.slice(word.length + 1)} ${count}`).toSorted().join(', ')
  const lines = ['move', 'request', 'network', 'kill', 'freeze', 'event', 'fault'].map((word) => `  ${word}: ${of(word)}`)
  console.log(`${name}: seed ${seed}, ${played} schedules, ${moves} moves\n${lines.join('\n')}`)
}

describe.each([
  ['with extensions', false],
  ['with EXTENSIONS=off', true],
])('the sync engine against our server %s', (name, isPlain) => {
  let host: Host
  beforeAll(async () => {
    host = await createHost(isPlain)
  })
  afterAll(() => host.close())

  it(`keeps every promise through ${schedules} schedules of faults (seed ${seed})`, async () => {
    const { failure, figures } = await runSchedules({ host, schedules, seed })
    report(name, figures)
    expect(failure === null ? 'no failure' : `SEED=${failure.seed}\n${failure.message}\n${failure.story}`).toBe('no failure')
  }, limitMs)
})
