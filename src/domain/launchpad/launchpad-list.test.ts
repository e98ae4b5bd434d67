import { describe, expect, test } from 'vitest'
import {
  aboveShare,
  filterLaunchpads,
  listLaunchpads,
  sortLaunchpads,
  type Launchpad,
} from './launchpad-list.ts'
import type { LaunchpadSortKey } from './launchpad-sort-keys.ts'
import { launchpadRecord, type PastSale } from './launchpad-record.ts'

const nowSec = 1_790_000_000
const sold = (name: string, multiple: number | null): PastSale => ({
  id: name,
  name,
  symbol: name.slice(0, 3).toUpperCase(),
  chain: null,
  soldAtSec: 1,
  salePriceUsd: 1,
  multiple,
  peakMultiple: null,
})
const launchpad = (
  name: string,
  multiples: readonly (number | null)[],
  chains: readonly string[] = ['Base'],
): Launchpad => {
  const sales = multiples.map((multiple, at) => sold(`${name} project ${at}`, multiple))
  return { id: name, name, image: null, chains, record: launchpadRecord(sales), sales }
}
const ahead = (id: string, launchpads: string[], launchAtSec: number | null) => ({
  id,
  name: id,
  launchAtSec,
  launchpads,
  blockchain: 'Sui',
})

const list = listLaunchpads(
  [
    launchpad('Ária', [2, 2, 2, 2, 2, 2]),
    launchpad('Börse', [0.5, 0.5, 0.5, 0.5, 9, null], ['Solana']),
  ],
  [
    ahead('late', ['Aria'], nowSec + 9),
    ahead('tba', ['ÁRIA', 'Neu'], null),
    ahead('soon', ['Aria'], nowSec + 1),
    ahead('gone', ['Aria', 'Only past'], nowSec - 1),
  ],
  nowSec,
)
const order = (key: LaunchpadSortKey, direction: 'asc' | 'desc') =>
  sortLaunchpads(list, { key, direction, locale: 'en' }).map(({ name }) => name)

describe('R-AIX-003 the list of launchpads', () => {
  test('a launchpad that only upcoming sales name stands in it without a record; what has launched names none', () => {
    expect(list.map(({ name }) => name)).toEqual(['Ária', 'Börse', 'Neu'])
    expect(list[2]).toMatchObject({ chains: ['Sui'], record: { projects: 0, score: null } })
  })

  test('sales ahead are found whatever case and accents, the soonest first, unannounced ones last', () => {
    expect(list[0]?.nextSales.map(({ id }) => id)).toEqual(['soon', 'late', 'tba'])
  })

  test('the lowest possible score leads; what is unknown is last both ways', () => {
    expect(order('low', 'desc')).toEqual(['Ária', 'Börse', 'Neu'])
    expect(order('low', 'asc')).toEqual(['Börse', 'Ária', 'Neu'])
    expect(order('average', 'desc')).toEqual(['Börse', 'Ária', 'Neu'])
    expect(order('median', 'desc')).toEqual(['Ária', 'Börse', 'Neu'])
    expect(order('above', 'asc')).toEqual(['Börse', 'Ária', 'Neu'])
    expect(order('next', 'asc')).toEqual(['Ária', 'Börse', 'Neu'])
    expect(order('name', 'desc')).toEqual(['Neu', 'Börse', 'Ária'])
    expect(list.map(({ record }) => aboveShare(record))).toEqual([1, 0.2, null])
  })

  test('of those without a score the one with more projects stands first', () => {
    const few = listLaunchpads([launchpad('Alone', []), launchpad('Young', [2, 2])], [], nowSec)
    expect(
      sortLaunchpads(few, { key: 'low', direction: 'desc', locale: 'en' }).map(({ name }) => name),
    ).toEqual(['Young', 'Alone'])
  })

  test('search finds a launchpad by its name and by a project it sold', () => {
    expect(filterLaunchpads(list, { query: 'borse', chain: null }).map(({ name }) => name)).toEqual(
      ['Börse'],
    )
    expect(
      filterLaunchpads(list, { query: 'project 5', chain: null }).map(({ name }) => name),
    ).toEqual(['Ária', 'Börse'])
    expect(filterLaunchpads(list, { query: '', chain: 'Sui' }).map(({ name }) => name)).toEqual([
      'Neu',
    ])
  })
})
