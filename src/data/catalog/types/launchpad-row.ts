// A launchpad as the product sees it, from the wire; plain rows, as there are only dozens.
import { pastSaleOfWire, type LaunchpadWire } from '#contract/market/launchpad-wire.ts'
import { launchpadRecord, type LaunchpadRecord } from '#domain/launchpad/launchpad-record.ts'
import type { Launchpad } from '#domain/launchpad/launchpad-list.ts'

export type LaunchpadRow = Launchpad

/** A host that sends no projects tells the sum of them; what it leaves out stays unknown. */
const summaryRecord = ({
  projects,
  avg_roi,
  ath_roi,
  score,
  score_low,
  score_high,
  coverage,
}: LaunchpadWire): LaunchpadRecord => ({
  projects: projects ?? 0,
  pricedCount: null,
  aboveCount: null,
  averageMultiple: avg_roi,
  medianMultiple: null,
  averagePeakMultiple: ath_roi,
  best: null,
  worst: null,
  score: score === null ? null : Math.round(score),
  scoreLow: score_low ?? null,
  scoreHigh: score_high ?? null,
  coveragePct: coverage ?? (score === null ? 0 : 100),
})

/**
 * A launchpad from the wire; its record is worked out here where the projects came along, so that
 * it can be checked.
 */
export const launchpadRowOfWire = (wire: LaunchpadWire): LaunchpadRow => {
  const sales = wire.sales?.map(pastSaleOfWire) ?? null
  return {
    id: wire.id,
    name: wire.name,
    image: wire.image,
    chains: wire.chains,
    sales,
    record: sales ? launchpadRecord(sales) : summaryRecord(wire),
  }
}
