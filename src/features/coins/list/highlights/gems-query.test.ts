import { expect, test } from 'vitest'
import { columnsOfSnapshot } from '#data/catalog/columns/columns.ts'
import { createCatalogIndex } from '#data/catalog/index/catalog-index.ts'
import { marketRow, snapshotOf } from '#tests/fixtures/wire-market.ts'
import { gemsQuery } from './gems-query.ts'

test('R-CLS-010: gems are small and rated, the highest low end first, whatever their score might become', () => {
  const rows = [
    marketRow({ id: 'sure', market_cap: 9e8, total_ai_score: 70, score_low: 70, coverage: 100 }),
    marketRow({ id: 'hopeful', market_cap: 5e8, total_ai_score: 86, score_low: 62, coverage: 80 }),
    marketRow({ id: 'provisional', market_cap: 5e8, total_ai_score: 98, score_low: 60, coverage: 40 }),
    marketRow({ id: 'large', market_cap: 2e9, total_ai_score: 90, score_low: 90, coverage: 100 }),
    marketRow({ id: 'poor', market_cap: 1e8, total_ai_score: 60, score_low: 40, coverage: 90 }),
  ]
  const index = createCatalogIndex(columnsOfSnapshot(snapshotOf(rows)), 1)
  expect(index.rowsAt(index.select(gemsQuery), 0, 9).map(({ id }) => id)).toEqual(['sure', 'hopeful'])
})
