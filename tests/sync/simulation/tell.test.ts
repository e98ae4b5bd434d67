// A failing seed ends in a story that a person can follow.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bugs } from './bugs.ts'
import { createHost, type Host } from './host.ts'
import { runSchedules } from './run-schedules.ts'
import { tell } from './tell.ts'

it('says in numbered sentences who did what, where, and which fault came', () => {
  const story = tell([
    { do: 'create', tab: 2, kind: 'ido', sameName: false },
    { do: 'fault', fault: 'dropAfter', on: 'change', times: 2 },
    { do: 'interrupt', tab: 0, by: 'kill', afterLabels: 3 },
    { do: 'setClock', device: 0, byMs: -86_400_000 },
    { do: 'pass', ms: 70_000 },
    { do: 'restore' },
  ])
  expect(story.split('\n').map((line) => line.trim())).toEqual([
    '1. In the phone somebody makes an ido list.',
    '2. Fault: each of the next 2 changes reaches the server, whose answer is lost.',
    '3. Fault: the first tab of the laptop is killed after 3 more steps of its drain.',
    '4. Fault: the clock of the laptop is set 1 d back.',
    '5. 70 s pass.',
    '6. Fault: the server is restored from its backup.',
  ])
})

let host: Host
beforeAll(async () => {
  host = await createHost(false, 'memory')
})
afterAll(() => host.close())

it('a failing schedule is cut down to the moves that matter, with what was expected and what was found', async () => {
  const bug = bugs.find(({ name }) => name === 'a refresh hides what is pending')
  if (!bug) throw new Error('no such bug')
  const { failure } = await runSchedules({ host, schedules: 200, seed: 20_260_107, bug })
  expect(failure?.message).toMatch(/^view = base \+ pending: items shown .* expected /)
  const lines = failure?.story.split('\n') ?? []
  expect(lines.length).toBeLessThanOrEqual(3)
  for (const line of lines) expect(line).toMatch(/^ +\d+\. [A-Z0-9].*\.$/)
  expect(failure?.story).toContain('puts item')
})
