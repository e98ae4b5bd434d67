import { expect, it } from 'vitest'
import { columnOrder } from './column-order.ts'

const order = columnOrder<'low' | 'name'>('low', (key) => (key === 'name' ? 'asc' : 'desc'))

it('stands by the standard column until another is pressed; pressing again turns it round', () => {
  expect(order.orderOf({})).toEqual({ key: 'low', direction: 'desc' })
  const byName = order.nextOrder({}, 'name')
  expect(byName).toEqual({ sort: 'name', dir: undefined })
  expect(order.nextOrder(byName, 'name')).toEqual({ sort: 'name', dir: 'desc' })
})

it('leaves the address bare for the standard order', () => {
  expect(order.nextOrder({ sort: 'name' }, 'low')).toEqual({ sort: undefined, dir: undefined })
  expect(order.nextOrder({}, 'low')).toEqual({ sort: undefined, dir: 'asc' })
})

it('says at its heading which way a column stands, and at the others that they do not', () => {
  expect([
    order.spokenOf({}, 'low'),
    order.spokenOf({}, 'name'),
    order.spokenOf({ sort: 'name', dir: 'desc' }, 'name'),
  ]).toEqual(['descending', 'none', 'descending'])
})
