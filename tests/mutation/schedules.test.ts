// What a mutant of the engine must survive after the unit tests: a few schedules of faults, the same for every mutant.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHost, type Host } from '../sync/simulation/host.ts'
import { runSchedules } from '../sync/simulation/run-schedules.ts'

const schedules = Number(process.env['SCHEDULES'] ?? 25)
const seed = 20_260_105

describe.skipIf(schedules === 0).each([
  ['with extensions', false],
  ['with EXTENSIONS=off', true],
])('a mutant of the engine against our server %s', (_, isPlain) => {
  let host: Host
  beforeAll(async () => {
    host = await createHost(isPlain)
  })
  afterAll(() => host.close())

  it(`keeps every promise through ${schedules} schedules`, async () => {
    const { failure } = await runSchedules({ host, schedules, seed, doesShrink: false })
    expect(failure?.message ?? 'no failure').toBe('no failure')
  })
})
