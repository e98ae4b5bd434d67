// What waits, list by list.
import { queuedChanges } from '#data/outbox/queue-view.ts'
import type { AccountDb } from '#data/account-db.ts'
import { useLiveQuery } from '#data/live-query.ts'
import { useCompleteDb } from '#client/session/use-complete-db.ts'
import { useText } from '#i18n/use-text.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { useItemNames } from '#client/watchlists/use-item-names.ts'
import { LaneView } from './lane-view.tsx'
import { lanesOf } from './lanes.ts'
import { Part } from '../part.tsx'

export const QueueSection = ({ db }: { db: AccountDb }) => {
  const { t } = useText('sync-details')
  const { t: sync } = useText('sync')
  const complete = useCompleteDb(db)
  const changes = useLiveQuery(
    () => (complete ? queuedChanges(complete) : Promise.resolve([])),
    [complete],
  )
  const nameOf = useItemNames(
    (changes ?? []).map(({ operation }) => ({
      kind: operation.kind,
      itemId: operation.itemId ?? null,
    })),
  )
  return (
    <Part title={t('queue')}>
      {changes?.length === 0 ? (
        <EmptyState
          heading="h3"
          title={sync('nothingWaiting')}
          text={sync('nothingWaitingReason')}
        />
      ) : null}
      <div>
        {lanesOf(changes ?? []).map((lane) => (
          <LaneView key={lane.lane} lane={lane} nameOf={nameOf} />
        ))}
      </div>
    </Part>
  )
}
