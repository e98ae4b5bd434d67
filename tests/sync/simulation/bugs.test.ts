// A simulation that catches nothing proves nothing: each of these mistakes must break a promise within the schedules given.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bugs } from './bugs.ts'
import { createHost, type Host } from './host.ts'
import { runSchedules } from './run-schedules.ts'

const isLong = process.env['TEST_LONG'] === '1'
const quick = new Set(['an operation is deleted before it is sent', 'a refresh hides what is pending', 'the only list is not looked after'])
const seed = Number(process.env['SEED'] ?? 20_260_105)
const within = 1500

describe('the simulation catches', () => {
  const hosts = new Map<boolean, Host>()
  beforeAll(async () => {
    for (const isPlain of [false, true]) hosts.set(isPlain, await createHost(isPlain))
  })
  afterAll(async () => {
    for (const host of hosts.values()) await host.close()
  })

  it.each(bugs.filter(({ name }) => isLong || quick.has(name)))('$name', async (bug) => {
    const host = hosts.get(bug.isPlain)
    if (!host) throw new Error('no host')
    const { failure } = await runSchedules({ host, schedules: within, seed, bug, doesShrink: false })
    console.log(`${bug.name}: ${failure ? `caught after ${failure.schedules} schedules, ${failure.message.split(':')[0]}` : 'NOT CAUGHT'}`)
    expect(failure, `seed ${seed}: not caught in ${within} schedules`).not.toBeNull()
  }, 15 * 60_000)
})
