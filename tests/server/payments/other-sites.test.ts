// The stand-in's forms are its own pages' alone (S17).
import { expect, it } from 'vitest'
import { localProvider } from '#tests/fakes/paying-server.ts'
import { createMemoryServer } from '#tests/fakes/memory-server.ts'
import { systemClock } from '#server/clock.ts'

it.each([
  ['https://evil.example', 403],
  ['null', 403],
  ['http://memory.test', 303],
  [undefined, 303],
])('S17 a form that comes from %s is answered %i', async (origin, status) => {
  const { ports, attach } = await localProvider(systemClock)
  const server = await createMemoryServer({ ports, attach })
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    host: 'memory.test',
    ...(origin === undefined ? {} : { origin }),
  }
  const answer = await server.fetch('http://memory.test/local/payments', {
    method: 'POST',
    headers,
    body: 'days=1',
  })
  expect(answer.status).toBe(status)
  await server.close()
})
