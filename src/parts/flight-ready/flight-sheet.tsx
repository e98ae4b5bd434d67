// The flight card on its own, for a phone's menu.
import { useText } from '#i18n/use-text.ts'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { useSyncEngine } from '#client/sync-state/sync-context.ts'
import { useWatchlists } from '#client/watchlists/use-lists.ts'
import { FlightSlip } from './flight-slip.tsx'

type FlightSheetProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

export const FlightSheet = ({ isOpen, onOpenChange }: FlightSheetProps) => {
  const { t } = useText('pwa')
  const { t: actions } = useText('actions')
  const engine = useSyncEngine()
  const count = (useWatchlists('coin')?.length ?? 0) + (useWatchlists('ido')?.length ?? 0)
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('flightTitle')}
      closeLabel={actions('close')}
    >
      <FlightSlip watchlistCount={count} syncLists={() => engine.refresh()} />
    </Sheet>
  )
}
