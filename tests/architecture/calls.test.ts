// Each `f` has one contract row and one handler file of the same name, in a folder of its endpoint; nothing else calls itself
// a handler.
import { describe, expect, it } from 'vitest'
import { calls } from '#contract/calls.ts'
import { filesMatching } from './repository.ts'

const endpointOf = (path: string): string => path.slice(1).replace('.php', '').replaceAll('_', '-')

/** `server/handlers/<endpoint>/<noun>/<f>.ts`, the noun left out. */
const addressOf = (handler: string): string => {
  const [, , endpoint, ...rest] = handler.split('/')
  return `${endpoint}/${rest.at(-1)}`
}
const handlers = filesMatching('server/handlers/*/**/*.ts').filter(
  (path) => !path.includes('.test.') && /\/[a-z0-9_-]+\.ts$/.test(path),
)

describe('the table of calls', () => {
  const rows = Object.entries(calls)
  const addresses = rows.map(([, row]) => `${endpointOf(row.path)}/${row.f}.ts`)

  it('keys every row by its own f', () => {
    expect(rows.filter(([key, row]) => key !== row.f).map(([key]) => key)).toEqual([])
  })

  it('has one handler file for every row', () => {
    expect(
      addresses.filter(
        (address) => handlers.filter((path) => addressOf(path) === address).length !== 1,
      ),
    ).toEqual([])
  })

  it('has a row for every handler file', () => {
    const known = new Set(addresses)
    expect(handlers.filter((path) => !known.has(addressOf(path)))).toEqual([])
  })
})
