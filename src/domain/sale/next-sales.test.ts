import { expect, it } from 'vitest'
import { nextSales } from './next-sales.ts'

it('R-CLS-009, R-RTE-004, R-RTE-025: the next sales are dated, in the future, soonest first', () => {
  const sales = [
    { id: 'now', launchAtSec: 100 },
    { id: 'c', launchAtSec: 300 },
    { id: 'past', launchAtSec: 50 },
    { id: 'a', launchAtSec: 101 },
    { id: 'tba', launchAtSec: null },
    { id: 'b', launchAtSec: 200 },
  ]
  expect(nextSales(sales, 100, 2).map(({ id }) => id)).toEqual(['now', 'a'])
})
