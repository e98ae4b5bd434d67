import { expect, test } from 'vitest'
import { airdropOrder, airdropSearchSchema, trimmedSearch } from './airdrop-search.ts'

test('R-AIX-004 a wrong value of the URL is left out and the rest kept', () => {
  expect(
    airdropSearchSchema.parse({
      status: 'finished',
      sort: 'ends',
      dir: 'round',
      open: 'tidebreak',
      q: '',
    }),
  ).toEqual({ sort: 'ends', open: 'tidebreak' })
})

test('R-AIX-004 the URL is as short as it can be, and a second press turns the order round', () => {
  expect(trimmedSearch({ status: 'open', q: undefined })).toEqual({})
  expect(trimmedSearch({ status: 'mine' })).toEqual({ status: 'mine' })
  expect(airdropOrder.orderOf({})).toEqual({ key: 'low', direction: 'desc' })
  expect(airdropOrder.nextOrder({}, 'ends')).toEqual({ sort: 'ends', dir: undefined })
  expect(airdropOrder.nextOrder({ sort: 'ends' }, 'ends')).toEqual({ sort: 'ends', dir: 'desc' })
})
