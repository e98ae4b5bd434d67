// The flight slip at the foot of the rail, and below the list on a phone.
import { FlightSlip } from '#parts/flight-ready/flight-slip.tsx'
import { useSyncEngine } from '#client/sync-state/sync-context.ts'

export const FlightCard = ({ listCount }: { listCount: number }) => {
  const engine = useSyncEngine()
  return <FlightSlip watchlistCount={listCount} syncLists={() => engine.refresh()} />
}
