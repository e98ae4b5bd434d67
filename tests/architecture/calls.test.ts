// Each `f` has one contract row and one handler file of the same name, and nothing else calls itself a handler.
import { describe, expect, it } from 'vitest'
import { calls } from '#contract/calls.ts'
import { filesMatching, isThere } from './repository.ts'

const endpointOf = (path: string): string => path.slice(1).replace('.php', '').replaceAll('_', '-')
const handlerOf = (call: { path: string; f: string }): string =>
  `server/handlers/${endpointOf(call.path)}/${call.f}.ts`

describe('the table of calls', () => {
  const rows = Object.entries(calls)

  it('keys every row by its own f', () => {
    expect(rows.filter(([key, row]) => key !== row.f).map(([key]) => key)).toEqual([])
  })

  it('has a handler file for every row', () => {
    expect(rows.map(([, row]) => handlerOf(row)).filter((path) => !isThere(path))).toEqual([])
  })

  it('has a row for every handler file', () => {
    const known = new Set(rows.map(([, row]) => handlerOf(row)))
    const handlers = filesMatching('server/handlers/*/*.ts').filter(
      (path) => !path.includes('.test.') && /\/[a-z_-]+\.ts$/.test(path),
    )
    expect(handlers.filter((path) => !known.has(path))).toEqual([])
  })
})
