import { describe, expect, it } from 'vitest'
import { calls, type CallName } from '#contract/calls.ts'
import { readPayload, templateOf } from './payload-template.ts'

const names = Object.keys(calls) as CallName[]

it.each(names)('D-TESTPAGES %s begins with a payload that has every field it needs', (f) => {
  const { payload } = calls[f]
  const problems = payload.safeParse(templateOf(payload)).error?.issues ?? []
  // An empty text may be too short; a field may never be missing or of another kind.
  expect(problems.filter(({ code }) => code === 'invalid_type')).toEqual([])
})

describe('what is typed', () => {
  const { payload } = calls.add_to_watchlist_v2
  it('is read where it fits the contract', () => {
    expect(readPayload('{"listId":"7","coinId":"bitcoin"}', payload)).toEqual({
      kind: 'payload',
      payload: { listId: '7', coinId: 'bitcoin' },
    })
  })
  it.each(['{', 'listId: 7'])('is told to be no JSON: %s', (text) => {
    expect(readPayload(text, payload)).toMatchObject({
      kind: 'not-json',
      reason: expect.any(String),
    })
  })
  it('is told which field the contract wants otherwise', () => {
    expect(readPayload('{"listId":true,"coinId":"x"}', payload)).toMatchObject({
      kind: 'not-by-contract',
      problem: expect.stringContaining('listId'),
    })
    expect(readPayload('[]', payload)).toMatchObject({ kind: 'not-by-contract' })
  })
  it('nothing at all is an empty payload', () => {
    expect(readPayload(' ', calls.get_languages.payload)).toEqual({ kind: 'payload', payload: {} })
  })
})
