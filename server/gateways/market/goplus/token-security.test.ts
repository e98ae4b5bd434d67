import { expect, test } from 'vitest'
import { MarketSourceError } from '../source-port.ts'
import { countedFlags, readTokenSecurity } from './token-security.ts'

const address = '0xAbCd00000000000000000000000000000000Ef01'
const clean = Object.fromEntries(countedFlags.map((flag) => [flag, '0']))
const body = (answered: Record<string, unknown>, code = 1) => ({
  code,
  message: 'OK',
  result: { [address.toLowerCase()]: answered },
})
const read = (answered: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(readTokenSecurity(body(answered), address, 100)).map(([key, { value }]) => [
      key,
      value,
    ]),
  )

test("D-AISCORE a contract's powers become rating inputs with source and age, whatever the case of the address", () => {
  expect(
    readTokenSecurity(
      body({
        ...clean,
        is_open_source: '1',
        is_honeypot: '0',
        hidden_owner: '1',
        is_mintable: '1',
      }),
      address,
      100,
    ),
  ).toEqual({
    openSource: { value: 1, as_of: 100, source: 'goplus' },
    honeypot: { value: 0, as_of: 100, source: 'goplus' },
    contractFlags: { value: 2, as_of: 100, source: 'goplus' },
  })
})

test('D-AISCORE what is not told stays unknown: hiding a power never lowers the count', () => {
  const { is_mintable: _hidden, ...rest } = clean
  expect(read({ ...rest, is_open_source: '1', hidden_owner: '1' })).toEqual({ openSource: 1 })
  expect(read({ is_open_source: '0' })).toEqual({ openSource: 0 })
  expect(read({ ...clean, is_open_source: '0', is_honeypot: '' })).toEqual({ openSource: 0 })
  expect(read({ ...clean, is_open_source: '1', selfdestruct: 'maybe' })).toEqual({ openSource: 1 })
})

test.each([
  [{ code: 1, message: 'OK', result: {} }],
  [{ code: 1, message: 'OK', result: null }],
  [{ code: 2021, message: 'contract info not found' }],
  [{ code: 2018, message: 'chain not supported', result: null }],
])('a contract nobody looked at has no facts: %j', (answer) => {
  expect(readTokenSecurity(answer, address, 100)).toEqual({})
})

test.each([
  [null],
  [[]],
  [{ error: 'x' }],
  [{ code: 5000, message: 'server error' }],
  [{ code: 2, message: 'pending' }],
  ['<html>'],
  [{ code: 1, result: 'x' }],
])('what is no answer is no fact: %j', (answer) => {
  expect(() => readTokenSecurity(answer, address, 100)).toThrow(MarketSourceError)
})

test("its own word for too many requests asks for a minute's peace", () => {
  expect(() =>
    readTokenSecurity({ code: 4029, message: 'too many requests' }, address, 100),
  ).toThrow(expect.objectContaining({ retryAfterMs: 60_000 }))
})
