import { expect, test } from 'vitest'
import { coinRecordWireSchema } from '#contract/market/coin-wire.ts'
import { marketColumnNames, marketOutputSchema } from '#contract/market/market-wire.ts'
import { syntheticBlock, syntheticDelta, syntheticSnapshot } from '../fixtures/synthetic-market.ts'

test('the synthetic market speaks the contract, is the same for the same seed and has unique ids', () => {
  const snapshot = syntheticSnapshot(20_000, 7)
  expect(marketOutputSchema.parse(snapshot)).toEqual(snapshot)
  expect(Object.keys(snapshot.columns)).toEqual([...marketColumnNames])
  expect(syntheticSnapshot(20_000, 7)).toEqual(snapshot)
  expect(new Set(snapshot.columns['id']).size).toBe(20_000)
  expect(snapshot.columns['block']?.at(-1)).toBe(199)
})

test('its deltas and blocks speak the contract too', () => {
  const snapshot = syntheticSnapshot(500)
  const delta = syntheticDelta(snapshot, 200)
  expect(marketOutputSchema.parse(delta)).toEqual(delta)
  expect(delta.ids).toHaveLength(200)
  const { items } = syntheticBlock(snapshot, 4)
  expect(items.map((item) => coinRecordWireSchema.parse(item).sparkline_7d.length)).toEqual(
    Array.from({ length: 100 }, () => 168),
  )
})
