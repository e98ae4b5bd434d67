// Payloads of a call: what its schema allows, what it takes in earnest, and what nobody should send.
import * as fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import * as z from 'zod'
import type { Call } from '#contract/call.ts'
import { calls, type CallName } from '#contract/calls.ts'
import { entityFurnishings } from '#tests/fakes/entity-rows.ts'
import { samplePayloads, type OwnedIds } from '#tests/fakes/sample-payloads.ts'

type Schema = z.core.JSONSchema.BaseSchema

/** Stand for the rows of whoever asks: they are put in when the body is sent. */
const ids = {
  coinList: '«coinList»',
  saleList: '«saleList»',
  email: '«name»@example.com',
  password: '«password»',
  verifyToken: '«verifyToken»',
  otherSession: '«otherSession»',
  subscriptionId: '«subscriptionId»',
  checkoutId: '«checkoutId»',
}
const rows = Object.fromEntries(entityFurnishings.map(({ table }) => [table, `«${table}»`]))
const placeholders: OwnedIds = { ...ids, rows }

const long = [300, 5000].map((length) => 'x'.repeat(length))
const hostile: Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\u202e',
    '__proto__',
    "' or 1=1 --",
    '%',
    '_',
    '../..',
    '<script>',
    '🔑'.repeat(60),
    ...long,
    -1,
    0,
    1,
    0.5,
    1e21,
    1e308,
    2 ** 31,
    2 ** 53,
    -(2 ** 63),
    '1',
    '-1',
    'NaN',
    '1e3',
    true,
    [],
    {},
    ['x'],
    { $ne: '' },
    Array.from({ length: 60 }, () => 'x'),
  ),
  fc.constantFrom(...Object.values(ids), ...Object.values(rows)),
)

const itemsOf = ({ items }: Schema): Schema =>
  typeof items === 'object' && !Array.isArray(items) ? items : {}

const textOf = ({ minLength = 0, maxLength = 60 }: Schema): Arbitrary<string> =>
  fc.string({ unit: 'binary', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) })

const byType: Record<string, (schema: Schema) => Arbitrary<unknown>> = {
  string: textOf,
  boolean: () => fc.boolean(),
  integer: ({ minimum = 0, maximum = 2 ** 53 }) =>
    fc.oneof(
      fc.integer({ min: minimum, max: Math.min(maximum, minimum + 50) }),
      fc.maxSafeInteger().filter((value) => value >= minimum && value <= maximum),
    ),
  number: () => fc.double({ noNaN: true, noDefaultInfinity: true }),
  array: (schema) =>
    fc.array(conforming(itemsOf(schema)), {
      minLength: schema.minItems ?? 0,
      maxLength: Math.min(schema.maxItems ?? 5, 5),
    }),
}

/** Values a schema allows. */
const conforming = (schema: Schema): Arbitrary<unknown> => {
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  if (schema.anyOf !== undefined)
    return fc.oneof(...schema.anyOf.map((option) => conforming(option)))
  return byType[String(schema.type)]?.(schema) ?? fc.jsonValue({ maxDepth: 2 })
}

/** Every time somebody new: an address and a name are taken after their first use. */
const fresh: Partial<Record<CallName, Record<string, Arbitrary<unknown>>>> = {
  register_user: {
    email: fc.nat().map((n) => `fuzz${n}@example.com`),
    username: fc.nat().map((n) => `fuzz-${n}`),
  },
}

/** A payload of `f`, from quite right to quite wrong. */
export const payloadOf = (f: CallName): Arbitrary<Record<string, unknown>> => {
  const { properties = {} } = z.toJSONSchema((calls[f] as Call).payload, {
    io: 'input',
    unrepresentable: 'any',
  })
  const good: Record<string, unknown> = samplePayloads[f](placeholders)
  const goodOf = (key: string): Arbitrary<unknown> =>
    fresh[f]?.[key] ??
    (key in good ? fc.constant(good[key]) : conforming(properties[key] as Schema))
  const keys = Object.keys(properties)
  const right = fc.record(Object.fromEntries(keys.map((key) => [key, goodOf(key)])), {
    requiredKeys: Object.keys(good),
  })
  const mixed = fc.record(
    Object.fromEntries(
      keys.map((key) => [
        key,
        fc.oneof(
          { weight: 5, arbitrary: goodOf(key) },
          { weight: 3, arbitrary: conforming(properties[key] as Schema) },
          { weight: 2, arbitrary: hostile },
        ),
      ]),
    ),
    { requiredKeys: [] },
  )
  const extra = fc.dictionary(
    fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'f', 'user_id', 'is_admin')),
    hostile,
    { maxKeys: 3 },
  )
  return fc.oneof(
    { weight: 2, arbitrary: right },
    { weight: 5, arbitrary: mixed },
    {
      weight: 1,
      arbitrary: fc.tuple(mixed, extra).map(([payload, more]) => ({ ...payload, ...more })),
    },
  )
}
