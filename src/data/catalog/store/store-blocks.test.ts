import { recordOf } from '#tests/fakes/market-server.ts'
import { expect, test } from 'vitest'
import { blockRowOf, recordInBlock, sparklinesInBlock } from './store-blocks.ts'

const item = (id: string, sparkline_7d: number[]) => ({
  ...recordOf({ id, price: 1 }),
  sparkline_7d,
})
const blockOf = () =>
  blockRowOf(
    { block: 3, version: 8, items: [item('a', [1, 2]), item('b', []), item('c', [3, 4, 5])] },
    99,
  )

test('a block keeps its records as one text and all sparklines as one array', () => {
  const block = blockOf()
  expect(block).toMatchObject({
    block: 3,
    version: 8,
    savedAtMs: 99,
    ids: ['a', 'b', 'c'],
    closes: Float32Array.of(1, 2, 3, 4, 5),
    ends: Uint32Array.of(2, 2, 5),
  })
  expect(block.records).not.toContain('sparkline')
  expect(block.bytes).toBe(5 * 4 + block.records.length)
})

test('R-CDT-003 each record comes back with its own sparkline and the age of its block', () => {
  const block = blockOf()
  const [first, second, third] = ['a', 'b', 'c'].map((id) => recordInBlock(block, id))
  expect([first?.sparkline7dUsd, second?.sparkline7dUsd, third?.sparkline7dUsd]).toEqual([
    Float32Array.of(1, 2),
    new Float32Array(),
    Float32Array.of(3, 4, 5),
  ])
  expect([first?.id, third?.description, third?.savedAtMs]).toEqual(['a', 'About c', 99])
  expect(recordInBlock(block, 'gone')).toBeNull()
})

test('sparklines are read for the coins that are asked for, and for no other', () => {
  const block = blockOf()
  expect(sparklinesInBlock(block, new Set(['c', 'a', 'gone']))).toEqual([
    ['a', Float32Array.of(1, 2)],
    ['c', Float32Array.of(3, 4, 5)],
  ])
})

test('a damaged block reads as an empty one, to be fetched again', () => {
  const block = blockOf()
  const torn = { ...block, records: block.records.slice(0, 20) }
  expect([recordInBlock(torn, 'a'), recordInBlock(torn, 'gone')]).toEqual([null, null])
})
