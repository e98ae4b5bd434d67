// The client of the previous release meets this server: its recorded requests get the answers it got then.
import { afterEach, describe, expect, it } from 'vitest'
import { createMemoryServer, type MemoryServer } from '#tests/fakes/memory-server.ts'
import { exchangeWith, hosts, type Exchanged } from '../fixtures/previous-release/exchange.ts'

let server: MemoryServer
afterEach(() => server.close())

/** What differs from one server and day to the next. */
const ofTheDay = /^(token|created_at|added_at|expires_at|refresh_token)$/

/** The recorded ids of lists and people, and what this server calls them. */
type Names = Map<string, string>

const learnNames = (names: Names, recorded: unknown, now: unknown): void => {
  if (Array.isArray(recorded) && Array.isArray(now))
    recorded.forEach((each, at) => learnNames(names, each, now[at]))
  else if (
    typeof recorded === 'object' &&
    recorded !== null &&
    typeof now === 'object' &&
    now !== null
  ) {
    for (const [key, value] of Object.entries(recorded)) {
      const other: unknown = Reflect.get(now, key)
      if (/^(id|user_id)$/.test(key) && typeof value === 'string' && typeof other === 'string')
        names.set(value, other)
      else learnNames(names, value, other)
    }
  }
}

const inTheseNames = (names: Names, value: unknown): unknown => {
  if (typeof value === 'string') return names.get(value) ?? value
  if (Array.isArray(value)) return value.map((each) => inTheseNames(names, each))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      ofTheDay.test(key) ? expect.anything() : inTheseNames(names, each),
    ]),
  )
}

/** Everything the old answer had is there with the same value; what came since may stand beside it. */
const atLeast = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(atLeast)
  if (typeof value !== 'object' || value === null || 'asymmetricMatch' in value) return value
  return expect.objectContaining(
    Object.fromEntries(Object.entries(value).map(([key, each]) => [key, atLeast(each)])),
  )
}

describe.each(hosts)('a host %s', (host) => {
  it('answers every recorded request as the previous release did, repeated ones included', async () => {
    const { email, rows } = exchangeWith(host)
    server = await createMemoryServer({ extensions: host === 'with-extensions' })
    const exchange = rows.find(({ body }) => body.f === 'retrieve_current_user')
    const { username } = (exchange?.answer.output as { user: { username: string } } | undefined)
      ?.user ?? { username: '' }
    const signUp = await server.call('register_user', {
      email,
      password: 'Correct-horse-9',
      username,
    })
    const { token } = signUp.output as { token: string }
    const names: Names = new Map()

    const send = async ({
      path,
      headers,
      body,
      hasToken,
    }: Exchanged): Promise<{ status: number; answer: Exchanged['answer'] }> => {
      const { f, ...payload } = body
      const response = await server.fetch(`http://memory.test${path}`, {
        method: 'POST',
        headers: { ...headers, ...(hasToken ? { authorization: `Bearer ${token}` } : {}) },
        body: JSON.stringify({ f, ...(inTheseNames(names, payload) as object) }),
      })
      return { status: response.status, answer: (await response.json()) as Exchanged['answer'] }
    }

    for (const [at, row] of rows.entries()) {
      const { status, answer } = await send(row)
      learnNames(names, row.answer.output, answer.output)
      const wanted = {
        at,
        f: row.body.f,
        status: row.status,
        success: row.answer.success,
        error: row.answer.error,
      }
      expect({ at, f: row.body.f, status, success: answer.success, error: answer.error }).toEqual(
        wanted,
      )
      // What it announces may grow: that has a test of its own.
      if (row.body.f === 'get_capabilities') continue
      expect({ at, output: answer.output }).toEqual({
        at,
        output: atLeast(inTheseNames(names, row.answer.output)),
      })
    }
  })

  it('still announces what the previous release counts on', async () => {
    server = await createMemoryServer({ extensions: host === 'with-extensions' })
    const answer = exchangeWith(host).rows.find(({ body }) => body.f === 'get_capabilities')?.answer
      .output as { capabilities: string[] }
    const { output } = await server.call('get_capabilities', {})
    expect((output as { capabilities: string[] }).capabilities).toEqual(
      expect.arrayContaining(answer.capabilities),
    )
  })
})
