// Reads GoPlus's token security answer: GET /api/v1/token_security/{chain
// number}?contract_addresses=0x… Shape and meaning of the fields:
// github.com/GoPlusSecurity/goplus-sdk-node, dist/gen/model/ResponseWrapperTokenSecurityResult.js;
// codes: github.com/GoPlusSecurity/goplus-sdk-python, goplus/errorcode.py. Fields are "1", "0" or
// absent: unknown.
import * as z from 'zod'
import type { FactsWire } from '#contract/market/rating-wire.ts'
import { MarketSourceError } from '../source-port.ts'

const succeeded = 1
/**
 * The address, the chain or the contract is nothing GoPlus can look at: asking again soon brings
 * nothing else.
 */
const nothingThere = new Set([2004, 2018, 2020, 2021])
const tooManyRequests = 4029
const peaceMs = 60_000

const answer = z.looseObject({
  code: z.number(),
  message: z.string().nullish(),
  result: z.record(z.string(), z.unknown()).nullish(),
})
const token = z.looseObject({
  is_open_source: z.string().nullish(),
  is_honeypot: z.string().nullish(),
})

/**
 * Powers over holders that a contract keeps. All are told for open sources; where one is not, the
 * number is unknown.
 */
export const countedFlags = [
  'hidden_owner',
  'can_take_back_ownership',
  'owner_change_balance',
  'selfdestruct',
  'transfer_pausable',
  'is_blacklisted',
  'is_mintable',
  'slippage_modifiable',
  'personal_slippage_modifiable',
  'external_call',
] as const

const yesNo = (value: unknown): number | null => (value === '1' ? 1 : value === '0' ? 0 : null)

const flagsOf = (flagsByName: Record<string, unknown>): number | null => {
  const flags = countedFlags.map((flag) => yesNo(flagsByName[flag]))
  return flags.includes(null) ? null : flags.reduce<number>((sum, flag) => sum + (flag ?? 0), 0)
}

/**
 * What the answer says of one contract, as rating inputs read at `atSec`: openSource, honeypot,
 * contractFlags. Empty where GoPlus knows nothing of it. Throws MarketSourceError for everything
 * that is no answer, its own "too many requests" included.
 */
export const readTokenSecurity = (body: unknown, address: string, atSec: number): FactsWire => {
  const read = answer.safeParse(body)
  if (!read.success) throw new MarketSourceError("GoPlus's answer is no token security")
  const { code, result } = read.data
  if (nothingThere.has(code)) return {}
  if (code === tooManyRequests)
    throw new MarketSourceError('GoPlus counts too many requests', peaceMs)
  if (code !== succeeded) throw new MarketSourceError(`GoPlus answered with the code ${code}`)
  const [, found] =
    Object.entries(result ?? {}).find(([key]) => key.toLowerCase() === address.toLowerCase()) ?? []
  const contract = token.safeParse(found)
  if (!contract.success) return {}
  const isOpen = yesNo(contract.data.is_open_source)
  const known: [string, number | null][] = [
    ['openSource', isOpen],
    ['honeypot', yesNo(contract.data.is_honeypot)],
    ['contractFlags', isOpen === 1 ? flagsOf(contract.data) : null],
  ]
  return Object.fromEntries(
    known.flatMap(([key, value]) =>
      value === null ? [] : [[key, { value, as_of: atSec, source: 'goplus' }]],
    ),
  )
}
