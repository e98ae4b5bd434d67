// What the flight card prints, from what is stored on this device. Pure.
import type { CatalogStatus } from '#data/catalog/queries/status.ts'

export type FlightFigures = {
  /** False until this device has been read: nothing below is known then. */
  isRead: boolean
  /** Whether everything opens without a connection: the shell, the coins and the sales are here. */
  isReady: boolean
  /** The app's own files are here. */
  isShellReady: boolean
  coins: number
  /** Coins whose whole record, with the breakdown of the score, is here. */
  scoreDetails: number
  charts: number
  sales: number
  /** Bytes on this device, or null where the browser does not say. */
  usedBytes: number | null
  /** When the older of coins and sales was last fetched; null where either never was. */
  lastSyncedAtSec: number | null
}

type Facts = {
  catalog: CatalogStatus | undefined
  usedBytes: number | null
  isShellReady: boolean
  /** False where rows live in this tab's memory. */
  isKept: boolean
}

const nothing = { coins: 0, blocks: 0, allBlocks: 0, sales: 0, charts: 0, deltas: 0 }

/**
 * Records are stored in blocks of equal size, so their share of the blocks is their share of the
 * coins.
 */
const recordCount = ({ coins, blocks, allBlocks }: CatalogStatus['counts']): number =>
  allBlocks === 0 ? 0 : Math.min(coins, Math.round((coins * blocks) / allBlocks))

export const flightFigures = ({
  catalog,
  usedBytes,
  isShellReady,
  isKept,
}: Facts): FlightFigures => {
  const counts = catalog?.counts ?? nothing
  const market = catalog?.market ?? null
  const sales = catalog?.sales ?? null
  return {
    isRead: catalog !== undefined,
    isReady: isShellReady && isKept && market !== null && sales !== null,
    isShellReady,
    coins: counts.coins,
    scoreDetails: recordCount(counts),
    charts: counts.charts,
    sales: counts.sales,
    usedBytes,
    lastSyncedAtSec:
      market && sales ? Math.floor(Math.min(market.savedAtMs, sales.savedAtMs) / 1000) : null,
  }
}
