// Fetching the launchpads into the device: code of its own, for the first screen has no use for it.
import { storeLaunchpads } from '../store/store-launchpads.ts'
import { writeMakingRoom } from '../store/make-room.ts'
import { gatherLaunchpads } from '../gather/gather-pages.ts'
import type { PullPorts } from './ports.ts'

type Options = { signal?: AbortSignal }

/** Brings the launchpads and what became of their sales up to date. All pages or nothing. */
export const pullLaunchpads = async (
  ports: PullPorts,
  options: Options = {},
): Promise<{ asOfSec: number | null }> => {
  const { db, nowMs } = ports
  const { items, source } = await gatherLaunchpads(ports, options)
  await writeMakingRoom(db, nowMs(), () => storeLaunchpads(db, items, { source, nowMs: nowMs() }))
  return { asOfSec: source?.as_of ?? null }
}
