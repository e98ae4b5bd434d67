import { expect, it } from 'vitest'
import { launchpadCounts } from './pick-sales.ts'

const sale = (...launchpads: string[]) => ({ launchpads })

it('R-RTE-029 counts each launchpad once per sale, the most named first', () => {
  const sales = [sale('North', 'North'), sale('South', 'North'), sale('East')]
  expect(launchpadCounts(sales, 2)).toEqual([
    { name: 'North', sales: 2 },
    { name: 'East', sales: 1 },
  ])
})
