import { describe, expect, it } from 'vitest'
import { launchpadCounts, soonestSales } from './pick-sales.ts'

const sale = (name: string, launchAtSec: number | null, launchpads: string[] = []) => ({ name, launchAtSec, launchpads })

describe('what an info page names of the sales', () => {
  it('R-RTE-025 names the next sales by date and leaves out past and undated ones', () => {
    const sales = [sale('late', 300), sale('undated', null), sale('past', 50), sale('soon', 100), sale('middle', 200)]
    expect(soonestSales(sales, 100, 2).map(({ name }) => name)).toEqual(['soon', 'middle'])
  })

  it('R-RTE-029 counts each launchpad once per sale, the most named first', () => {
    const sales = [sale('a', 1, ['North', 'North']), sale('b', 2, ['South', 'North']), sale('c', 3, ['East'])]
    expect(launchpadCounts(sales, 2)).toEqual([{ name: 'North', sales: 2 }, { name: 'East', sales: 1 }])
  })
})
