// The membership plans on the wire: public, and stopping a server whose file is wrong (D-PLANSPUBLIC).
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { plansOfFile } from '#server/gateways/plans/plans-of-file.ts'
import { createMemoryServer } from '#tests/fakes/memory-server.ts'
import { startServerProcess } from '#tests/fakes/server-process.ts'

it('R-MEM-006: get-subscription-plans on /stripe_checkout.php answers a visitor with an array of plans', async () => {
  const server = await createMemoryServer()
  const answer = await server.fetch('/stripe_checkout.php', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"f":"get-subscription-plans"}',
  })
  expect(answer.status).toBe(200)
  const { success, output } = (await answer.json()) as {
    success: boolean
    output: Record<string, unknown>[]
  }
  expect(success).toBe(true)
  expect(output.map(({ tier, interval }) => [tier, interval].join(' '))).toEqual([
    'free month',
    'free year',
    'pro month',
    'pro year',
    'premium month',
    'premium year',
  ])
  expect(Object.keys(output[2] ?? {}).toSorted()).toEqual([
    'amount',
    'currency',
    'features',
    'id',
    'interval',
    'level',
    'name',
    'onSale',
    'priceId',
    'recommended',
    'tier',
  ])
  await server.close()
})

/** The plans that this server would sell. */
const onSaleWith = async (environment: Record<string, string>) => {
  const config = readConfig(environment)
  const plans = await plansOfFile(config.plansFile, config.plansOnSale).list()
  return plans.filter(({ onSale }) => onSale === true).map(({ id }) => id)
}

it('201 Premium is announced and not sold, unless the operator puts it on sale', async () => {
  const free = ['free-month', 'free-year', 'pro-month', 'pro-year']
  expect(await onSaleWith({})).toEqual(free)
  expect(await onSaleWith({ PLANS_ON_SALE: 'premium' })).toEqual([
    ...free,
    'premium-month',
    'premium-year',
  ])
  expect(() => readConfig({ PLANS_ON_SALE: 'gold' })).toThrow(
    /^PLANS_ON_SALE is not usable: must be pro, premium or both/,
  )
})

it('a file of plans that cannot be used stops the server with one sentence that names it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'coinsight-plans-'))
  const file = join(folder, 'plans.json')
  writeFileSync(file, '{"currency":"usd","tiers":[]}')
  const failed = await startServerProcess({ DATA_DIR: folder, PLANS_FILE: file })
  expect(failed).toMatchObject({
    exitCode: 1,
    stderr: expect.stringMatching(
      /^PLANS_FILE is not usable: tiers: must be free, pro, premium, in this order\. Correct or unset it/,
    ),
  })
  rmSync(folder, { recursive: true, force: true })
})
