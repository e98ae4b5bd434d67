// One list's changes in the order they are sent, each with how it stands.
import { useText } from '#i18n/use-text.ts'
import type { QueuedChange } from '#data/outbox/queue-view.ts'
import { progressOf, wordsOf } from '#parts/queue-sheet/change-words.ts'
import { changeFacts } from '#parts/queue-sheet/words/change-facts.ts'
import { standingOf, type Lane, type Standing } from './lanes.ts'
import { useNowMs } from '../use-now-ms.ts'
import { useWaitText } from './use-wait-text.ts'

type NameOf = (kind: string, itemId: string | null) => string

const useStandingWords = (): ((standing: Standing, nowMs: number) => string) => {
  const { t } = useText('sync-details')
  const { t: sync } = useText('sync')
  const waitText = useWaitText()
  return (standing, nowMs) => {
    switch (standing.type) {
      case 'sending':
        return sync('stateSending')
      case 'parked':
        return sync('stateStopped')
      case 'refused':
        return sync('stateRefused')
      case 'checking':
        return sync('stateChecking')
      case 'due':
        return t('dueNow')
      case 'behind':
        return t('behind', { number: `#${standing.seq}` })
      default:
        return [
          ...(standing.type === 'checkingLater' ? [sync('stateChecking')] : []),
          t('nextTry', { time: waitText(standing.untilMs - nowMs) }),
        ].join(' · ')
    }
  }
}

const ChangeRow = ({
  change,
  lane,
  nameOf,
}: {
  change: QueuedChange
  lane: Lane
  nameOf: NameOf
}) => {
  const { t: sync } = useText('sync')
  const nowMs = useNowMs()
  const standingWords = useStandingWords()
  const facts = changeFacts(change, nameOf)
  const title = wordsOf(facts.kind).title(facts, sync('unnamedList'))
  const { seq, opId, attempts, lastError } = change.operation
  // How often and why: the words of the queue, without the state, which stands beside them.
  const history =
    attempts > 0 && lastError
      ? progressOf({ ...facts, state: 'queued' }).map(({ key, values }) => sync(key, values))
      : []
  return (
    <li data-change={change.operation.state} className="flex gap-3 py-2.5">
      <span
        aria-hidden="true"
        className="mt-2 size-2 flex-none rounded-full border border-dashed border-control"
      />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="text-body break-words text-ink-1">{sync(title.key, title.values)}</p>
        <p className="text-table text-ink-2">
          {[standingWords(standingOf(change, lane, nowMs), nowMs), ...history].join(' · ')}
        </p>
        <p className="text-caption text-ink-3">
          <bdi dir="ltr" className="font-mono wrap-anywhere">
            {`#${seq} · ${opId}`}
          </bdi>
        </p>
      </div>
    </li>
  )
}

export const LaneView = ({ lane, nameOf }: { lane: Lane; nameOf: NameOf }) => {
  const { t: sync } = useText('sync')
  const name = lane.name ?? sync('unnamedList')
  return (
    <section aria-label={name} className="grid gap-1 border-t border-hair py-3">
      <h3 className="flex flex-wrap items-baseline gap-x-2.5 text-body font-medium break-words text-ink-1">
        <bdi>{name}</bdi>
        <span className="text-caption font-regular text-ink-3">
          {sync(lane.kind === 'ido' ? 'saleList' : 'coinList')}
        </span>
      </h3>
      <ol>
        {lane.changes.map((change) => (
          <ChangeRow key={change.operation.seq} change={change} lane={lane} nameOf={nameOf} />
        ))}
      </ol>
    </section>
  )
}
