// A host of the previous release, made of this server: what it did not know is taken off requests and answers on their
// way. tests/server/previous-release.test.ts holds that what is left of this server answers as that release did.
import type { Exchange } from '../fixtures/previous-release/exchange.ts'
import type { MemoryServer } from './memory-server.ts'

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The names of fields at every depth of the lists that were recorded. */
const fieldsIn = (value: unknown, found: Set<string>): Set<string> => {
  if (Array.isArray(value)) for (const each of value) fieldsIn(each, found)
  else if (isFields(value)) {
    for (const [name, each] of Object.entries(value)) {
      found.add(name)
      fieldsIn(each, found)
    }
  }
  return found
}

const onlyWith = (known: ReadonlySet<string>, value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((each) => onlyWith(known, each))
  if (!isFields(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) =>
      known.has(name) ? [[name, onlyWith(known, each)]] : [],
    ),
  )
}

/** Makes `server` speak as it was recorded; every request that reaches it is handed to `seen` as it was sent. */
export const speakAsRecorded = (
  server: MemoryServer,
  { rows }: Exchange,
  seen: (f: string, body: Fields) => void,
): void => {
  const knownHeaders = new Set(
    rows.flatMap(({ headers }) => Object.keys(headers)).concat('authorization'),
  )
  const knownFields = fieldsIn(
    rows.filter(({ body }) => body.f !== 'login_user').map(({ answer }) => answer),
    new Set(['token']),
  )
  const capabilities = rows.find(({ body }) => body.f === 'get_capabilities')?.answer
  const passOn = server.fetch
  server.fetch = async (input, init) => {
    const request = new Request(input, init)
    const text = await request.clone().text()
    const { f, ...body } = JSON.parse(text) as { f: string } & Fields
    seen(f, body)
    const headers = [...request.headers].filter(([name]) => knownHeaders.has(name))
    const response = await passOn(request.url, {
      method: 'POST',
      headers: Object.fromEntries(headers),
      body: text,
    })
    const answer: unknown =
      f === 'get_capabilities' ? capabilities : onlyWith(knownFields, await response.json())
    return new Response(JSON.stringify(answer), {
      status: response.status,
      headers: { 'content-type': 'application/json' },
    })
  }
}
