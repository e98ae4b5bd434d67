// A simulation that catches nothing proves nothing: each of these mistakes must break a promise within the schedules given.
import { afterAll, describe, expect, it } from 'vitest'
import { bugs } from './bugs.ts'
import { createHost } from './host.ts'
import { runSchedules } from './run-schedules.ts'

const isLong = process.env['TEST_LONG'] === '1'
const quick = new Set([
  'an operation is deleted before it is sent',
  'a refresh hides what is pending',
  'the only list is not looked after',
  'whoever is signed in now signs the request',
])
const seed = Number(process.env['SEED'] ?? 20_260_105)
const within = 5000
const played = isLong ? bugs : bugs.filter(({ name }) => quick.has(name))

describe('the simulation catches', () => {
  const needed: string[] = []
  afterAll(() =>
    console.log(
      `${needed.length} of ${played.length} seeded bugs caught, seed ${seed}\n${needed.join('\n')}`,
    ),
  )

  it.each(played)(
    '$name',
    async (bug) => {
      // A bug of the schema needs a database that has one.
      const host = await createHost(bug.isPlain, bug.upgrade ? 'indexeddb' : 'memory')
      const { failure } = await runSchedules({
        host,
        schedules: within,
        seed,
        bug,
        doesShrink: false,
      })
      await host.close()
      expect(failure, `seed ${seed}: not caught in ${within} schedules`).not.toBeNull()
      needed.push(
        `  ${bug.name}: ${failure?.schedules} schedules, ${failure?.message.split(':')[0]}`,
      )
    },
    15 * 60_000,
  )
})
