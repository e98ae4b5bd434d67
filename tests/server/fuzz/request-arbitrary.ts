// Whole requests to the endpoints: body, session and headers, each mostly as it should be and sometimes not.
import * as fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { calls, type CallName } from '#contract/calls.ts'
import { payloadOf } from './payload-arbitrary.ts'

/** Whose session goes along. */
export type Sender = 'owner' | 'other' | 'nobody' | 'forged'
/** `f` is null where the body names no call on purpose. */
export type FuzzRequest = {
  f: CallName | null
  path: string
  body: string
  sender: Sender
  headers: Record<string, string>
}

const names = Object.keys(calls) as CallName[]
const paths = [...new Set(names.map((f) => calls[f].path))]

const mostly = <T>(usual: Arbitrary<T>, unusual: Arbitrary<T>, weight = 12): Arbitrary<T> =>
  fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: unusual })

const sender: Arbitrary<Sender> = fc.oneof(
  { weight: 10, arbitrary: fc.constant<Sender>('owner') },
  { weight: 2, arbitrary: fc.constant<Sender>('other') },
  { weight: 1, arbitrary: fc.constantFrom<Sender>('nobody', 'forged') },
)

const visible = fc.string({
  unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCodePoint(code)),
  maxLength: 80,
})
const oneOfFew = fc.constantFrom('a', 'b', '6f1c2f9e-3a0b-4c58-9d8e-0d1f6a1b2c3d')
const headers = fc.record(
  {
    'idempotency-key': fc.oneof(fc.uuid(), oneOfFew, visible),
    'x-client-id': fc.oneof(fc.uuid(), oneOfFew, visible),
    'x-lane': fc.oneof(oneOfFew, visible),
    'x-lane-seq': fc.oneof(fc.nat(5).map(String), visible),
    'x-if-fields-version': fc.oneof(fc.nat(3).map(String), visible),
    'x-base-fields-version': fc.oneof(fc.nat(3).map(String), visible),
    'accept-language': fc.oneof(fc.constantFrom('tr', 'ar', 'es-AR', 'xx', '*;q=0'), visible),
    'user-agent': visible,
  },
  { requiredKeys: [] },
)
const jsonHeaders = mostly(fc.constant({}), headers, 2)

const wellFormed = fc.constantFrom(...names).chain((f) =>
  fc.record({
    f: fc.constant<CallName | null>(f),
    path: fc.constant<string>(calls[f].path),
    body: payloadOf(f).map((payload) => JSON.stringify({ ...payload, f })),
    sender,
    headers: jsonHeaders,
  }),
)

const cut = (body: string, share: number): string => body.slice(0, Math.floor(body.length * share))
const nested = (depth: number): string => `${'{"f":'.repeat(depth)}1${'}'.repeat(depth)}`

/** Bodies that are no call: cut off, another endpoint's, nothing at all, far too deep. */
const illFormed: Arbitrary<FuzzRequest> = fc
  .tuple(
    wellFormed,
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.string(),
    fc.constantFrom(...paths),
  )
  .chain(([request, share, text, path]) =>
    fc.constantFrom(
      { ...request, f: null, body: cut(request.body, share) },
      { ...request, f: null, body: text },
      { ...request, f: null, body: JSON.stringify(text) },
      { ...request, f: null, body: JSON.stringify({ f: text }) },
      { ...request, f: null, body: `[${request.body}]` },
      { ...request, f: null, body: nested(2000) },
      { ...request, f: null, path },
      {
        ...request,
        f: null,
        headers: { 'content-type': text.replaceAll(/[^\x21-\x7e]/g, '') || 'x' },
      },
    ),
  )

export const fuzzRequest: Arbitrary<FuzzRequest> = mostly(wellFormed, illFormed)
