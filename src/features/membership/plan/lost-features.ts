// What somebody loses with a plan: the lines of the comparison where the free plan offers less.
import type { Plan } from '#domain/membership/plan.ts'
import {
  comparedRows,
  foreignFeatures,
  planValue,
  type ComparedRow,
  type PlanValue,
} from '#parts/plans/plan-values.ts'

export type LostRow = { label: ComparedRow['label']; held: PlanValue; kept: PlanValue }
export type LostFeatures = {
  rows: readonly LostRow[]
  /** Another host's own words. */
  foreign: readonly string[]
}

/** Compares by what the keys stand for, so that a smaller allowance counts as lost, too. */
export const lostFeatures = (
  held: Pick<Plan, 'features'>,
  free: Pick<Plan, 'features'> | null,
): LostFeatures => {
  const keptKeys = free?.features ?? []
  const rows = comparedRows.map((row) => ({
    label: row.label,
    held: planValue(row, held.features),
    kept: planValue(row, keptKeys),
  }))
  return {
    rows: rows.filter(
      (row) => row.held.kind !== 'no' && JSON.stringify(row.held) !== JSON.stringify(row.kept),
    ),
    foreign: foreignFeatures([held]).filter((feature) => !keptKeys.includes(feature)),
  }
}
