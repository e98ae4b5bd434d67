// Fetching exchange rates into the device: code of its own, for whoever reads dollars has no use
// for it.
import { writeMakingRoom } from '../store/make-room.ts'
import { storeRates } from '../store/store-rates.ts'
import type { PullPorts } from './ports.ts'

/** Brings the exchange rates up to date. */
export const pullRates = async (
  { db, call, nowMs }: PullPorts,
  options: { signal?: AbortSignal } = {},
): Promise<{ asOfSec: number }> => {
  const answer = await call('get_exchange_rates', {}, options)
  await writeMakingRoom(db, nowMs(), () => storeRates(db, answer))
  return { asOfSec: answer.source.as_of }
}
