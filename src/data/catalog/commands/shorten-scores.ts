// What came to a larger membership does not stay for whoever uses the device next (D-TIERS).
import { catalogDb, type CatalogDb } from '../../catalog-db.ts'
import { withinDays } from '../queries/score-window.ts'

/** Shortens every kept history of a score to `days`. */
export const shortenScores = async (days: number, db: CatalogDb = catalogDb()): Promise<void> => {
  await db.dossiers
    .filter(({ scores }) => scores !== null && scores.window_days > days)
    .modify((row) => {
      if (row.scores === null) return
      row.scores = withinDays(row.scores, days)
      row.bytes = JSON.stringify({ ...row, bytes: 0 }).length
    })
}
