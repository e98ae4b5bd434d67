// The file of membership plans: its format, checked whole, so that a wrong price never reaches a
// person.
import * as z from 'zod'
import { planIntervals, type PlanWire } from '#contract/payments/plan-wire.ts'
import { membershipTierSchema } from '#contract/account/user-wire.ts'

const tierOrder = membershipTierSchema.options
const known = new Set(Intl.supportedValuesOf('currency'))
const differ = (values: readonly string[]): boolean => new Set(values).size === values.length

const priceSchema = z.strictObject({
  interval: z.enum(planIntervals),
  /** Minor units of the currency. */
  amount: z.number().int().min(0).max(100_000_000),
  priceId: z.string().trim().min(1),
})

const tierSchema = z.strictObject({
  tier: membershipTierSchema,
  name: z.string().trim().min(1).max(40),
  recommended: z.boolean().default(false),
  /** False while nothing that only this tier adds exists. */
  onSale: z.boolean().default(true),
  features: z.array(z.string().trim().min(1).max(200)).refine(differ, 'names a feature twice'),
  prices: z
    .array(priceSchema)
    .refine(
      (prices) => prices.map(({ interval }) => interval).join() === planIntervals.join(),
      'needs one price for month and then one for year',
    ),
})

const plansFileSchema = z.strictObject({
  currency: z
    .string()
    .toUpperCase()
    .refine((code) => known.has(code), 'is not an ISO 4217 code such as USD'),
  tiers: z
    .array(tierSchema)
    .refine(
      (tiers) => tiers.map(({ tier }) => tier).join() === tierOrder.join(),
      `must be ${tierOrder.join(', ')}, in this order`,
    )
    .refine(
      (tiers) => tiers.filter(({ recommended }) => recommended).length <= 1,
      'recommends more than one',
    )
    .refine(
      (tiers) => differ(tiers.flatMap(({ prices }) => prices.map(({ priceId }) => priceId))),
      'use a priceId twice',
    )
    .refine(
      (tiers) =>
        tiers.every(
          ({ tier, prices }) => tier !== 'free' || prices.every(({ amount }) => amount === 0),
        ),
      'charge for free',
    ),
})

/**
 * The plans of a parsed file, one row for each tier and interval. `onSale`: tiers that are sold
 * whatever the file says of them. Throws a ZodError that names the place.
 */
export const plansIn = (file: unknown, onSale: readonly string[] = []): PlanWire[] => {
  const { currency, tiers } = plansFileSchema.parse(file)
  return tiers.flatMap(({ tier, name, recommended, features, prices, ...of }) =>
    prices.map(({ interval, amount, priceId }) => ({
      id: `${tier}-${interval}`,
      name,
      tier,
      level: tierOrder.indexOf(tier),
      priceId,
      amount,
      currency: currency.toLowerCase(),
      interval,
      features,
      recommended,
      onSale: of.onSale || onSale.includes(tier),
    })),
  )
}
