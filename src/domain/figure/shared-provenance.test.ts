import { expect, test } from 'vitest'
import { ownProvenance, sharedProvenance } from './shared-provenance.ts'

const noon = 1_790_000_000
const hour = 3_600
const told = (source: string | null, asOfSec: number | null) => ({ source, asOfSec })

test('a group says the source and the moment most of its figures have', () => {
  const figures = [told('a', noon), told('a', noon), told('b', noon - 90 * hour)]
  expect(sharedProvenance(figures)).toEqual(told('a', noon))
})

test('moments within an hour are one, and the oldest of them is said', () => {
  const figures = [told('a', noon), told('a', noon - 600), told('a', noon - 1_200)]
  const shared = sharedProvenance(figures)
  expect(shared.asOfSec).toBe(noon - 1_200)
  for (const figure of figures) expect(ownProvenance(figure, shared)).toBeNull()
})

test('of two moments as common, the newer is the group’s', () => {
  expect(sharedProvenance([told('a', noon - 9 * hour), told('a', noon)]).asOfSec).toBe(noon)
})

test('a figure says of itself only what differs', () => {
  const shared = told('a', noon)
  expect(ownProvenance(told('b', noon), shared)).toEqual(told('b', null))
  expect(ownProvenance(told('a', noon - 5 * hour), shared)).toEqual(told(null, noon - 5 * hour))
})

test('a group of nothing says nothing', () => {
  expect(sharedProvenance([])).toEqual(told(null, null))
  expect(sharedProvenance([told(null, null)])).toEqual(told(null, null))
  expect(ownProvenance(told('a', noon), told(null, null))).toEqual(told('a', noon))
})
