import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { ConfigError } from '../../config/config-error.ts'
import { plansOfFile } from './plans-of-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'coinsight-plans-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Draft = {
  currency: string
  tiers: {
    tier: string
    name: string
    recommended?: boolean
    features: string[]
    prices: { interval: string; amount: number; priceId: string }[]
  }[]
}
const standard = (): Draft =>
  JSON.parse(readFileSync(new URL('standard-plans.json', import.meta.url), 'utf8')) as Draft

const fileWith = (text: string): string => {
  const path = join(folder, 'plans.json')
  writeFileSync(path, text)
  return path
}
const complaint = (path: string): string => {
  try {
    plansOfFile(path)
    return 'accepted'
  } catch (error) {
    return error instanceof ConfigError ? error.message : `another error: ${String(error)}`
  }
}
const changed = (change: (draft: Draft) => void): string => {
  const draft = standard()
  change(draft)
  return complaint(fileWith(JSON.stringify(draft)))
}

it('D-TIERS: the standard plans are free, pro and premium, monthly and yearly, by rising level', async () => {
  const plans = await plansOfFile().list()
  expect(plans.map(({ tier, level, interval }) => `${tier} ${level} ${interval}`)).toEqual([
    'free 0 month',
    'free 0 year',
    'pro 1 month',
    'pro 1 year',
    'premium 2 month',
    'premium 2 year',
  ])
  expect(plans.filter(({ tier, amount }) => tier === 'free' && amount !== 0)).toEqual([])
  expect(plans.find(({ id }) => id === 'pro-year')).toMatchObject({
    amount: 12_000,
    currency: 'usd',
    priceId: 'pro_yearly',
    recommended: true,
  })
})

it('takes a file of its own, byte-order mark and all', async () => {
  const draft = standard()
  draft.currency = 'JPY'
  const plans = await plansOfFile(fileWith(`\ufeff${JSON.stringify(draft)}`)).list()
  expect(new Set(plans.map(({ currency }) => currency))).toEqual(new Set(['jpy']))
})

it('names what is wrong with a file, and where', () => {
  expect(complaint(join(folder, 'absent.json'))).toMatch(
    /^PLANS_FILE cannot be read: .*absent\.json\. Correct or unset it/,
  )
  expect(complaint(fileWith('{'))).toMatch(/^PLANS_FILE is not JSON\./)
  expect(complaint(fileWith('[]'))).toMatch(/^PLANS_FILE is not usable: the file: /)
  expect(
    changed((draft) => {
      draft.currency = 'coins'
    }),
  ).toMatch(/currency: is not an ISO 4217 code/)
  expect(
    changed((draft) => {
      draft.tiers.reverse()
    }),
  ).toMatch(/tiers: must be free, pro, premium, in this order/)
  expect(
    changed((draft) => {
      draft.tiers.pop()
    }),
  ).toMatch(/tiers: must be free, pro, premium/)
  expect(
    changed((draft) => {
      draft.tiers[2]!.recommended = true
    }),
  ).toMatch(/tiers: recommends more than one/)
  expect(
    changed((draft) => {
      draft.tiers[1]!.prices[0]!.priceId = 'premium_yearly'
    }),
  ).toMatch(/tiers: use a priceId twice/)
  expect(
    changed((draft) => {
      draft.tiers[0]!.prices[0]!.amount = 100
    }),
  ).toMatch(/tiers: charge for free/)
  expect(
    changed((draft) => {
      draft.tiers[1]!.prices[0]!.amount = 9.99
    }),
  ).toMatch(/tiers\.1\.prices\.0\.amount: /)
  expect(
    changed((draft) => {
      draft.tiers[1]!.prices.pop()
    }),
  ).toMatch(/tiers\.1\.prices: needs one price for month and then one for year/)
  expect(
    changed((draft) => {
      draft.tiers[1]!.features.push('ratings')
    }),
  ).toMatch(/tiers\.1\.features: names a feature twice/)
})
