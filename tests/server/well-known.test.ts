// What machines ask a site for first: where to report a problem.
import { expect, it } from 'vitest'
import { createMemoryServer } from '#tests/fakes/memory-server.ts'

const nowMs = Date.UTC(2026, 10, 23)
const ask = async (environment: Record<string, string>) => {
  const server = await createMemoryServer({ environment, clock: { nowMs: () => nowMs } })
  const answer = await server.fetch('http://x/.well-known/security.txt')
  const said = {
    status: answer.status,
    type: answer.headers.get('content-type'),
    text: await answer.text(),
  }
  await server.close()
  return said
}

it('an operator’s contact stands in security.txt, for less than a year', async () => {
  expect(
    await ask({
      SECURITY_CONTACT: 'mailto:security@example.com',
      APP_ORIGIN: 'https://app.example.com',
    }),
  ).toEqual({
    status: 200,
    type: 'text/plain; charset=utf-8',
    text: 'Contact: mailto:security@example.com\nExpires: 2027-05-22T00:00:00.000Z\nCanonical: https://app.example.com/.well-known/security.txt\n',
  })
})

it('without one there is no such file', async () => {
  expect((await ask({})).status).toBe(404)
})
