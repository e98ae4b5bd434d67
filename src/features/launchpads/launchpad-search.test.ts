import { expect, test } from 'vitest'
import { launchpadOrder, launchpadSearchSchema, trimmedSearch } from './launchpad-search.ts'

test('R-AIX-003 a wrong value of the URL is left out and the rest kept', () => {
  expect(
    launchpadSearchSchema.parse({
      sort: 'magic',
      dir: 'up',
      chain: 'Base',
      open: 'slipway',
      q: '',
    }),
  ).toEqual({ chain: 'Base', open: 'slipway' })
})

test('R-AIX-003 the lowest possible score leads until another column is pressed; pressing again turns it round', () => {
  expect(launchpadOrder.orderOf({})).toEqual({ key: 'low', direction: 'desc' })
  const byName = launchpadOrder.nextOrder({}, 'name')
  expect(byName).toEqual({ sort: 'name', dir: undefined })
  expect(launchpadOrder.nextOrder(byName, 'name')).toEqual({ sort: 'name', dir: 'desc' })
  expect(trimmedSearch(launchpadOrder.nextOrder({ sort: 'name' }, 'low'))).toEqual({})
  expect(launchpadOrder.nextOrder({}, 'low')).toEqual({ sort: undefined, dir: 'asc' })
})
