import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { comparedRows, foreignFeatures, planValue } from './plan-values.ts'

const rowOf = (label: string) => comparedRows.find((row) => row.label === label)!

it('D-TIERS: a row shows the richest of what a plan names, and no where it names nothing', () => {
  expect(planValue(rowOf('assistant'), ['assistant5', 'assistantUnlimited'])).toEqual({
    kind: 'word',
    text: 'unlimited',
  })
  expect(planValue(rowOf('assistant'), ['assistant5'])).toEqual({
    kind: 'amount',
    text: 'perDay',
    total: 5,
  })
  expect(planValue(rowOf('auditExport'), ['ratings'])).toEqual({ kind: 'no' })
})

it('every feature of the standard plans has a row, and words of another host are kept', () => {
  const file = JSON.parse(
    readFileSync(
      new URL('../../../server/gateways/plans/standard-plans.json', import.meta.url),
      'utf8',
    ),
  ) as { tiers: { features: string[] }[] }
  expect(foreignFeatures(file.tiers)).toEqual([])
  expect(
    foreignFeatures([
      { features: ['ratings', 'A call a month'] },
      { features: ['A call a month'] },
    ]),
  ).toEqual(['A call a month'])
})
