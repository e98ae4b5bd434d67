// The documented format of token sales that are imported: one JSON file, checked field by field
// (docs/sales-import.md).
import * as z from 'zod'
import { saleTypes } from '#domain/sale/sale.ts'
import { ratingInputs } from '#domain/rating/inputs.ts'

const line = (most: number) => z.string().trim().min(1).max(most)
const day = z.iso.date()
const moment = z.iso.datetime({ offset: true })
/** A UTC day, or a moment with its offset. */
const time = z.union(
  [day, moment],
  'must be a day such as 2026-11-30 or a moment such as 2026-11-30T14:00:00Z',
)
const amount = z.number().positive().max(1e24)
const percent = z.number().min(0).max(100)
const months = z.number().int().min(0).max(240)
const link = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })
const unknownToo = <T extends z.ZodType>(schema: T) => schema.nullable().default(null)
const listOf = <T extends z.ZodType>(schema: T) => z.array(schema).max(100).default([])

const round = z.strictObject({
  name: line(80),
  price: unknownToo(amount).describe('US dollars a token'),
  tokens: unknownToo(amount),
  raised: unknownToo(amount).describe('US dollars'),
  starts_at: unknownToo(time),
  ends_at: unknownToo(time),
  launchpad: unknownToo(line(80)),
})
const vesting = z.strictObject({
  label: line(80).describe('The allocation it belongs to'),
  tge_percent: percent.describe(
    'Share of the allocation that is free at the token generation event',
  ),
  cliff_months: months,
  vesting_months: months,
})
const inputKeys = ratingInputs.sale.map(({ key }) => key)
const facts = z
  .partialRecord(z.enum(inputKeys), z.number())
  .default({})
  .describe('Rating inputs that the file knows, in their units (docs/sales-import.md)')
const links = z
  .strictObject({
    homepage: unknownToo(link),
    whitepaper: unknownToo(link),
    twitter: unknownToo(link),
    telegram: unknownToo(link),
    source_code: unknownToo(link),
  })
  .prefault({})

export const importedSale = z
  .strictObject({
    id: z
      .string()
      .regex(
        /^[\dA-Za-z][\w.-]{0,99}$/,
        'must be letters, digits, dots, underscores and dashes, 100 at most',
      )
      .describe('Names the sale for ever: importing it again replaces it'),
    name: line(120),
    symbol: line(60),
    sale_type: z.enum(saleTypes),
    as_of: time.optional().describe('When these figures were true; absent: as the file says'),
    image: unknownToo(z.url({ protocol: /^https$/, error: 'must be an https address' })),
    launch_date: unknownToo(time).describe('Null: to be announced'),
    ends_at: unknownToo(time),
    token_price: unknownToo(amount).describe('US dollars'),
    circulating_supply_tge: unknownToo(amount).describe(
      'Tokens that circulate at the token generation event',
    ),
    total_supply: unknownToo(amount),
    total_raised: unknownToo(amount).describe('US dollars'),
    raise_goal: unknownToo(amount).describe('US dollars'),
    category: unknownToo(line(80)),
    blockchain: unknownToo(line(80)),
    description: unknownToo(z.string().max(20_000)).describe('Markup is dropped'),
    launchpads: listOf(line(80)),
    investors: listOf(
      z.strictObject({
        name: line(120),
        tier: unknownToo(z.number().int().min(1).max(4)).describe('1 is the best'),
      }),
    ),
    rounds: listOf(round),
    allocations: listOf(z.strictObject({ label: line(80), percent })),
    vesting: listOf(vesting),
    team: listOf(z.strictObject({ name: line(120), role: unknownToo(line(120)) })),
    links,
    facts,
  })
  .superRefine(({ allocations }, context) => {
    const sum = allocations.reduce((total, { percent: share }) => total + share, 0)
    if (sum > 100.01)
      context.addIssue({
        code: 'custom',
        path: ['allocations'],
        message: `add up to ${Number(sum.toFixed(2))} percent, 100 at most`,
      })
  })
export type ImportedSale = z.output<typeof importedSale>

export const formatName = 'coinsight-sales/1'

export const importFile = z
  .strictObject({
    format: z.literal(formatName),
    as_of: time.describe('When the figures were true, not when the file was written'),
    source: line(40).describe('Who says so; shown with every fact'),
    sales: z.array(importedSale).min(1).max(20_000),
  })
  .superRefine(({ sales }, context) => {
    const first = new Map<string, number>()
    for (const [index, { id }] of sales.entries()) {
      const before = first.get(id)
      if (before === undefined) first.set(id, index)
      else
        context.addIssue({
          code: 'custom',
          path: ['sales', index, 'id'],
          message: `is the id of sales[${before}] too`,
        })
    }
  })
export type ImportFile = z.output<typeof importFile>

/** The format as a JSON Schema, draft 2020-12, for editors and converters. */
export const importJsonSchema = (): unknown => ({
  title: 'Token sales for CoinSight',
  ...z.toJSONSchema(importFile, { io: 'input' }),
})
