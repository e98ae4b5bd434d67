import { describe, expect, it } from 'vitest'
import type { CatalogStatus } from '#data/catalog/queries/status.ts'
import { flightFigures } from './flight-figures.ts'

const catalog: CatalogStatus = {
  market: {
    version: 7,
    asOfSec: 900,
    sourceId: 'sample',
    isSample: true,
    savedAtMs: 1_000_500,
    quarantined: 0,
  },
  sales: { asOfSec: 800, isSample: true, savedAtMs: 990_000 },
  counts: { coins: 2412, blocks: 10, allBlocks: 25, sales: 60, charts: 36, deltas: 0 },
  bytes: { market: 1, blocks: 1, charts: 1 },
}

describe('design 9: ready for your flight', () => {
  it('counts what is stored, and takes the older of the two syncs', () => {
    expect(
      flightFigures({ catalog, usedBytes: 9_400_000, isShellReady: true, isKept: true }),
    ).toEqual({
      isRead: true,
      isReady: true,
      isShellReady: true,
      coins: 2412,
      scoreDetails: 965,
      charts: 36,
      sales: 60,
      usedBytes: 9_400_000,
      lastSyncedAtSec: 990,
    })
  })

  it('is not ready before the shell is precached', () => {
    expect(
      flightFigures({ catalog, usedBytes: 0, isShellReady: false, isKept: true }).isReady,
    ).toBe(false)
    expect(
      flightFigures({ catalog, usedBytes: 0, isShellReady: true, isKept: false }).isReady,
    ).toBe(false)
  })

  it('is not ready, and never synced, while a part was never fetched', () => {
    const { isReady, lastSyncedAtSec } = flightFigures({
      catalog: { ...catalog, sales: null },
      usedBytes: 0,
      isShellReady: true,
      isKept: true,
    })
    expect({ isReady, lastSyncedAtSec }).toEqual({ isReady: false, lastSyncedAtSec: null })
  })

  it('D10 knows nothing while it is still reading', () => {
    expect(
      flightFigures({ catalog: undefined, usedBytes: null, isShellReady: false, isKept: true }),
    ).toMatchObject({ isRead: false, lastSyncedAtSec: null })
  })
})
